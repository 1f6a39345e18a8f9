import { ChartNoAxesCombinedIcon, DoorOpenIcon, TrophyIcon, UsersRoundIcon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  analytics: ChartNoAxesCombinedIcon,
  exitRates: DoorOpenIcon,
  structure: UsersRoundIcon,
  promotions: TrophyIcon,
};
