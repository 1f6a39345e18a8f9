import type * as z from 'zod';
import type { IdentityLink } from '@hengcai/shared/contract/session/image';
import type { Role, RoleMember, RolePage, RoleScope } from '@hengcai/shared/contract/settings/roles';
import type { UserAccount } from '@hengcai/shared/contract/settings/system-users';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';

export type IdentityLinkRow = z.output<typeof IdentityLink>;
export type RoleRow = z.output<typeof Role>;
export type RoleScopeRow = z.output<typeof RoleScope>;
export type RoleMemberRow = z.output<typeof RoleMember>;
export type RoleMemberScopeRow = NonNullable<RoleMemberRow['narrowed']>;
export type RolePageRow = z.output<typeof RolePage>;
export type RolePageElementRow = RolePageRow['elements'][number];
export type RoleFieldRightRow = RoleRow['groups'][number];
export type RoleMenuRow = DataOf<Contract['roles']['endpoints']['listhtmlbymenu']>['menus'][number];
export type UserAccountRow = z.output<typeof UserAccount>;
export type UserAccountRoleRow = UserAccountRow['roles'][number];
