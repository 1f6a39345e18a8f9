import { AuthorityScope, FieldGroup, FieldRight, PageRight, RoleType } from '@hengcai/shared/enums';
import { allPages } from '../../kit/pages.ts';
import type { Ctx } from '../../kit/context.ts';
import { role, roleFieldGroup, rolePage, scopeGrant } from './tables.ts';

const { VISIT, EDIT, EXPORT } = PageRight;
type Groups = Partial<Record<(typeof FieldGroup)[keyof typeof FieldGroup], number>>;

interface ShippedRole {
  roleCode: string;
  type: number;
  isDefault: boolean;
  /** Sum of rights on a page. */
  rights: (path: string) => number;
  scope: number;
  fields: Groups;
}

const every = (right: number): Groups => Object.fromEntries(Object.values(FieldGroup).map((group) => [group, right]));
const staffPages: Readonly<Record<string, number>> = {
  '/index': VISIT,
  '/performance/examine': VISIT + EDIT,
  '/performance/examine/details': VISIT + EDIT,
};

/** Explores the schema and runs queries of one's own: administrators do, who have every page; others are given it. */
const SCHEMA_EXPLORER = '/graphiql';

/** The roles every company starts with (specification 6); `hr` is a customised role that may be changed or deleted. */
export const SHIPPED_ROLES: readonly ShippedRole[] = [
  // The administrator's pages are computed (all of them), so that a later release's pages are among them.
  {
    roleCode: 'ADMIN',
    type: RoleType.ADMIN,
    isDefault: false,
    rights: () => 0,
    scope: AuthorityScope.COMPANY,
    fields: every(FieldRight.EDIT),
  },
  {
    roleCode: 'CEO',
    type: RoleType.CEO,
    isDefault: false,
    scope: AuthorityScope.COMPANY,
    fields: every(FieldRight.READ),
    rights: (path) => VISIT + EXPORT + (path === '/index' || path.startsWith('/performance/') ? EDIT : 0),
  },
  {
    roleCode: 'MANAGER',
    type: RoleType.MANAGER,
    isDefault: true,
    rights: (path) => staffPages[path] ?? 0,
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
    rights: (path) => staffPages[path] ?? 0,
    scope: AuthorityScope.SELF_AND_SUPERIORS,
    fields: { [FieldGroup.BASIC]: FieldRight.READ, [FieldGroup.WORK]: FieldRight.READ },
  },
  {
    roleCode: 'hr',
    type: RoleType.CUSTOMISED,
    isDefault: false,
    scope: AuthorityScope.COMPANY,
    fields: every(FieldRight.EDIT),
    // How the company signs in, and who may act as whom, is the administrators'.
    rights: (path) => (path.startsWith('/setting/') ? 0 : VISIT + EDIT + EXPORT),
  },
];

/** Gives a new company its roles with their pages, scopes and field groups. */
export async function createDefaultRoles(ctx: Ctx): Promise<void> {
  const { companyId } = ctx.session;
  await ctx.tx
    .insert(role)
    .values(SHIPPED_ROLES.map(({ roleCode, type, isDefault }) => ({ companyId, roleCode, type, isDefault })));
  const paths = allPages()
    .map(({ path }) => path)
    .filter((path) => path !== SCHEMA_EXPLORER);
  const pages = SHIPPED_ROLES.flatMap(({ roleCode, rights }) =>
    paths.map((path) => ({ companyId, roleCode, path, rights: rights(path) })),
  );
  await ctx.tx.insert(rolePage).values(pages.filter((page) => page.rights > 0));
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
