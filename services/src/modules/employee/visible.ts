import { sql, type SQL } from 'drizzle-orm';
import { AuthorityScope } from '@hengcai/shared/enums';
import { rowsOf } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx, Session } from '../../kit/context.ts';
import { deptPath, deptVersion } from '../org/tables.ts';
import { scopeGrant } from '../settings/tables.ts';
import { employee } from './tables.ts';

/** The kind of object the grants of this module are about. */
export const EMPLOYEE_OBJECT = 'employee';

type Viewer = Pick<Session, 'companyId' | 'subjectUserId' | 'empId' | 'roles' | 'withinDepts'>;

/** Rows of `scope_grant` the caller holds, by role or in person, with one of the scopes. */
function granted(viewer: Viewer, scope: number): SQL {
  const roles = viewer.roles.map((role) => sql`${role.roleCode}`);
  const byRole = roles.length > 0 ? sql`g.role_code in (${sql.join(roles, sql`, `)})` : sql`false`;
  return sql`${scopeGrant} g where g.company_id = ${viewer.companyId} and g.object_type = ${EMPLOYEE_OBJECT}
    and g.scope = ${scope} and (g.user_id = ${viewer.subjectUserId} or ${byRole})`;
}

/** Departments whose people the caller may see through grants of scope 1 (with everything below) and 2 (directly). */
function grantedDepartments(viewer: Viewer): SQL {
  return sql`(
    select p.descendant from ${deptPath} p
      where p.company_id = ${viewer.companyId}
        and p.ancestor in (select unnest(g.dept_ids) from ${granted(viewer, AuthorityScope.DEPARTMENT_ALL)})
    union all
    select unnest(g.dept_ids) from ${granted(viewer, AuthorityScope.DEPARTMENT_DIRECT)})`;
}

/** Departments the caller heads, with everything below: who answers for people sees them without a grant. */
function headedDepartments(viewer: Viewer, empId: string, today: string): SQL {
  return sql`(select p.descendant from ${deptPath} p join ${deptVersion}
      on ${deptVersion.companyId} = p.company_id and ${deptVersion.deptId} = p.ancestor and ${asOf(deptVersion, today)}
    where p.company_id = ${viewer.companyId} and ${deptVersion.headEmpId} = ${empId})`;
}

/** Everybody whose line of superiors leads to the caller. `union` drops what was seen before, so a cycle ends. */
const reportsOf = (companyId: string, empId: string): SQL => sql`(
  with recursive line as (
    select r.id from ${employee} r where r.company_id = ${companyId} and r.boss_id = ${empId}
    union
    select r.id from ${employee} r join line on r.boss_id = line.id where r.company_id = ${companyId}
  ) select id from line)`;

/** The superiors of the caller up to the top, cycle-safe as well. */
const superiorsOf = (companyId: string, empId: string): SQL => sql`(
  with recursive line as (
    select s.boss_id as id from ${employee} s where s.company_id = ${companyId} and s.id = ${empId} and s.boss_id is not null
    union
    select s.boss_id from ${employee} s join line on s.id = line.id where s.company_id = ${companyId} and s.boss_id is not null
  ) select id from line)`;

/**
 * Which employees the caller may see, as a condition on `employee`: authority scopes 0-4 (specification 3, reliability
 * 4.8), the people the caller is responsible for (reports, headed departments), and the own record, all of it within the
 * reach of the session. It stands in every list, detail, count, export and write; grants add up, and without any of them
 * nothing is visible.
 */
export function visibleEmployees({ session, today }: { session: Viewer; today: string }): SQL {
  const company = sql`exists (select 1 from ${granted(session, AuthorityScope.COMPANY)})`;
  const departments = sql`${employee.deptId} in ${grantedDepartments(session)}`;
  const designated = sql`${employee.id} in (select unnest(g.emp_ids) from ${granted(session, AuthorityScope.DESIGNATED)})`;
  const conditions = [company, departments, designated];
  const me = session.empId;
  if (me !== null) {
    conditions.push(
      sql`${employee.id} = ${me}`,
      sql`${employee.id} in ${reportsOf(session.companyId, me)}`,
      sql`${employee.deptId} in ${headedDepartments(session, me, today)}`,
      sql`(exists (select 1 from ${granted(session, AuthorityScope.SELF_AND_SUPERIORS)})
        and ${employee.id} in ${superiorsOf(session.companyId, me)})`,
    );
  }
  return sql`(${employee.companyId} = ${session.companyId} and (${sql.join(conditions, sql` or `)}) and ${withinReach(session)})`;
}

/** HR as head of a department sees that department, with everything below, and nothing else of what its head sees. */
function withinReach({ companyId, withinDepts }: Viewer): SQL {
  if (withinDepts === null) return sql`true`;
  return sql`${employee.deptId} in (select p.descendant from ${deptPath} p where p.company_id = ${companyId}
    and p.ancestor in (${sql.join(
      withinDepts.map((id) => sql`${id}`),
      sql`, `,
    )}))`;
}

/** The ids among `empIds` that the caller may see; what other modules ask before they show or change a person's record. */
export async function visibleIdsOf(ctx: Ctx, empIds: readonly string[]): Promise<Set<string>> {
  if (empIds.length === 0) return new Set();
  const rows = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(
      sql`${visibleEmployees(ctx)} and ${employee.id} in (${sql.join(
        empIds.map((id) => sql`${id}`),
        sql`, `,
      )})`,
    );
  return new Set(rows.map((row) => row.id));
}

/** The departments the caller may put people into; null means any, and none at all. */
export async function departmentsInScope(ctx: Ctx): Promise<Set<string> | null> {
  const { session, tx, today } = ctx;
  const [company] = await rowsOf<{ all: boolean }>(
    tx,
    sql`select exists (select 1 from ${granted(session, AuthorityScope.COMPANY)}) as all`,
  );
  if (company?.all) return null;
  const headed = session.empId === null ? sql`` : sql` union ${headedDepartments(session, session.empId, today)}`;
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select d.id from (${grantedDepartments(session)}${headed}) as d(id)`,
  );
  return new Set(rows.map((row) => row.id));
}
