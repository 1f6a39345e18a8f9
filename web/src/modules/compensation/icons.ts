import { CoinsIcon, MailOpenIcon, MapPinnedIcon, Table2Icon, WalletIcon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  compensation: WalletIcon,
  salaryMatrices: Table2Icon,
  bonusBases: CoinsIcon,
  cityCoefficients: MapPinnedIcon,
  letterTemplate: MailOpenIcon,
};
