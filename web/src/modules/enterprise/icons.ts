import { LuBuilding, LuBuilding2, LuLayoutTemplate, LuLibrary } from 'react-icons/lu';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = { enterprise: LuBuilding2, company: LuBuilding, template: LuLayoutTemplate, LuLibrary };
