import { CoinsIcon, FolderKanbanIcon, HandCoinsIcon, Settings2Icon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  projectfund: FolderKanbanIcon,
  projectBudgets: HandCoinsIcon,
  projectBonuses: CoinsIcon,
  projectTypes: Settings2Icon,
};
