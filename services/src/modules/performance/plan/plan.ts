import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { AssessmentPlanMoved, performanceplane } from '@hengcai/shared/contract/performance/plan';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import type { PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import type { AppraisalAction, WholePlanAction } from '@hengcai/shared/rules/performance/capacities';
import { isAllowed } from '@hengcai/shared/rules/performance/freeze';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { dec } from '@hengcai/shared/numbers';
import { wireStatus, type PlanInput } from '@hengcai/shared/rules/performance/plan';
import type { ReviewSetting } from '@hengcai/shared/rules/review360/setting';
import type { AuditLine, Ctx } from '../../../kit/context.ts';
import { notFound, stale } from '../../../kit/failure.ts';
import { renamed } from '../../../kit/renamed.ts';
import { planOf } from './plan-list.ts';
import { demand } from '../refusals.ts';
import { assessmentPlan } from '../tables.ts';
import { planEvent } from '../tables-plan.ts';

export type PlanRow = Omit<typeof assessmentPlan.$inferSelect, 'status'> & { status: PlanStatusValue };
type PlanFields = Omit<
  z.output<(typeof performanceplane)['endpoints']['saveassess']['body']>,
  'clientMutationId' | 'planCode' | 'version'
>;

const planIs = (ctx: Ctx, id: string) =>
  and(eq(assessmentPlan.companyId, ctx.session.companyId), eq(assessmentPlan.id, id));

/** A plan of the company; 404 for one that is not there. `update` keeps everybody else from changing it, or anything in it, meanwhile. */
export async function loadPlan(ctx: Ctx, id: string, lock?: 'update'): Promise<PlanRow> {
  const query = ctx.tx.select().from(assessmentPlan).where(planIs(ctx, id));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound();
  return row as PlanRow;
}

/** Stages in which a plan runs: it is open and not over. */
export const RUNNING: PlanStatusValue[] = [
  AssessmentPlanStatus.FILLING,
  AssessmentPlanStatus.SCORING,
  AssessmentPlanStatus.CALIBRATING,
  AssessmentPlanStatus.COMMUNICATING,
];

/** Refuses what the freeze matrix does not let HR do to a plan as it stands now. */
export function demandAllowed(plan: PlanRow, action: WholePlanAction | AppraisalAction): void {
  demand(isAllowed({ ...plan, role: 'hr', action }));
}

/**
 * Changes a plan if it still is as the caller saw it: the version says so for every column, the status and the lock are
 * asked again because a transition must never happen twice. A clash answers with the plan as it is now.
 */
export async function updatePlan(
  ctx: Ctx,
  seen: PlanRow,
  version: number,
  values: Partial<typeof assessmentPlan.$inferInsert>,
): Promise<PlanRow> {
  const [row] = await ctx.tx
    .update(assessmentPlan)
    .set({ ...values, updatedAt: ctx.now, version: sql`${assessmentPlan.version} + 1` })
    .where(
      and(
        planIs(ctx, seen.id),
        eq(assessmentPlan.version, version),
        eq(assessmentPlan.status, seen.status),
        eq(assessmentPlan.locked, seen.locked),
      ),
    )
    .returning();
  if (!row) throw stale(await planOf(ctx, seen.id));
  return row as PlanRow;
}

/** Writes one line of a plan's history. */
export async function recordEvent(
  ctx: Ctx,
  before: PlanRow,
  after: PlanRow,
  note: { reason?: string; passedOver?: number } = {},
): Promise<void> {
  await ctx.tx.insert(planEvent).values({
    companyId: ctx.session.companyId,
    id: ctx.newId(),
    planId: after.id,
    fromStatus: wireStatus(before.status, before.locked),
    toStatus: wireStatus(after.status, after.locked),
    passedOver: note.passedOver ?? 0,
    reason: note.reason ?? null,
    byUserId: ctx.session.subjectUserId,
    at: ctx.now,
  });
}

/** Appends an audit entry about a plan. */
export function auditPlan(
  ctx: Ctx,
  action: string,
  plan: Pick<PlanRow, 'id' | 'name'>,
  line: Pick<AuditLine, 'params' | 'before' | 'after'> = {},
): Promise<void> {
  return ctx.audit({
    action: `plan.${action}`,
    objectType: 'assessmentPlan',
    objectId: plan.id,
    ...line,
    params: { name: plan.name, ...line.params },
  });
}

/** What a plan's move answers. */
export const moved = (plan: PlanRow): z.output<typeof AssessmentPlanMoved> => ({
  planCode: plan.id,
  planStatus: wireStatus(plan.status, plan.locked),
  version: plan.version,
});

/** The columns of a plan as typed in. */
export function planColumns(input: PlanFields) {
  const { planName: name, windows, assess360, ...rest } = input;
  const { templateCode: reviewTemplateId = null, ...review } = assess360 ?? {};
  return {
    ...rest,
    reviewTemplateId,
    review: assess360 === null ? null : (review as ReviewSetting),
    name,
    fillFrom: windows.fill.from,
    fillTo: windows.fill.to,
    scoreFrom: windows.score.from,
    scoreTo: windows.score.to,
    calibrateFrom: windows.calibrate.from,
    calibrateTo: windows.calibrate.to,
    communicateFrom: windows.communicate.from,
    communicateTo: windows.communicate.to,
  };
}

/** What the shared checks look at, from the columns of a plan. */
export function toPlanInput(plan: ReturnType<typeof planColumns> | PlanRow): PlanInput {
  return {
    name: plan.name,
    year: plan.planYear,
    cycle: plan.cycle as PlanInput['cycle'],
    cycleIndex: plan.cycleIndex,
    period: { from: plan.periodFrom, to: plan.periodTo },
    windows: {
      fill: { from: plan.fillFrom, to: plan.fillTo },
      score: { from: plan.scoreFrom, to: plan.scoreTo },
      calibrate: { from: plan.calibrateFrom, to: plan.calibrateTo },
      communicate: { from: plan.communicateFrom, to: plan.communicateTo },
    },
    reminders: plan.reminders,
    sources: {
      self: plan.selfRatio,
      boss: plan.bossRatio,
      partner: plan.partnerRatio,
      department: plan.deptRatio,
      ...(plan.review && { import360: plan.review.share }),
    },
    ...(plan.review && { on360: true, ratio360: plan.review.ratio360 }),
    digits: plan.digits,
    viewScoreAt: plan.viewScoreAt as PlanInput['viewScoreAt'],
    viewWhat: plan.viewWhat as PlanInput['viewWhat'],
  };
}

/** Whether people of a plan have co-assessors beside the superior. */
export const hasCoAssessors = ({ partnerRatio }: { partnerRatio: string }): boolean => dec(partnerRatio).gt(0);

/** What the shared checks call differently from the wire. */
const FIELDS = {
  name: 'planName',
  year: 'planYear',
  period: 'periodFrom',
  sources: 'selfRatio',
  rule: 'ruleCode',
  deptRule: 'deptRuleCode',
  templates: 'modules',
  on360: 'assess360',
  ratio360: 'assess360.ratio360',
};

/** Issues of the shared checks at the fields of the wire. */
export const atWireFields = (issues: readonly RuleIssue[]): RuleIssue[] => renamed(issues, FIELDS);
