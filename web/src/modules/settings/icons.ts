import { KeyRoundIcon, SettingsIcon, ShieldCheckIcon, UsersRoundIcon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  settings: SettingsIcon,
  roles: ShieldCheckIcon,
  accounts: KeyRoundIcon,
  identities: UsersRoundIcon,
};
