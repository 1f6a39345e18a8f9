import { sql, type SQL } from 'drizzle-orm';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { isAnyOf, rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { employee, employment, personnelChange } from '../employee/tables.ts';

/** Whose last day is not before a day; who enters later counts as well. */
const staysOn = (day: string): SQL => sql`(${employee.lastDay} is null or ${employee.lastDay} >= ${day}::date)`;

/**
 * Specification 5: a department is closed only with 0 employees, on the day and after it; answers what is against it, by
 * department.
 */
export async function peopleIn(ctx: Ctx, deptIds: readonly string[], on: string): Promise<Map<string, RuleIssue[]>> {
  const { companyId } = ctx.session;
  const rows = await rowsOf<{ dept_id: string; now: number; ahead: number }>(
    ctx.tx,
    sql`select dept_id, sum(now)::int as now, sum(ahead)::int as ahead from (
        select m.dept_id, count(distinct e.id) filter (where m.valid_from <= ${on}::date) as now,
          count(distinct e.id) filter (where m.valid_from > ${on}::date) as ahead
        from ${employment} m join (select * from ${employee} where ${employee.companyId} = ${companyId} and ${staysOn(on)}) e
          on e.id = m.emp_id
        where m.company_id = ${companyId} and ${isAnyOf(sql`m.dept_id`, deptIds)}
          and (m.valid_to is null or m.valid_to > ${on}::date)
        group by m.dept_id
        union all
        select line ->> 'after', 0, count(distinct c.emp_id)
        from ${personnelChange} c cross join jsonb_array_elements(c.lines) as line
        where c.company_id = ${companyId} and c.state = 'pending' and line ->> 'field' = 'deptId'
          and ${isAnyOf(sql`line ->> 'after'`, deptIds)}
        group by line ->> 'after') found
      group by dept_id`,
  );
  return new Map(
    rows.map(({ dept_id: deptId, now, ahead }) => [
      deptId,
      [
        ...(now > 0 ? [{ field: 'deptId', code: 'DEPARTMENT_HAS_PEOPLE', params: { count: now } }] : []),
        ...(ahead > 0 ? [{ field: 'deptId', code: 'DEPARTMENT_HAS_PEOPLE_AHEAD', params: { count: ahead } }] : []),
      ],
    ]),
  );
}

/** How many people stand directly in each department on a day: facts of the organisation, whoever asks. */
export async function headsOn(ctx: Ctx, day: string): Promise<Map<string, number>> {
  const { companyId } = ctx.session;
  const rows = await rowsOf<{ dept_id: string; heads: number }>(
    ctx.tx,
    sql`select m.dept_id, count(*)::int as heads from ${employment} m
      join ${employee} e on e.company_id = m.company_id and e.id = m.emp_id
      where m.company_id = ${companyId} and m.dept_id is not null
        and m.valid_from <= ${day}::date and (m.valid_to is null or m.valid_to > ${day}::date)
        and (e.last_day is null or e.last_day >= ${day}::date)
      group by m.dept_id`,
  );
  return new Map(rows.map((row) => [row.dept_id, row.heads]));
}
