import { and, eq } from 'drizzle-orm';
import { AuthorityScope, FieldGroup, FieldRight, PageRight } from '@hengcai/shared/enums';
import type { ElementCode } from '@hengcai/shared/rules/settings/elements';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { peopleRights } from '../../../kit/people-rights.ts';
import { deptPath } from '../../org/tables.ts';
import { roleFieldGroup, rolePage } from '../tables.ts';
import type { RoleData } from './read.ts';

/** What somebody is about to give away. */
export interface Given {
  pages?: readonly { path: string; rights: number }[];
  elements?: readonly ElementCode[];
  groups?: readonly { groupCode: string; right: number }[];
  scope?: { scope: number | null; deptIds: readonly string[]; empIds: readonly string[] };
}

export const isAdministrator = ({ session }: Ctx): boolean => session.roles.some(({ type }) => type === 'ADMIN');

/**
 * Refuses what the caller does not hold (decisions, "Settings"): nobody but an administrator gives a right on a page, an
 * element, a field group or people beyond the own ones. A role is a whole, so one of the caller's roles has to hold what is
 * given together: each page with each group over the people. `rest` is what the role has beside what is given.
 */
export async function refuseMoreThanHeld(ctx: Ctx, given: Given, rest: Given = {}): Promise<void> {
  if (isAdministrator(ctx)) return;
  const { session } = ctx;
  const more = (name: string) => refused({ field: name, code: 'ROLE_MORE_THAN_HELD' });
  if (given.elements?.some((code) => session.hiddenElements.has(code))) throw more('pages');
  const pages = (given.pages ?? rest.pages ?? []).filter(({ rights }) => rights !== 0);
  const groups = (given.groups ?? rest.groups ?? []).filter(needsRight);
  const scope = given.scope ?? rest.scope ?? NOBODY;
  const held = await heldRoles(ctx, scope);
  const isHeld = (needs: (one: Held) => boolean) => held.some(needs);
  if (given.pages && !pages.every((page) => isHeld(hasPage(page)))) throw more('pages');
  if (given.groups && !groups.every((group) => isHeld(hasGroup(group)))) throw more('groups');
  if (given.scope && !isHeld(({ showsAll }) => showsAll)) throw more('scope');
  const together = pages.every(
    (page) =>
      isHeld((one) => one.showsAll && hasPage(page)(one)) &&
      groups.every((group) => isHeld((one) => one.showsAll && hasPage(page)(one) && hasGroup(group)(one))),
  );
  const people = groups.every((group) => isHeld((one) => one.showsAll && hasGroup(group)(one)));
  const gives = given.pages ? pages.length > 0 : given.groups ? groups.length > 0 : true;
  if (scope.scope !== null && gives && !(together && people))
    throw more(given.pages ? 'pages' : given.groups ? 'groups' : 'scope');
}

type Scope = NonNullable<Given['scope']>;
type PageGiven = NonNullable<Given['pages']>[number];
type GroupGiven = NonNullable<Given['groups']>[number];
const NOBODY: Scope = { scope: null, deptIds: [], empIds: [] };

/** Name, number and work email of whom one sees are everybody's to read. */
const needsRight = ({ groupCode, right }: GroupGiven): boolean =>
  right > (groupCode === FieldGroup.BASIC ? FieldRight.READ : FieldRight.NONE);

/** One of the caller's roles, with whether it shows all the people that are given. */
interface Held {
  pages: ReadonlyMap<string, number>;
  groups: ReadonlyMap<string, number>;
  showsAll: boolean;
}

const hasPage =
  ({ path, rights }: PageGiven) =>
  ({ pages }: Held): boolean =>
    (rights & ~(pages.get(path) ?? 0)) === 0;
const hasGroup =
  ({ groupCode, right }: GroupGiven) =>
  ({ groups }: Held): boolean =>
    (groups.get(groupCode) ?? 0) >= right;

async function heldRoles(ctx: Ctx, scope: Scope): Promise<Held[]> {
  const { tx, session } = ctx;
  const rows = await tx
    .select({ roleCode: roleFieldGroup.roleCode, group: roleFieldGroup.fieldGroup, right: roleFieldGroup.right })
    .from(roleFieldGroup)
    .where(
      and(
        eq(roleFieldGroup.companyId, session.companyId),
        isAnyOf(
          roleFieldGroup.roleCode,
          session.roles.map(({ roleCode }) => roleCode),
        ),
      ),
    );
  const held: Held[] = [];
  for (const role of session.roles)
    held.push({
      pages: role.pages,
      groups: new Map(rows.flatMap((row) => (row.roleCode === role.roleCode ? [[row.group, row.right]] : []))),
      showsAll: await holdsScope({ ...ctx, session: { ...session, roles: [role], through: null } }, scope),
    });
  return held;
}

/** Whether the caller sees all of some people. */
async function holdsScope(ctx: Ctx, { scope, deptIds, empIds }: Scope): Promise<boolean> {
  const { DESIGNATED, SELF_AND_SUPERIORS, COMPANY } = AuthorityScope;
  if (scope === null || scope === SELF_AND_SUPERIORS) return true;
  if (scope === DESIGNATED) {
    const visible = await peopleRights().visibleIdsOf(ctx, empIds);
    return empIds.every((id) => visible.has(id));
  }
  const departments = await peopleRights().departmentsInScope(ctx);
  if (departments === null) return true;
  if (scope === COMPANY) return false;
  const asked = scope === AuthorityScope.DEPARTMENT_ALL ? await withAllBelow(ctx, deptIds) : deptIds;
  return asked.every((id) => departments.has(id));
}

/** All that a role gives to whoever is put into it. */
export function givenBy(role: RoleData, pages: Given['pages'] & object): Given {
  return {
    pages,
    groups: role.groups,
    scope: {
      scope: role.scope.scope,
      deptIds: role.scope.depts.map(({ id }) => id),
      // One whom the caller does not see is more than the caller holds.
      empIds: [...role.scope.emps.map(({ id }) => id), ...Array<string>(role.scope.hiddenEmps).fill('')],
    },
  };
}

/** All that a role has, as its members have it. */
export async function allOf(ctx: Ctx, role: RoleData): Promise<Given> {
  const pages = await ctx.tx
    .select({ path: rolePage.path, rights: rolePage.rights })
    .from(rolePage)
    .where(and(eq(rolePage.companyId, ctx.session.companyId), eq(rolePage.roleCode, role.roleCode)));
  return givenBy(
    role,
    pages.map(({ path, rights }) => ({ path, rights: role.readOnly ? rights & PageRight.VISIT : rights })),
  );
}

/** Departments with all below them. */
export async function withAllBelow({ tx, session }: Ctx, deptIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: deptPath.descendant })
    .from(deptPath)
    .where(and(eq(deptPath.companyId, session.companyId), isAnyOf(deptPath.ancestor, deptIds)));
  return rows.map(({ id }) => id);
}
