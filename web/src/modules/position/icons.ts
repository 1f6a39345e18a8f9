import {
  BriefcaseBusinessIcon,
  FolderClockIcon,
  HistoryIcon,
  LayersIcon,
  ScaleIcon,
  UserCheckIcon,
} from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  position: BriefcaseBusinessIcon,
  positions: LayersIcon,
  rankHistory: HistoryIcon,
  familyHistory: FolderClockIcon,
  evaluation: ScaleIcon,
  match: UserCheckIcon,
};
