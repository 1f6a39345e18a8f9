import { BuildingIcon, Building2Icon, LayoutTemplateIcon, LibraryIcon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = { enterprise: Building2Icon, company: BuildingIcon, template: LayoutTemplateIcon, LibraryIcon };
