import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { BossStage, EmployeeStage, AssessmentPlanStatus, ScorerRole, TargetStatus } from '@hengcai/shared/enums';
import type { PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import { actOfMove } from '@hengcai/shared/rules/performance/handovers';
import { canReturnToStage } from '@hengcai/shared/rules/performance/plan';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { demandVersion } from '../../../kit/version.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { templateContent } from '../../enterprise/tables.ts';
import { tellDepartments } from '../department/tell.ts';
import { handOver } from '../handover.ts';
import { emptyImported } from '../by-file/past-results.ts';
import { combinedWith, isMerged, leftAlone } from './combined.ts';
import { takeResults } from './included.ts';
import { activeIn, dismiss, enrol, takeEnabledContents } from './participants.ts';
import { afterMove } from './plan-moves.ts';
import { auditPlan, demandAllowed, loadPlan, recordEvent, updatePlan, type PlanRow } from './plan.ts';
import { planOf } from './plan-list.ts';
import { companySettings } from '../../../kit/company-settings.ts';
import { readinessOf } from './readiness.ts';
import { demand } from '../refusals.ts';
import { ruleToKeep } from '../rule/rule.ts';
import { withTargets } from '../assessment/standing.ts';
import { assessmentInfo, planModule } from '../tables.ts';
import { confirmation, scoreSheet } from '../tables-form.ts';

export interface Move {
  planCode: string;
  version: number;
  openAnyway: boolean;
}

/** The plan of a write, locked until its end, if it still is as the caller saw it. */
export async function seenPlan(
  ctx: Ctx,
  { planCode, version }: { planCode: string; version: number },
): Promise<PlanRow> {
  const plan = await loadPlan(ctx, planCode, 'update');
  await demandVersion(plan, version, () => planOf(ctx, planCode));
  return plan;
}

/** Moves a plan to its next stage; people who are not ready are passed over only when the caller says so. */
export async function advanceTo(ctx: Ctx, to: PlanStatusValue, move: Move): Promise<PlanRow> {
  const plan = await seenPlan(ctx, move);
  if (to === AssessmentPlanStatus.CALIBRATING && plan.combinedId !== null) throw refused('CALIBRATE_TOGETHER');
  return advancePlan(ctx, plan, to, move);
}

/** Opens calibration of a plan and those it is combined with: all of them or none. */
export async function calibrateTogether(ctx: Ctx, move: Move): Promise<PlanRow> {
  const plan = await seenPlan(ctx, move);
  const others = await combinedWith(ctx, plan, 'update');
  if (others.length === 0) throw refused('PLAN_NOT_COMBINED');
  const next = await advancePlan(ctx, plan, AssessmentPlanStatus.CALIBRATING, move);
  for (const one of others) await advancePlan(ctx, one, AssessmentPlanStatus.CALIBRATING, move);
  return next;
}

async function advancePlan(
  ctx: Ctx,
  plan: PlanRow,
  to: PlanStatusValue,
  move: Pick<Move, 'openAnyway'>,
): Promise<PlanRow> {
  demandAllowed(plan, 'advanceStage');
  const ready = await readinessOf(ctx, plan);
  if (ready.to !== to) throw refused('NOT_THE_NEXT_STAGE');
  if (ready.blockers.length > 0) throw refused(ready.blockers);
  if (ready.pending.length > 0 && !move.openAnyway) throw refused(ready.pending.filter((one) => one.empId === null));
  const next = await updatePlan(ctx, plan, plan.version, { status: to, ...(await columnsOn(ctx, plan, to)) });
  if (to === AssessmentPlanStatus.FILLING) await open(ctx, plan);
  if (to === AssessmentPlanStatus.SCORING) await takeResults(ctx, next);
  await restage(ctx, plan.id, to);
  await afterMove(ctx, next, plan.status);
  await tellOfMove(ctx, 'advance', next);
  await recordEvent(ctx, plan, next, { passedOver: ready.people });
  await auditPlan(ctx, `advanced.${to}`, plan, { params: { from: plan.status, to, passedOver: ready.people } });
  return next;
}

async function tellOfMove(ctx: Ctx, move: 'advance' | 'return', plan: PlanRow): Promise<void> {
  const act = actOfMove(move, plan.status);
  if (act !== null) await handOver(ctx, act, plan);
  await tellDepartments(ctx, plan);
}

/** What entering a stage writes into the plan itself. */
async function columnsOn(ctx: Ctx, plan: PlanRow, to: PlanStatusValue) {
  if (to === AssessmentPlanStatus.CLOSED) return { archivedAt: ctx.now };
  if (to !== AssessmentPlanStatus.FILLING || plan.ruleId === null) return {};
  const rule = await ruleToKeep(ctx, plan.ruleId);
  const deptRule = plan.deptRuleId === null ? null : await ruleToKeep(ctx, plan.deptRuleId);
  const { finalCommentRequired, selfScoreFirst } = await companySettings(ctx);
  return {
    openedAt: plan.openedAt ?? ctx.now,
    ruleSnapshot: rule,
    deptRuleSnapshot: deptRule,
    finalCommentRequired,
    selfScoreFirst,
  };
}

/** Freezes contents and takes the people in. A plan that was open before keeps its contents: forms refer to their parts. */
async function open(ctx: Ctx, plan: PlanRow): Promise<void> {
  if (plan.openedAt === null) await takeEnabledContents(ctx, plan.id);
  await dismiss(ctx, plan.id);
  await enrol(ctx, plan.id);
}

/** Returns a plan to an earlier stage. Nothing is cleared; confirmations stay as history and no longer count. */
export async function returnTo(
  ctx: Ctx,
  to: PlanStatusValue,
  call: { planCode: string; version: number; reason: string; together?: boolean | undefined },
): Promise<PlanRow> {
  const plan = await seenPlan(ctx, call);
  const others = isMerged(plan) ? await combinedWith(ctx, plan, 'update') : [];
  if (others.length === 0) return returnPlan(ctx, plan, to, call.reason);
  if (call.together === undefined) throw refused({ field: 'together', code: 'RETURN_TOGETHER_OR_ALONE' });
  const next = await returnPlan(ctx, plan, to, call.reason, !call.together);
  if (call.together) {
    for (const one of others) if (one.status > to) await returnPlan(ctx, one, to, call.reason);
  } else await leftAlone(ctx, others);
  return next;
}

/** `leaves`: it is no longer combined with others. */
async function returnPlan(
  ctx: Ctx,
  plan: PlanRow,
  to: PlanStatusValue,
  reason: string,
  leaves = false,
): Promise<PlanRow> {
  demandAllowed(plan, 'returnStage');
  const imported = plan.status === AssessmentPlanStatus.IMPORTED;
  const readOnlyOnly = to === AssessmentPlanStatus.FILLING && (await nothingToFillIn(ctx, plan.id));
  demand(canReturnToStage({ from: plan.status, to, locked: plan.locked, readOnlyOnly, merged: isMerged(plan) }), 'to');
  const next = await updatePlan(ctx, plan, plan.version, {
    status: to,
    archivedAt: null,
    ...(leaves && { combinedId: null }),
    ...(imported && { ruleSnapshot: null }),
  });
  if (imported) await emptyImported(ctx, plan.id);
  else if (plan.status >= AssessmentPlanStatus.COMMUNICATING) await invalidateConfirmations(ctx, plan.id, reason);
  await restage(ctx, plan.id, to);
  await afterMove(ctx, next, plan.status);
  await tellOfMove(ctx, 'return', next);
  // Nobody has worked in an imported plan, so that it can still be deleted.
  if (!imported) await recordEvent(ctx, plan, next, { reason });
  await auditPlan(ctx, `returned.${to}`, plan, { params: { from: plan.status, to, reason } });
  return next;
}

/** Whether every indicator comes from the templates and leaves nothing open. */
async function nothingToFillIn(ctx: Ctx, planId: string): Promise<boolean> {
  const contents = await ctx.tx
    .select({ parts: templateContent.parts })
    .from(planModule)
    .innerJoin(
      templateContent,
      and(eq(templateContent.companyId, planModule.companyId), eq(templateContent.id, planModule.contentId)),
    )
    .where(and(eq(planModule.companyId, ctx.session.companyId), eq(planModule.planId, planId)));
  const parts = contents.flatMap((content) => content.parts);
  return (
    parts.length > 0 &&
    parts.every(
      (part) => !part.rowsByEmployee && part.rows.every((row) => row.targetValue !== null && row.weight !== null),
    )
  );
}

async function invalidateConfirmations(ctx: Ctx, planId: string, reason: string): Promise<void> {
  const confirmed = await ctx.tx
    .select({ id: assessmentInfo.id, bossStage: assessmentInfo.bossStage, employeeStage: assessmentInfo.employeeStage })
    .from(assessmentInfo)
    .where(
      and(
        activeIn(ctx, planId),
        or(
          eq(assessmentInfo.bossStage, BossStage.CONFIRMED),
          eq(assessmentInfo.employeeStage, EmployeeStage.CONFIRMED),
        ),
      ),
    );
  const note = (assessmentId: string, by: 'boss' | 'employee') => ({
    companyId: ctx.session.companyId,
    id: ctx.newId(),
    assessmentId,
    by,
    outcome: 'invalidated' as const,
    text: reason,
    byEmpId: ctx.session.empId,
    at: ctx.now,
  });
  await insertMany(
    ctx.tx,
    confirmation,
    confirmed.flatMap((one) => [
      ...(one.bossStage === BossStage.CONFIRMED ? [note(one.id, 'boss')] : []),
      ...(one.employeeStage === EmployeeStage.CONFIRMED ? [note(one.id, 'employee')] : []),
    ]),
  );
}

/** A member of a closed set inside SQL: a parameter without a column beside it has no type. */
const lit = (member: number): SQL => sql.raw(String(member));

/** Whether a sheet of a role was submitted, as a condition on `assessment_info`. */
type Submitted = (role: number) => SQL;

const ofEach: Submitted = (
  role,
) => sql`exists (select 1 from ${scoreSheet} s where s.company_id = ${assessmentInfo.companyId}
  and s.assessment_id = ${assessmentInfo.id} and s.scorer_role = ${lit(role)} and s.submitted_at is not null)`;

/** Of a whole plan the sheets are gathered once, rather than looked up for each of 10,000 people. */
const ofPlan =
  (companyId: string, planId: string): Submitted =>
  (role) => sql`${assessmentInfo.id} in (select s.assessment_id from ${scoreSheet} s
    join ${assessmentInfo} i on i.company_id = s.company_id and i.id = s.assessment_id
    where s.company_id = ${companyId} and i.plan_id = ${planId} and s.scorer_role = ${lit(role)} and s.submitted_at is not null)`;

/**
 * Puts everybody of a plan to the stage that the facts say: target status while filling in, submitted sheets while
 * scoring, existing results while communicating. Because it starts from facts, moving on and coming back both use it.
 * `only` narrows it, as a condition on `assessment_info`.
 */
export async function restage(ctx: Ctx, planId: string, status: PlanStatusValue, only?: SQL): Promise<void> {
  const { companyId } = ctx.session;
  const stages = STAGES[status]?.(only ? ofEach : ofPlan(companyId, planId));
  if (!stages) return;
  await ctx.tx
    .update(assessmentInfo)
    .set({ employeeStage: stages.employee, bossStage: stages.boss, updatedAt: ctx.now })
    .where(
      and(
        eq(assessmentInfo.companyId, companyId),
        eq(assessmentInfo.planId, planId),
        only,
        // Who stands there already is not written again: of 10,000 people that took a second of the opening.
        sql`(${assessmentInfo.employeeStage}, ${assessmentInfo.bossStage}) is distinct from (${stages.employee}, ${stages.boss})`,
      ),
    );
}

interface Stages {
  employee: SQL;
  boss: SQL;
}

const byTargets = (approved: number, waiting: number, filling: number): SQL => sql`case ${assessmentInfo.targetStatus}
  when ${lit(TargetStatus.APPROVED)} then ${lit(approved)} when ${lit(TargetStatus.PENDING_APPROVAL)} then ${lit(waiting)} else ${lit(filling)} end`;
/** Who has no targets when scoring opens stays where filling in left them. */
const bySheets = (
  submitted: Submitted,
  [bossDone, selfDone, none]: readonly [number, number, number],
  without: SQL,
): SQL => sql`case
  when not ${withTargets} then ${without}
  when ${submitted(ScorerRole.BOSS)} then ${lit(bossDone)} when ${submitted(ScorerRole.SELF)} then ${lit(selfDone)} else ${lit(none)} end`;

const filling: Stages = {
  employee: byTargets(EmployeeStage.APPROVED, EmployeeStage.PENDING_APPROVAL, EmployeeStage.PENDING_FILL),
  boss: byTargets(BossStage.TARGETS_APPROVED, BossStage.TO_APPROVE, BossStage.WAITING_TARGETS),
};
const scoring = (submitted: Submitted): Stages => ({
  employee: bySheets(
    submitted,
    [EmployeeStage.BOSS_RATED, EmployeeStage.SELF_RATED, EmployeeStage.APPROVED],
    filling.employee,
  ),
  boss: bySheets(submitted, [BossStage.SCORED, BossStage.TO_SCORE, BossStage.TARGETS_APPROVED], filling.boss),
});
const hasResult = sql`${withTargets} and (${assessmentInfo.composed} is not null or ${assessmentInfo.levelName} is not null or ${assessmentInfo.calibratedLevel} is not null)`;

const STAGES: Partial<Record<PlanStatusValue, (submitted: Submitted) => Stages>> = {
  // Where a plan that was open goes on once it opens again.
  [AssessmentPlanStatus.NOT_OPEN]: () => filling,
  [AssessmentPlanStatus.FILLING]: () => filling,
  [AssessmentPlanStatus.SCORING]: scoring,
  [AssessmentPlanStatus.CALIBRATING]: scoring,
  // Who has no result has nothing to confirm and stays where the sheets say.
  [AssessmentPlanStatus.COMMUNICATING]: (submitted) => {
    const { employee, boss } = scoring(submitted);
    return { employee, boss: sql`case when ${hasResult} then ${lit(BossStage.TO_CONFIRM)} else ${boss} end` };
  },
};
