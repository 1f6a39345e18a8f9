import { and, eq, sql } from 'drizzle-orm';
import { AuthorityScope, FieldRight, PageRight } from '@hengcai/shared/enums';
import { EMPLOYEE_OBJECT } from '../../../db/callers.ts';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { deptPath } from '../../org/tables.ts';
import { userAccount } from '../../session/tables.ts';
import { roleFieldGroup, rolePage, scopeGrant, userRole } from '../../settings/tables.ts';
import { employee } from '../tables.ts';
import { CHANGES_PAGE } from './data.ts';

const { COMPANY, DEPARTMENT_ALL, DEPARTMENT_DIRECT } = AuthorityScope;

/**
 * Who files changes of each of these people, or may edit another page, and where a group is named may read it of them: one
 * role gives the page, the people and the group; nobody hears of themselves.
 */
export async function hrOf(
  ctx: Ctx,
  empIds: readonly string[],
  group?: string,
  page: string = CHANGES_PAGE,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (empIds.length === 0) return new Map();
  const { companyId } = ctx.session;
  const within = (scope: number, reaches: ReturnType<typeof sql>) => sql`(g.scope = ${scope} and ${reaches})`;
  const readsGroup =
    group === undefined
      ? sql``
      : sql` and exists (select 1 from ${roleFieldGroup} f where f.company_id = p.company_id and f.role_code = u.role_code
          and f.field_group = ${group} and f.right >= ${FieldRight.READ}::int)`;
  const rows = await rowsOf<{ empId: string; hrId: string }>(
    ctx.tx,
    sql`select distinct p.id as "empId", a.emp_id as "hrId" from ${employee} p
      join ${userAccount} a on a.company_id = p.company_id and a.enabled and a.emp_id is not null and a.emp_id <> p.id
      join ${userRole} u on u.company_id = p.company_id and u.user_id = a.id
      join ${rolePage} r on r.company_id = p.company_id and r.role_code = u.role_code and r.path = ${page}
        and (r.rights & ${PageRight.EDIT}::int) > 0
      join ${scopeGrant} g on g.company_id = p.company_id and g.object_type = ${EMPLOYEE_OBJECT}
        and (g.role_code = u.role_code or g.user_id = a.id)
      where p.company_id = ${companyId} and ${isAnyOf(sql`p.id`, empIds)} and (g.scope = ${COMPANY}
        or ${within(DEPARTMENT_DIRECT, sql`p.dept_id = any(g.dept_ids)`)}
        or ${within(
          DEPARTMENT_ALL,
          sql`exists (select 1 from ${deptPath} d where d.company_id = p.company_id and d.descendant = p.dept_id and d.ancestor = any(g.dept_ids))`,
        )})
        and (u.scope is null or u.scope = ${DEPARTMENT_ALL} and exists (select 1 from ${deptPath} n
          where n.company_id = p.company_id and n.descendant = p.dept_id and n.ancestor = any(u.dept_ids)))${readsGroup}
      order by 1, 2`,
  );
  const found = new Map<string, string[]>();
  for (const { empId, hrId } of rows) found.set(empId, [...(found.get(empId) ?? []), hrId]);
  return found;
}

export interface Told {
  empId: string;
  name: string;
  nameEn: string;
  bossId: string | null;
}

/** People as messages name them. */
export async function namesOf(ctx: Ctx, empIds: readonly string[]): Promise<ReadonlyMap<string, Told>> {
  const rows = await ctx.tx
    .select({ empId: employee.id, name: employee.name, nameEn: employee.nameEn, bossId: employee.bossId })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, empIds)));
  return new Map(rows.map((row) => [row.empId, { ...row, nameEn: row.nameEn ?? '' }]));
}

/** Where a person's record is read: by HR, and by the person. */
export const recordOf = (empId: string): string => `/employee/details?${new URLSearchParams({ id: empId }).toString()}`;

const TEAM_PAGE = '/team-management/my-team';

/** Where whoever leads a person reads about that person. */
export const memberOf = (empId: string): string =>
  `${TEAM_PAGE}/details?${new URLSearchParams({ id: empId }).toString()}`;

/** Where whoever leads people finds those on probation. */
export const TEAM_ON_PROBATION = `${TEAM_PAGE}?status=PROBATION`;

/** The changes of a person, for those who file changes. */
export const changesOf = ({ name }: Pick<Told, 'name'>): string =>
  `${CHANGES_PAGE}?${new URLSearchParams({ keyword: name }).toString()}`;

/** The people of accounts, by account; those without a person are left out. */
export async function peopleOfAccounts(ctx: Ctx, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.tx
    .select({ userId: userAccount.id, empId: userAccount.empId })
    .from(userAccount)
    .where(and(eq(userAccount.companyId, ctx.session.companyId), isAnyOf(userAccount.id, userIds)));
  return new Map(rows.flatMap(({ userId, empId }) => (empId === null ? [] : [[userId, empId]])));
}
