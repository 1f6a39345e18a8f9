import { LuBriefcaseBusiness, LuFolderClock, LuHistory, LuLayers, LuScale, LuUserCheck } from 'react-icons/lu';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  position: LuBriefcaseBusiness,
  positions: LuLayers,
  rankHistory: LuHistory,
  familyHistory: LuFolderClock,
  evaluation: LuScale,
  match: LuUserCheck,
};
