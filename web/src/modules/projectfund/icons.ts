import { FolderKanbanIcon, Settings2Icon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = { projectfund: FolderKanbanIcon, projectTypes: Settings2Icon };
