import { ChartNoAxesCombinedIcon, DoorOpenIcon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = { analytics: ChartNoAxesCombinedIcon, exitRates: DoorOpenIcon };
