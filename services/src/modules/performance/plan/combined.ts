import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { employee } from '../../employee/tables.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { updatePlan, type PlanRow } from './plan.ts';

/** Names in a refusal; who is more is found once these are out. */
const NAMED = 5;

/** The other plans that a plan is combined with, by name; locked with `update`, always in the same order. */
export async function combinedWith(
  ctx: Ctx,
  plan: Pick<PlanRow, 'id' | 'combinedId'>,
  lock?: 'update',
): Promise<PlanRow[]> {
  if (plan.combinedId === null) return [];
  const query = ctx.tx
    .select()
    .from(assessmentPlan)
    .where(
      and(
        eq(assessmentPlan.companyId, ctx.session.companyId),
        eq(assessmentPlan.combinedId, plan.combinedId),
        ne(assessmentPlan.id, plan.id),
      ),
    )
    .orderBy(asc(assessmentPlan.id));
  return (await (lock ? query.for(lock) : query)) as PlanRow[];
}

/** Whether the results of a plan are compared with those of the plans it is combined with: from calibration on. */
export const isMerged = (plan: Pick<PlanRow, 'combinedId' | 'status'>): boolean =>
  plan.combinedId !== null &&
  plan.status >= AssessmentPlanStatus.CALIBRATING &&
  plan.status <= AssessmentPlanStatus.CLOSED;

/** The plans whose results are one list with those of a plan, itself among them. */
export async function calibratedTogether(ctx: Ctx, plan: PlanRow): Promise<[PlanRow, ...PlanRow[]]> {
  if (!isMerged(plan)) return [plan];
  return [plan, ...(await combinedWith(ctx, plan)).filter(isMerged)];
}

/** Names of people who are in more than one of the plans, the first of them. */
async function inSeveral(ctx: Ctx, planIds: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    ctx.tx,
    sql`select ${employee.name} as name from ${employee} join ${assessmentInfo} i on i.company_id = ${employee.companyId} and i.emp_id = ${employee.id}
      where i.company_id = ${ctx.session.companyId} and i.removed_at is null
        and i.plan_id in (select jsonb_array_elements_text(${JSON.stringify(planIds)}::jsonb))
      group by ${employee.companyId}, ${employee.id} having count(*) > 1 order by ${employee.sortKey}, ${employee.id} limit ${NAMED}`,
  );
  return rows.map((row) => row.name);
}

/** Refuses people who are in two plans of a common calibration: they would count twice (specification 8). */
export async function severalPlansIssues(ctx: Ctx, planIds: readonly string[]): Promise<RuleIssue[]> {
  if (planIds.length < 2) return [];
  const names = await inSeveral(ctx, planIds);
  return names.length === 0 ? [] : [issue('planCodes', 'EMP_IN_SEVERAL_PLANS', { names: names.join(', ') })];
}

/** After people joined a plan: nobody of it may be in one that it is combined with. */
export async function demandInOne(ctx: Ctx, planId: string): Promise<void> {
  const [plan] = await ctx.tx
    .select({ id: assessmentPlan.id, combinedId: assessmentPlan.combinedId })
    .from(assessmentPlan)
    .where(and(eq(assessmentPlan.companyId, ctx.session.companyId), eq(assessmentPlan.id, planId)));
  if (!plan || plan.combinedId === null) return;
  const others = await combinedWith(ctx, plan);
  const issues = await severalPlansIssues(ctx, [planId, ...others.map((one) => one.id)]);
  if (issues.length > 0) throw refused(issues.map((one) => ({ ...one, field: 'empIds' })));
}

/** Writes with which plans a plan is combined. */
export const setCombined = (ctx: Ctx, plan: PlanRow, combinedId: string | null): Promise<PlanRow> =>
  updatePlan(ctx, plan, plan.version, { combinedId });

/** A plan that goes back alone leaves those it was combined with; one that is left over stands alone from then on. */
export async function leftAlone(ctx: Ctx, others: readonly PlanRow[]): Promise<void> {
  const [only, ...more] = others;
  if (only && more.length === 0) await setCombined(ctx, only, null);
}
