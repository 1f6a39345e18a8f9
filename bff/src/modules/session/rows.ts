import type * as z from 'zod';
import type { LinkedIdentity } from '@hengcai/shared/contract/image';
import type { CurrentUser } from '@hengcai/shared/contract/system-user';

export type CurrentUserRow = z.output<typeof CurrentUser>;
export type LinkedIdentityRow = z.output<typeof LinkedIdentity>;
export type { MenuPageData as MenuPageRow } from '@hengcai/shared/contract/menu';
