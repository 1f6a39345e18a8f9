import type { RoleRowFragment } from './roles.gen';

export type Role = RoleRowFragment;

export const AUTHORITY_PATH = '/setting/authority-manage';
export const rolePath = (id: string, tab?: RoleTab) =>
  `${AUTHORITY_PATH}?role=${encodeURIComponent(id)}${tab ? `&tab=${tab}` : ''}`;

/** Where it is looked at what somebody sees; as a role, where one is named. */
export const seeAsPath = (roleId = ''): string => `${AUTHORITY_PATH}?seeAs=${encodeURIComponent(roleId)}`;

/** What of the address says which role and which of its tabs is shown. */
export const ROLE_PLACES = ['role', 'tab'] as const;

export const ROLE_TABS = ['pages', 'members', 'scope', 'fields'] as const;
export type RoleTab = (typeof ROLE_TABS)[number];

/** The tabs that say something about a role: nobody is put into a default role, nobody limits the administrator. */
export const tabsOf = ({ isDefault, type }: Pick<Role, 'isDefault' | 'type'>): RoleTab[] =>
  ROLE_TABS.filter((tab) => {
    if (tab === 'members') return !isDefault;
    if (tab === 'scope') return !isDefault && type !== 'ADMIN';
    return tab !== 'fields' || type !== 'ADMIN';
  });

/** Whether people decide about a role: administrator, head of the company and the default ones stay and keep their names. */
export const isOwn = ({ type }: Pick<Role, 'type'>): boolean => type === 'CUSTOMISED';
