import { and, eq, sql } from 'drizzle-orm';
import { AuthorityScope } from '@hengcai/shared/enums';
import type { ElementCode } from '@hengcai/shared/rules/settings/elements';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { peopleRights } from '../../../kit/people-rights.ts';
import { deptPath } from '../../org/tables.ts';
import { roleFieldGroup } from '../tables.ts';
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
 * element, a field group or people beyond the own ones.
 */
export async function refuseMoreThanHeld(ctx: Ctx, given: Given): Promise<void> {
  if (isAdministrator(ctx)) return;
  const { session } = ctx;
  const more = (name: string) => refused({ field: name, code: 'ROLE_MORE_THAN_HELD' });
  if (given.pages?.some(({ path, rights }) => (rights & ~(session.pageRights.get(path) ?? 0)) !== 0))
    throw more('pages');
  if (given.elements?.some((code) => session.hiddenElements.has(code))) throw more('pages');
  if (given.groups?.length) {
    const held = await heldGroups(ctx);
    if (given.groups.some(({ groupCode, right }) => right > (held.get(groupCode) ?? 0))) throw more('groups');
  }
  if (given.scope && !(await holdsScope(ctx, given.scope))) throw more('scope');
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

async function heldGroups({ tx, session }: Ctx): Promise<Map<string, number>> {
  const rows = await tx
    .select({ group: roleFieldGroup.fieldGroup, right: sql<number>`max(${roleFieldGroup.right})` })
    .from(roleFieldGroup)
    .where(
      and(
        eq(roleFieldGroup.companyId, session.companyId),
        isAnyOf(
          roleFieldGroup.roleCode,
          session.roles.map(({ roleCode }) => roleCode),
        ),
      ),
    )
    .groupBy(roleFieldGroup.fieldGroup);
  return new Map(rows.map(({ group, right }) => [group, right]));
}

async function holdsScope(ctx: Ctx, { scope, deptIds, empIds }: NonNullable<Given['scope']>): Promise<boolean> {
  const { COMPANY, DESIGNATED, SELF_AND_SUPERIORS } = AuthorityScope;
  if (scope === null || scope === SELF_AND_SUPERIORS || ctx.session.scopes.has(COMPANY)) return true;
  if (scope === COMPANY) return false;
  if (scope === DESIGNATED) {
    const visible = await peopleRights().visibleIdsOf(ctx, empIds);
    return empIds.every((id) => visible.has(id));
  }
  const departments = await peopleRights().departmentsInScope(ctx);
  if (departments === null) return true;
  const asked = scope === AuthorityScope.DEPARTMENT_ALL ? await withAllBelow(ctx, deptIds) : deptIds;
  return asked.every((id) => departments.has(id));
}

/** Departments with all below them. */
export async function withAllBelow({ tx, session }: Ctx, deptIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: deptPath.descendant })
    .from(deptPath)
    .where(and(eq(deptPath.companyId, session.companyId), isAnyOf(deptPath.ancestor, deptIds)));
  return rows.map(({ id }) => id);
}
