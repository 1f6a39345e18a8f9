import { MailOpenIcon, MapPinnedIcon, WalletIcon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = { compensation: WalletIcon, cityCoefficients: MapPinnedIcon, letterTemplate: MailOpenIcon };
