import { LuArrowRightLeft, LuClipboardList, LuBookA, LuListChecks, LuUsers } from 'react-icons/lu';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  employee: LuUsers,
  list: LuClipboardList,
  changes: LuArrowRightLeft,
  fields: LuListChecks,
  dictionaries: LuBookA,
};
