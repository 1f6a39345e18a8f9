import { and, asc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus, TargetStatus } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { includeObstacle, type ComparedPlan } from '@hengcai/shared/rules/performance/include';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { employee } from '../../employee/tables.ts';
import { templateContent } from '../../enterprise/tables.ts';
import { isImported } from '../assessment/composition.ts';
import { recomposeAll } from '../assessment/recompose.ts';
import { rules } from '../rule/rule.ts';
import { assessmentInfo, assessmentPlan, planModule } from '../tables.ts';
import { includedResult, planInclude } from '../tables-include.ts';
import { activeIn, contentAtOpening } from './participants.ts';
import { RUNNING, type PlanRow } from './plan.ts';

/** Names in a sentence about people; who is more is counted. */
const NAMED = 5;

/** Stages in which results are final: nothing changes them but a return. */
const SETTLED: readonly number[] = [
  AssessmentPlanStatus.COMMUNICATING,
  AssessmentPlanStatus.CLOSED,
  AssessmentPlanStatus.IMPORTED,
];
export const isSettled = ({ status }: { status: number }): boolean => SETTLED.includes(status);
const settled = (alias: string): SQL => sql.raw(`${alias}.status in (${SETTLED.join(', ')})`);

const inCompany = (ctx: Ctx) => eq(planInclude.companyId, ctx.session.companyId);

/** What each plan of the company includes, in the order it was set: these are few. */
export function allIncludes(ctx: Ctx) {
  return ctx.tx
    .select()
    .from(planInclude)
    .where(inCompany(ctx))
    .orderBy(asc(planInclude.planId), asc(planInclude.sort));
}

/** Plans as the comparison looks at them: by the copy of the rule, or before the opening by the rule as it is now. */
export async function comparedPlans(ctx: Ctx, plans: readonly PlanRow[]): Promise<Map<string, ComparedPlan>> {
  const unopened = plans.flatMap(({ ruleSnapshot, ruleId }) =>
    ruleSnapshot === null && ruleId !== null ? [ruleId] : [],
  );
  const current = new Map(
    (unopened.length === 0 ? [] : await rules(ctx, { ids: [...new Set(unopened)] })).map((one) => [one.ruleCode, one]),
  );
  return new Map(
    plans.map((plan) => {
      const rule = plan.ruleSnapshot ?? (plan.ruleId === null ? undefined : current.get(plan.ruleId));
      const compared: ComparedPlan = {
        planCode: plan.id,
        planName: plan.name,
        periodFrom: plan.periodFrom,
        periodTo: plan.periodTo,
        stopped: plan.status === AssessmentPlanStatus.STOPPED,
        fullScore: rule?.fullScore ?? null,
        byLevel: rule !== undefined && isScoredByLevel(rule),
      };
      return [plan.id, compared];
    }),
  );
}

/** What keeps a plan from opening because of those it includes, or of running ones that include it. */
export async function includeBlockers(ctx: Ctx, plan: PlanRow): Promise<RuleIssue[]> {
  const links = await ctx.tx
    .select()
    .from(planInclude)
    .where(and(inCompany(ctx), or(eq(planInclude.planId, plan.id), eq(planInclude.includedId, plan.id))))
    .orderBy(asc(planInclude.sort));
  if (links.length === 0) return [];
  const ids = links.map(({ planId, includedId }) => (planId === plan.id ? includedId : planId));
  const others = (await ctx.tx
    .select()
    .from(assessmentPlan)
    .where(and(eq(assessmentPlan.companyId, ctx.session.companyId), isAnyOf(assessmentPlan.id, ids)))) as PlanRow[];
  const compared = await comparedPlans(ctx, [plan, ...others]);
  const running = new Set(others.filter(({ status }) => RUNNING.includes(status)).map(({ id }) => id));
  const issues = links.flatMap(({ planId, includedId }): RuleIssue[] => {
    // One that is prepared itself is judged when it opens, and one that is over takes nothing any more.
    if (planId !== plan.id && !running.has(planId)) return [];
    const [included, including] = [compared.get(includedId), compared.get(planId)];
    const obstacle = included && including ? includeObstacle(included, including) : null;
    return obstacle ? [{ field: 'includedPlans', ...obstacle }] : [];
  });
  return links.some(({ planId }) => planId === plan.id) ? [...issues, ...(await partIssues(ctx, plan))] : issues;
}

/** Results of other plans need one place in the form, and only one. */
async function partIssues(ctx: Ctx, plan: PlanRow): Promise<RuleIssue[]> {
  const contents = await ctx.tx
    .select({ parts: templateContent.parts })
    .from(planModule)
    .innerJoin(
      templateContent,
      and(
        eq(templateContent.companyId, planModule.companyId),
        sql`${templateContent.id} = ${plan.openedAt === null ? contentAtOpening : planModule.contentId}`,
      ),
    )
    .where(and(eq(planModule.companyId, ctx.session.companyId), eq(planModule.planId, plan.id)));
  const count = contents.flatMap(({ parts }) => parts.filter(isImported)).length;
  if (count === 1) return [];
  return [count === 0 ? issue('modules', 'INCLUDED_NO_PART') : issue('modules', 'INCLUDED_SEVERAL_PARTS', { count })];
}

/** The final score in another plan as a statement takes it, of `r` in `p`. */
const finalScore = sql.raw(`coalesce(r.calibrated_score, r.composed)`);
const hasResultIn = sql`r.removed_at is null and r.target_status = ${sql.raw(String(TargetStatus.APPROVED))} and ${finalScore} is not null`;

/** What will be left out when scoring opens: plans whose results are not final, and people without a score in one. */
export async function includePending(ctx: Ctx, plan: PlanRow): Promise<RuleIssue[]> {
  const rows = await rowsOf<{ plan: string; settled: boolean; count: number; names: string | null }>(
    ctx.tx,
    sql`select p.name as plan, ${settled('p')} as settled, m.count, m.names
      from ${planInclude} c
      join ${assessmentPlan} p on p.company_id = c.company_id and p.id = c.included_id
      cross join lateral (
        select count(*)::int as count, string_agg(x.name, ', ' order by x.place) filter (where x.place <= ${NAMED}) as names
        from (select e.name, row_number() over (order by e.sort_key, e.id) as place
          from ${assessmentInfo} i join ${employee} e on e.company_id = i.company_id and e.id = i.emp_id
          where i.company_id = c.company_id and i.plan_id = c.plan_id and i.removed_at is null
            and not exists (select 1 from ${assessmentInfo} r
              where r.company_id = i.company_id and r.plan_id = c.included_id and r.emp_id = i.emp_id and ${hasResultIn})) x) m
      where c.company_id = ${ctx.session.companyId} and c.plan_id = ${plan.id} order by c.sort`,
  );
  return rows.flatMap(({ plan: name, settled: isFinal, count, names }): RuleIssue[] => {
    if (!isFinal) return [issue('includedPlans', 'INCLUDED_NOT_SETTLED', { plan: name })];
    return count === 0
      ? []
      : [issue('includedPlans', 'INCLUDED_RESULTS_MISSING', { plan: name, count, names: names ?? '' })];
  });
}

/**
 * Takes the final scores of everybody in the included plans, in place of those taken before; with `joined`, of people who
 * come while the others are scored. From then on a change there changes nothing here.
 */
export async function takeResults(ctx: Ctx, plan: PlanRow, joined?: readonly string[]): Promise<void> {
  const { companyId } = ctx.session;
  if (!joined)
    await ctx.tx.execute(sql`delete from ${includedResult} x using ${assessmentInfo} i
      where x.company_id = ${companyId} and i.company_id = x.company_id and i.id = x.assessment_id and i.plan_id = ${plan.id}`);
  const only = joined
    ? sql`and i.emp_id in (select jsonb_array_elements_text(${JSON.stringify(joined)}::jsonb))`
    : sql``;
  await ctx.tx.execute(sql`insert into ${includedResult} (company_id, assessment_id, included_id, score, taken_at)
    select i.company_id, i.id, c.included_id, ${finalScore}, ${ctx.now.toISOString()}::timestamptz
    from ${planInclude} c
    join ${assessmentPlan} p on p.company_id = c.company_id and p.id = c.included_id and ${settled('p')}
    join ${assessmentInfo} i on i.company_id = c.company_id and i.plan_id = c.plan_id and i.removed_at is null
    join ${assessmentInfo} r on r.company_id = i.company_id and r.plan_id = p.id and r.emp_id = i.emp_id and ${hasResultIn}
    where c.company_id = ${companyId} and c.plan_id = ${plan.id} ${only} on conflict do nothing`);
  // A plan that was scored before it went back keeps its sheets: what they come to is another now.
  const scored = and(activeIn(ctx, plan.id), isNotNull(assessmentInfo.composedRaw));
  if (!joined && (await ctx.tx.$count(assessmentInfo, scored)) > 0) await recomposeAll(ctx, plan);
}

/** How many included plans brought no result of somebody, once scoring has opened; over rows of people of a plan. */
export const missingResults = sql<number>`(select count(*)::int from ${planInclude}
  where ${planInclude.companyId} = ${assessmentInfo.companyId} and ${planInclude.planId} = ${assessmentInfo.planId}
    and not exists (select 1 from ${includedResult} where ${includedResult.companyId} = ${assessmentInfo.companyId}
      and ${includedResult.assessmentId} = ${assessmentInfo.id} and ${includedResult.includedId} = ${planInclude.includedId}))`;

/** Refuses to delete a plan whose results count in another. */
export async function demandIncludedNowhere(ctx: Ctx, plan: PlanRow): Promise<void> {
  const [including] = await ctx.tx
    .select({ plan: assessmentPlan.name })
    .from(planInclude)
    .innerJoin(
      assessmentPlan,
      and(eq(assessmentPlan.companyId, planInclude.companyId), eq(assessmentPlan.id, planInclude.planId)),
    )
    .where(and(inCompany(ctx), eq(planInclude.includedId, plan.id)))
    .orderBy(asc(assessmentPlan.name))
    .limit(1);
  if (including) throw refused(issue('', 'PLAN_INCLUDED', including));
}

interface Includes {
  includedPlans: { planCode: string; planName: string; weight: string; settled: boolean }[];
  includedIn: { planCode: string; planName: string }[];
}

/** What plans include and where they are included, in one statement. */
export async function includesOf(ctx: Ctx, planIds: readonly string[]): Promise<(planId: string) => Includes> {
  const rows = await rowsOf<{
    planId: string;
    planName: string;
    includedId: string;
    includedName: string;
    weight: string;
    status: number;
  }>(
    ctx.tx,
    sql`select c.plan_id as "planId", a.name as "planName", c.included_id as "includedId", p.name as "includedName",
        c.weight::text as weight, p.status
      from ${planInclude} c
      join ${assessmentPlan} a on a.company_id = c.company_id and a.id = c.plan_id
      join ${assessmentPlan} p on p.company_id = c.company_id and p.id = c.included_id
      where c.company_id = ${ctx.session.companyId} and (${isAnyOf(sql`c.plan_id`, planIds)} or ${isAnyOf(sql`c.included_id`, planIds)})
      order by c.sort, a.name, a.id`,
  );
  return (planId) => ({
    includedPlans: rows.flatMap((one) =>
      one.planId === planId
        ? [
            {
              planCode: one.includedId,
              planName: one.includedName,
              weight: dec(one.weight).toString(),
              settled: isSettled(one),
            },
          ]
        : [],
    ),
    includedIn: rows.flatMap((one) =>
      one.includedId === planId ? [{ planCode: one.planId, planName: one.planName }] : [],
    ),
  });
}
