import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { FieldGroup, FieldRight, PageRight, RoleType, type AuthorityScope, type ValueOf } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { EMPLOYEE_OBJECT } from '../../../db/callers.ts';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { localName } from '../../../kit/local-name.ts';
import { allPages, type GrantedRole } from '../../../kit/pages.ts';
import { peopleRights } from '../../../kit/people-rights.ts';
import { employee } from '../../employee/tables.ts';
import { readDepartments } from '../../session/public.ts';
import { role, roleElement, roleFieldGroup, rolePage, scopeGrant, userRole } from '../tables.ts';

export type RoleData = DataOf<Contract['roles']['endpoints']['listrole']>[number];
export type RoleRow = typeof role.$inferSelect;

const SHIPPED: readonly string[] = ['ADMIN', 'CEO', 'MANAGER', 'ORDINARY', 'hr'];
export const isShipped = (roleCode: string): boolean => SHIPPED.includes(roleCode);

/** What a release gives a role on a page; null: the role is the company's own. */
export const shippedRights = (roleCode: string, path: string): number | null =>
  isShipped(roleCode) ? (allPages().find((page) => page.path === path)?.grants[roleCode as GrantedRole] ?? 0) : null;

export const nameOf = ({ t }: Ctx, { roleCode, roleName }: Pick<RoleRow, 'roleCode' | 'roleName'>): string =>
  roleName ?? t(`role.${roleCode}`);

const own = (ctx: Ctx) => eq(role.companyId, ctx.session.companyId);

/** One role, locked where it is about to be changed. */
export async function findRole(ctx: Ctx, roleCode: string, forUpdate = false): Promise<RoleRow> {
  const query = ctx.tx
    .select()
    .from(role)
    .where(and(own(ctx), eq(role.roleCode, roleCode)));
  const [found] = await (forUpdate ? query.for('update') : query);
  if (!found) throw notFound();
  return found;
}

/** Roles with what they come to, the shipped ones first; a fixed number of statements for any number of them. */
export async function readRoles(ctx: Ctx, asked: { roleCodes?: readonly string[]; keyword?: string | undefined } = {}) {
  const { tx, session } = ctx;
  const rows = await tx
    .select()
    .from(role)
    .where(and(own(ctx), asked.roleCodes && inArray(role.roleCode, [...asked.roleCodes])));
  const keyword = asked.keyword?.toLowerCase() ?? '';
  const found = rows.filter((row) => nameOf(ctx, row).toLowerCase().includes(keyword));
  const codes = found.map(({ roleCode }) => roleCode);
  const of = (table: { companyId: AnyPgColumn; roleCode: AnyPgColumn }) =>
    and(eq(table.companyId, session.companyId), isAnyOf(table.roleCode, codes));
  const members = await tx
    .select({ roleCode: userRole.roleCode, count: sql<number>`count(*)::int` })
    .from(userRole)
    .where(of(userRole))
    .groupBy(userRole.roleCode);
  const pages = await tx.select().from(rolePage).where(of(rolePage));
  const elements = await tx.select().from(roleElement).where(of(roleElement));
  const groups = await tx.select().from(roleFieldGroup).where(of(roleFieldGroup));
  const scopeOf = await readScopes(ctx, codes);
  const data = found.map((row): RoleData => {
    const { roleCode, type, isDefault, readOnly, version } = row;
    const mine = <T extends { roleCode: string }>(list: readonly T[]) =>
      list.filter((one) => one.roleCode === roleCode);
    const rights = new Map(mine(pages).map((page) => [page.path, page.rights]));
    const isAdmin = type === RoleType.ADMIN;
    const differs = ({ path }: { path: string }) => (rights.get(path) ?? 0) !== (shippedRights(roleCode, path) ?? 0);
    return {
      roleCode,
      roleName: nameOf(ctx, row),
      type: type as ValueOf<typeof RoleType>,
      isDefault,
      isShipped: isShipped(roleCode),
      readOnly,
      memberCount: isDefault ? null : (mine(members)[0]?.count ?? 0),
      pageCount: isAdmin
        ? allPages().length
        : allPages().filter(({ path }) => ((rights.get(path) ?? 0) & PageRight.VISIT) !== 0).length,
      editedCount: isAdmin ? 0 : allPages().filter(differs).length + mine(elements).length,
      scope: scopeOf(roleCode),
      groups: Object.values(FieldGroup).map((groupCode) => ({
        groupCode,
        right: (mine(groups).find(({ fieldGroup }) => fieldGroup === groupCode)?.right ?? FieldRight.NONE) as ValueOf<
          typeof FieldRight
        >,
      })),
      version,
    };
  });
  const order = (one: RoleData) => (isShipped(one.roleCode) ? SHIPPED.indexOf(one.roleCode) : SHIPPED.length);
  return data.sort((a, b) => order(a) - order(b) || a.roleName.localeCompare(b.roleName, ctx.language));
}

/** One role as the calls answer it after a change. */
export async function readRole(ctx: Ctx, roleCode: string): Promise<RoleData> {
  const [one] = await readRoles(ctx, { roleCodes: [roleCode] });
  if (!one) throw notFound();
  return one;
}

type ScopeData = RoleData['scope'];

/** Whom roles show; of designated people only those the caller sees are named. */
async function readScopes(ctx: Ctx, roleCodes: readonly string[]): Promise<(roleCode: string) => ScopeData> {
  const rows = await ctx.tx
    .select()
    .from(scopeGrant)
    .where(
      and(
        eq(scopeGrant.companyId, ctx.session.companyId),
        eq(scopeGrant.objectType, EMPLOYEE_OBJECT),
        isAnyOf(scopeGrant.roleCode, roleCodes),
      ),
    )
    .orderBy(scopeGrant.scope, scopeGrant.id);
  const departments = await readDepartments(ctx, [...new Set(rows.flatMap(({ deptIds }) => deptIds))]);
  const people = await namesOf(ctx, [...new Set(rows.flatMap(({ empIds }) => empIds))]);
  return (roleCode) => {
    // The widest grant of a role is the one it is known by; the product makes one for each role.
    const grant = rows.find((row) => row.roleCode === roleCode);
    if (!grant) return { scope: null, depts: [], emps: [], hiddenEmps: 0 };
    const named = (ids: readonly string[], names: ReadonlyMap<string, string>) =>
      ids.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) ?? '' }] : []));
    const emps = named(grant.empIds, people);
    return {
      scope: grant.scope as ValueOf<typeof AuthorityScope>,
      depts: named(grant.deptIds, departments),
      emps,
      hiddenEmps: grant.empIds.length - emps.length,
    };
  };
}

async function namesOf(ctx: Ctx, empIds: readonly string[]): Promise<Map<string, string>> {
  const visible = [...(await peopleRights().visibleIdsOf(ctx, empIds))];
  if (visible.length === 0) return new Map();
  const rows = await ctx.tx
    .select({ id: employee.id, name: employee.name, nameEn: employee.nameEn })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, visible)));
  return new Map(rows.map(({ id, name, nameEn }) => [id, localName(ctx, name, nameEn)]));
}
