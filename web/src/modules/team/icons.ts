import { HistoryIcon, UserCogIcon, UsersIcon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = { team: UserCogIcon, myTeam: UsersIcon, teamHistory: HistoryIcon };
