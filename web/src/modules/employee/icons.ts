import { ArrowRightLeftIcon, ClipboardListIcon, BookAIcon, ListChecksIcon, UsersIcon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  employee: UsersIcon,
  list: ClipboardListIcon,
  changes: ArrowRightLeftIcon,
  fields: ListChecksIcon,
  dictionaries: BookAIcon,
};
