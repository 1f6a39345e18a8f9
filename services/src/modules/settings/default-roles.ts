import { AuthorityScope, FieldGroup, FieldRight, RoleType } from '@hengcai/shared/enums';
import { allPages } from '../../kit/pages.ts';
import type { Ctx } from '../../kit/context.ts';
import { role, roleFieldGroup, rolePage, scopeGrant } from './tables.ts';

type Groups = Partial<Record<(typeof FieldGroup)[keyof typeof FieldGroup], number>>;

interface ShippedRole {
  roleCode: string;
  type: number;
  isDefault: boolean;
  scope: number;
  fields: Groups;
}

const every = (right: number): Groups => Object.fromEntries(Object.values(FieldGroup).map((group) => [group, right]));

/**
 * The roles every company starts with (specification 6); `hr` is a customised role that may be changed or deleted. What
 * they may do on a page stands where the page is registered; an administrator has every page.
 */
export const SHIPPED_ROLES: readonly ShippedRole[] = [
  {
    roleCode: 'ADMIN',
    type: RoleType.ADMIN,
    isDefault: false,
    scope: AuthorityScope.COMPANY,
    fields: every(FieldRight.EDIT),
  },
  {
    roleCode: 'CEO',
    type: RoleType.CEO,
    isDefault: false,
    scope: AuthorityScope.COMPANY,
    fields: every(FieldRight.READ),
  },
  {
    roleCode: 'MANAGER',
    type: RoleType.MANAGER,
    isDefault: true,
    scope: AuthorityScope.SELF_AND_SUPERIORS,
    fields: {
      [FieldGroup.BASIC]: FieldRight.READ,
      [FieldGroup.WORK]: FieldRight.READ,
      [FieldGroup.CONTACT]: FieldRight.READ,
      [FieldGroup.EDUCATION]: FieldRight.READ,
    },
  },
  {
    roleCode: 'ORDINARY',
    type: RoleType.ORDINARY,
    isDefault: true,
    scope: AuthorityScope.SELF_AND_SUPERIORS,
    fields: { [FieldGroup.BASIC]: FieldRight.READ, [FieldGroup.WORK]: FieldRight.READ },
  },
  {
    roleCode: 'hr',
    type: RoleType.CUSTOMISED,
    isDefault: false,
    scope: AuthorityScope.COMPANY,
    fields: every(FieldRight.EDIT),
  },
];

/** Gives a new company its roles with their pages, scopes and field groups. */
export async function createDefaultRoles(ctx: Ctx): Promise<void> {
  const { companyId } = ctx.session;
  await ctx.tx
    .insert(role)
    .values(SHIPPED_ROLES.map(({ roleCode, type, isDefault }) => ({ companyId, roleCode, type, isDefault })));
  const pages = allPages().flatMap(({ path, grants }) =>
    Object.entries(grants).map(([roleCode, rights]) => ({ companyId, roleCode, path, rights })),
  );
  await ctx.tx.insert(rolePage).values(pages);
  await ctx.tx.insert(scopeGrant).values(
    SHIPPED_ROLES.map(({ roleCode, scope }) => ({
      companyId,
      id: ctx.newId(),
      roleCode,
      objectType: 'employee',
      scope,
    })),
  );
  const fields = SHIPPED_ROLES.flatMap(({ roleCode, fields }) =>
    Object.entries(fields).map(([fieldGroup, right]) => ({ companyId, roleCode, fieldGroup, right })),
  );
  await ctx.tx.insert(roleFieldGroup).values(fields);
}
