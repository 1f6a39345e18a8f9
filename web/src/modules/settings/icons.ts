import { LuKeyRound, LuSettings, LuShieldCheck, LuUsersRound } from 'react-icons/lu';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = { settings: LuSettings, roles: LuShieldCheck, accounts: LuKeyRound, identities: LuUsersRound };
