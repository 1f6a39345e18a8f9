import type * as z from 'zod';
import type { LinkedIdentity } from '@hengcai/shared/contract/session/image';
import type { CurrentUser } from '@hengcai/shared/contract/session/system-user';

export type CurrentUserRow = z.output<typeof CurrentUser>;
export type LinkedIdentityRow = z.output<typeof LinkedIdentity>;
export type { MenuPageData as MenuEntryRow } from '@hengcai/shared/contract/session/menu';
