import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { combineCalls, combineInput } from '@hengcai/shared/contract/performance/combine';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import { assessmentInfo, assessmentPlan, type RuleSnapshot } from '../tables.ts';
import { combinedWith, setCombined, severalPlansIssues } from './combined.ts';
import { auditPlan, loadPlan, updatePlan, type PlanRow } from './plan.ts';
import { plans, withPlan } from './plan-list.ts';
import { seenPlan } from './stage.ts';

type Calls = typeof combineCalls;
export type Similar = z.output<Calls['getSameModulePlanList']['data']>[number];
type CombineInput = z.output<typeof combineInput>;

const LISTED = 100;
const { FILLING, SCORING, CALIBRATING } = AssessmentPlanStatus;
/** From the opening to scoring: afterwards results have been compared already. */
const COMBINABLE: readonly number[] = [FILLING, SCORING];

const inCompany = (ctx: Ctx) => eq(assessmentPlan.companyId, ctx.session.companyId);

/** What has to be the same in plans that are combined: they are judged by one distribution. */
const yardstick = (plan: Pick<PlanRow, 'periodFrom' | 'periodTo' | 'ruleSnapshot'>): string =>
  JSON.stringify([plan.periodFrom, plan.periodTo, ruleOf(plan.ruleSnapshot)]);
const ruleOf = (rule: RuleSnapshot | null) =>
  rule && [
    rule.ruleType,
    dec(rule.fullScore).toString(),
    rule.forceScope,
    rule.minGroupSize,
    rule.levels.map(({ name, low, high, proportion }) => [
      name,
      ...[low, high, proportion].map((one) => dec(one ?? '0').toString()),
    ]),
  ];

/** Open plans that could be combined with one, or are, and what would keep them from it. */
export async function similarPlans(ctx: Ctx, planCode: string): Promise<Similar[]> {
  const plan = await loadPlan(ctx, planCode);
  if (plan.ruleSnapshot === null) return [];
  const open = (await ctx.tx
    .select()
    .from(assessmentPlan)
    .where(
      and(
        inCompany(ctx),
        ne(assessmentPlan.id, planCode),
        inArray(assessmentPlan.status, [...COMBINABLE, CALIBRATING]),
        eq(assessmentPlan.periodFrom, plan.periodFrom),
        eq(assessmentPlan.periodTo, plan.periodTo),
      ),
    )
    .orderBy(desc(assessmentPlan.createdAt), desc(assessmentPlan.id))
    .limit(LISTED)) as PlanRow[];
  return asSimilar(
    ctx,
    plan,
    open.filter((one) => yardstick(one) === yardstick(plan)),
  );
}

/** Plans beside one that they may be combined with or count in, with what is known of both. */
export async function asSimilar(ctx: Ctx, plan: PlanRow, alike: readonly PlanRow[]): Promise<Similar[]> {
  if (alike.length === 0) return [];
  const planCode = plan.id;
  const shared = await sharedPeople(
    ctx,
    planCode,
    alike.map((one) => one.id),
  );
  const known = new Map(
    (await plans(ctx, { ids: [planCode, ...alike.map((one) => one.id)] }, true)).map((one) => [one.planCode, one]),
  );
  const templatesOf = (id: string) =>
    JSON.stringify(
      known
        .get(id)
        ?.modules.map(({ companyModuleCode, weight }) => [companyModuleCode, weight])
        .sort(),
    );
  return alike.map((one) => {
    const combined = one.combinedId !== null && one.combinedId === plan.combinedId;
    return {
      planCode: one.id,
      planName: one.name,
      planStatus: one.status,
      periodFrom: one.periodFrom,
      periodTo: one.periodTo,
      scopeCount: known.get(one.id)?.scopeCount ?? 0,
      sharedPeople: shared.get(one.id) ?? 0,
      sameTemplates: templatesOf(one.id) === templatesOf(planCode),
      combined,
      elsewhere: one.combinedId !== null && !combined,
    };
  });
}

/** How many people of a plan are in each of others, too. */
async function sharedPeople(ctx: Ctx, planId: string, others: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ planId: string; people: number }>(
    ctx.tx,
    sql`select b.plan_id as "planId", count(*)::int as people from ${assessmentInfo} a
      join ${assessmentInfo} b on b.company_id = a.company_id and b.emp_id = a.emp_id and b.removed_at is null
      where a.company_id = ${ctx.session.companyId} and a.plan_id = ${planId} and a.removed_at is null
        and b.plan_id in (select jsonb_array_elements_text(${JSON.stringify(others)}::jsonb)) group by 1`,
  );
  return new Map(rows.map((row) => [row.planId, row.people]));
}

/** Combines a plan with others, or with none. Those that are left behind alone stand alone, too. */
export async function combinePlans(ctx: Ctx, { planCode, version, planCodes }: CombineInput) {
  const plan = await seenPlan(ctx, { planCode, version });
  const wanted = [...new Set(planCodes)].filter((id) => id !== planCode);
  const chosen = (await ctx.tx
    .select()
    .from(assessmentPlan)
    .where(and(inCompany(ctx), inArray(assessmentPlan.id, wanted)))
    .orderBy(asc(assessmentPlan.id))
    .for('update')) as PlanRow[];
  if (chosen.length < wanted.length) throw notFound();
  const issues = [plan, ...chosen].flatMap((one): RuleIssue[] => {
    const about = { plan: one.name };
    if (!COMBINABLE.includes(one.status) || one.locked) return [issue('planCodes', 'COMBINE_STAGE_PASSED', about)];
    if (yardstick(one) !== yardstick(plan)) return [issue('planCodes', 'PLANS_NOT_ALIKE', about)];
    const elsewhere = one.combinedId !== null && one.combinedId !== plan.combinedId;
    return elsewhere ? [issue('planCodes', 'PLAN_COMBINED_ELSEWHERE', about)] : [];
  });
  issues.push(...(await severalPlansIssues(ctx, [planCode, ...wanted])));
  if (issues.length > 0) throw refused(issues);
  const before = await combinedWith(ctx, plan, 'update');
  if (before.length === wanted.length && before.every((one) => wanted.includes(one.id)))
    return withPlan(ctx, { id: planCode, version });
  const combinedId = wanted.length === 0 ? null : (plan.combinedId ?? ctx.newId());
  const left = before.filter((one) => !wanted.includes(one.id));
  for (const one of left) await setCombined(ctx, one, null);
  for (const one of chosen) if (one.combinedId !== combinedId) await setCombined(ctx, one, combinedId);
  const next = await updatePlan(ctx, plan, version, { combinedId });
  const params = { plans: chosen.map((one) => one.name).join(', ') };
  await auditPlan(ctx, wanted.length === 0 ? 'uncombined' : 'combined', plan, { params });
  return withPlan(ctx, { id: planCode, version: next.version });
}
