import { and, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { includeInput } from '@hengcai/shared/contract/performance/include';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { checkIncluded, includeObstacle, leadsTo } from '@hengcai/shared/rules/performance/include';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { oneAtATime } from '../../../kit/one-at-a-time.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { includedResult, planInclude } from '../tables-include.ts';
import { asSimilar, type Similar } from './combine.ts';
import { allIncludes, comparedPlans, includesOf } from './included.ts';
import { auditPlan, demandAllowed, loadPlan, updatePlan, type PlanRow } from './plan.ts';
import { withPlan } from './plan-list.ts';
import { seenPlan } from './stage.ts';

type Input = z.output<typeof includeInput>;

const LISTED = 100;

const inCompany = (ctx: Ctx) => eq(assessmentPlan.companyId, ctx.session.companyId);

/** What each plan of the company includes. */
async function includesByPlan(ctx: Ctx): Promise<Map<string, string[]>> {
  const links = groupedBy(await allIncludes(ctx), ({ planId }) => planId);
  return new Map([...links].map(([planId, own]) => [planId, own.map(({ includedId }) => includedId)]));
}

/** Plans whose results could count in one, newest first. */
export async function includablePlans(ctx: Ctx, planCode: string): Promise<Similar[]> {
  const plan = await loadPlan(ctx, planCode);
  const within = (await ctx.tx
    .select()
    .from(assessmentPlan)
    .where(
      and(
        inCompany(ctx),
        ne(assessmentPlan.id, planCode),
        ne(assessmentPlan.status, AssessmentPlanStatus.STOPPED),
        gte(assessmentPlan.periodFrom, plan.periodFrom),
        lte(assessmentPlan.periodTo, plan.periodTo),
      ),
    )
    .orderBy(desc(assessmentPlan.createdAt), desc(assessmentPlan.id))
    .limit(LISTED)) as PlanRow[];
  const compared = await comparedPlans(ctx, [plan, ...within]);
  const includes = await includesByPlan(ctx);
  const own = compared.get(planCode);
  return asSimilar(
    ctx,
    plan,
    within.filter(({ id }) => {
      const other = compared.get(id);
      return other && own && includeObstacle(other, own) === null && !leadsTo(id, planCode, includes);
    }),
  );
}

/** Sets the plans whose results count in one that is not open yet. */
export async function includePlans(ctx: Ctx, { planCode, version, plans }: Input) {
  const plan = await seenPlan(ctx, { planCode, version });
  demandAllowed(plan, 'changeTemplate');
  const { companyId } = ctx.session;
  // Two plans that include each other at the same moment would both find no circle.
  await oneAtATime(ctx, 'includes');
  const wrong = checkIncluded(plans);
  const issues = wrong.length > 0 ? wrong : await choiceIssues(ctx, plan, plans);
  if (issues.length > 0) throw refused(issues);
  const told = async () => textOf((await includesOf(ctx, [planCode]))(planCode).includedPlans);
  const before = await told();
  await ctx.tx.delete(planInclude).where(and(eq(planInclude.companyId, companyId), eq(planInclude.planId, planCode)));
  await insertMany(
    ctx.tx,
    planInclude,
    plans.map(({ planCode: includedId, weight }, sort) => ({ companyId, planId: planCode, includedId, sort, weight })),
  );
  // A plan that was scored before it came back here has results of those that have left.
  await ctx.tx.execute(sql`delete from ${includedResult} x using ${assessmentInfo} i
    where x.company_id = ${companyId} and i.company_id = x.company_id and i.id = x.assessment_id and i.plan_id = ${planCode}
      and not ${isAnyOf(
        sql`x.included_id`,
        plans.map((one) => one.planCode),
      )}`);
  const next = await updatePlan(ctx, plan, version, {});
  const after = await told();
  await auditPlan(ctx, plans.length === 0 ? 'includesNone' : 'includes', plan, {
    params: { plans: after },
    before: { plans: before },
    after: { plans: after },
  });
  return withPlan(ctx, { id: planCode, version: next.version });
}

const textOf = (plans: readonly { planName: string; weight: string }[]): string =>
  plans.map(({ planName, weight }) => `${planName} ${dec(weight).toString()}%`).join(', ');

async function choiceIssues(ctx: Ctx, plan: PlanRow, plans: Input['plans']): Promise<RuleIssue[]> {
  if (plans.length === 0) return [];
  const ids = plans.map((one) => one.planCode);
  const chosen = (await ctx.tx
    .select()
    .from(assessmentPlan)
    .where(and(inCompany(ctx), isAnyOf(assessmentPlan.id, ids)))) as PlanRow[];
  const compared = await comparedPlans(ctx, [plan, ...chosen]);
  const includes = await includesByPlan(ctx);
  const own = compared.get(plan.id);
  return ids.flatMap((id, at): RuleIssue[] => {
    const field = `plans.${at}.planCode`;
    const other = compared.get(id);
    if (!other || !own) return [issue(field, 'UNKNOWN_REFERENCE')];
    const obstacle = includeObstacle(other, own);
    if (obstacle) return [{ field, ...obstacle }];
    return leadsTo(id, plan.id, includes)
      ? [issue(field, 'INCLUDED_CIRCLE', { plan: other.planName, including: plan.name })]
      : [];
  });
}
