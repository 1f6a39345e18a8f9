import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AssessmentPlanScopeInput } from '@hengcai/shared/contract/performance/plan';
import type * as z from 'zod';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { invalid } from '../../../kit/failure.ts';
import { inServiceOn, visibleEmployees } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { deptPath, department } from '../../org/tables.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { planScopeDept, planScopePerson } from '../tables-plan.ts';

type ScopeInput = z.output<typeof AssessmentPlanScopeInput>;

/** Whether a plan's scope covers a person of a department: named, below a named department or the whole company, and not excluded. */
export const covers = (person: { empId: SQLWrapper; deptId: SQLWrapper }): SQL => sql`(
  not exists (select 1 from ${planScopePerson} x where x.company_id = ${assessmentPlan.companyId} and x.plan_id = ${assessmentPlan.id} and x.emp_id = ${person.empId} and x.excluded)
  and (${assessmentPlan.wholeCompany}
    or exists (select 1 from ${planScopePerson} n where n.company_id = ${assessmentPlan.companyId} and n.plan_id = ${assessmentPlan.id} and n.emp_id = ${person.empId} and not n.excluded)
    or exists (select 1 from ${planScopeDept} d join ${deptPath} p on p.company_id = d.company_id and p.ancestor = d.dept_id
      where d.company_id = ${assessmentPlan.companyId} and d.plan_id = ${assessmentPlan.id} and p.descendant = ${person.deptId})))`;

/** Whether somebody would be taken into a plan now: covered, in service, and visible to the caller. */
export const joinable = (ctx: Ctx): SQL =>
  sql`(${visibleEmployees(ctx)} and ${inServiceOn(ctx.today)} and ${covers({ empId: employee.id, deptId: employee.deptId })})`;

/** People in each plan; before a plan opens, the people its scope would take now. */
export async function countScopes(ctx: Ctx, planIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ planId: string; count: number }>(
    ctx.tx,
    sql`select ${assessmentPlan.id} as "planId", (case when ${assessmentPlan.status} = 0
        then (select count(*) from ${employee} where ${employee.companyId} = ${assessmentPlan.companyId} and ${joinable(ctx)})
        else (select count(*) from ${assessmentInfo} where ${isPlan} and ${assessmentInfo.removedAt} is null) end)::int as count
      from ${assessmentPlan} where ${assessmentPlan.companyId} = ${ctx.session.companyId} and ${inArray(assessmentPlan.id, [...planIds])}`,
  );
  return new Map(rows.map((row) => [row.planId, row.count]));
}

/** Writes what the scope of a plan is made of in place of what it was; whom it takes is decided by `joinable`. */
export async function replaceScope(ctx: Ctx, planId: string, scope: ScopeInput, reason: string): Promise<void> {
  const { companyId } = ctx.session;
  const excluded = new Set(scope.excludedEmpIds);
  const people = [...new Set([...scope.empIds, ...scope.excludedEmpIds])].map((empId) => ({
    empId,
    excluded: excluded.has(empId),
  }));
  await demandKnown(
    ctx,
    'empIds',
    employee,
    people.map((one) => one.empId),
  );
  await ctx.tx
    .delete(planScopeDept)
    .where(and(eq(planScopeDept.companyId, companyId), eq(planScopeDept.planId, planId)));
  // In a scope of everybody, people with days of their own need not be named again.
  await ctx.tx.execute(sql`delete from ${planScopePerson} s where s.company_id = ${companyId} and s.plan_id = ${planId}
    and s.emp_id not in (select p."empId" from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) p("empId" text))
    and not (${scope.wholeCompany}::boolean and not s.excluded and (s.fill_to is not null or s.score_to is not null))`);
  await addDepartments(ctx, planId, scope.deptIds);
  await namePeople(
    ctx,
    planId,
    people.map((one) => ({ ...one, ...UNDATED, reason: one.excluded && reason !== '' ? reason : null })),
    'where s.excluded <> excluded.excluded',
  );
}

/** Adds departments, with everything below, to the scope of a plan. */
export async function addDepartments(ctx: Ctx, planId: string, deptIds: readonly string[]): Promise<void> {
  await demandKnown(ctx, 'deptIds', department, deptIds);
  await ctx.tx.execute(sql`insert into ${planScopeDept} (company_id, plan_id, dept_id)
    select distinct ${ctx.session.companyId}::text, ${planId}::text, d.value from jsonb_array_elements_text(${JSON.stringify(deptIds)}::jsonb) d
    on conflict do nothing`);
}

/** What the scope of a plan says of one person by name. */
export interface NamedPerson {
  empId: string;
  excluded: boolean;
  fillTo: string | null;
  scoreTo: string | null;
  reason: string | null;
}

/**
 * Somebody's own last day in a plan, as a value in a query over `assessment_info`; null where the plan's holds. Its columns
 * are written with their tables, which a query over one table alone would leave out.
 */
export const ownDay = (column: 'fillTo' | 'scoreTo'): SQL<string | null> =>
  sql`(select s.${sql.identifier(planScopePerson[column].name)}::text from ${planScopePerson} s where s.company_id = ${assessmentInfo}.company_id
    and s.plan_id = ${assessmentInfo}.plan_id and s.emp_id = ${assessmentInfo}.emp_id and not s.excluded)`;

/** Why somebody was taken out by name, in a query over `assessment_info`; null where no reason stands there. */
export const reasonOfLeaving: SQL<string | null> =
  sql`(select s.reason from ${planScopePerson} s where s.company_id = ${assessmentInfo}.company_id
    and s.plan_id = ${assessmentInfo}.plan_id and s.emp_id = ${assessmentInfo}.emp_id and s.excluded)`;

const UNDATED = { fillTo: null, scoreTo: null };

/** Names people in the scope of a plan, or takes them out, in place of what was said of them; thousands in one statement. */
export async function namePeople(
  ctx: Ctx,
  planId: string,
  people: readonly NamedPerson[],
  when: '' | 'where s.excluded <> excluded.excluded' = '',
): Promise<void> {
  if (people.length === 0) return;
  await ctx.tx
    .execute(sql`insert into ${planScopePerson} as s (company_id, plan_id, emp_id, excluded, fill_to, score_to, reason)
    select ${ctx.session.companyId}, ${planId}, p."empId", p.excluded, p."fillTo", p."scoreTo", p.reason
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) p("empId" text, excluded boolean, "fillTo" date, "scoreTo" date, reason text)
    on conflict (company_id, plan_id, emp_id) do update
    set excluded = excluded.excluded, fill_to = excluded.fill_to, score_to = excluded.score_to, reason = excluded.reason ${sql.raw(when)}`);
}

/** Refuses ids that name nothing in this company; thousands in one statement. */
async function demandKnown(
  ctx: Ctx,
  field: string,
  table: typeof department | typeof employee,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const unknown = await rowsOf<{ id: string }>(
    ctx.tx,
    sql`select i.value as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) i
      where not exists (select 1 from ${table} where ${table.companyId} = ${ctx.session.companyId} and ${table.id} = i.value) limit 1`,
  );
  if (unknown.length > 0) throw invalid(field, 'UNKNOWN_REFERENCE');
}
