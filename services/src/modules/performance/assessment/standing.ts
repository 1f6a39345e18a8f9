import { eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { EmployeeStage, AssessmentPlanStatus, TargetStatus } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { ownDay } from '../plan/scope.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';

/**
 * Whether scoring opened without approved targets of somebody: no task, no score, outside the quotas. Targets freeze when
 * scoring opens, so it follows from the facts and ends when the plan returns to filling in.
 */
export const hasNoTargets = (plan: { status: number }, info: { targetStatus: number }): boolean =>
  plan.status >= AssessmentPlanStatus.SCORING &&
  plan.status <= AssessmentPlanStatus.CLOSED &&
  info.targetStatus !== TargetStatus.APPROVED;

/** People with approved targets: the others are passed over from scoring on. */
export const withTargets: SQL = eq(assessmentInfo.targetStatus, TargetStatus.APPROVED);

/** Whether the superior may score without the self score: its last day has passed, or HR says that the person is absent. */
export const scoredWithoutSelf = (
  ctx: Pick<Ctx, 'today'>,
  plan: { scoreTo: string },
  info: { employeeStage: number; absentReason: string | null },
): boolean => info.employeeStage < EmployeeStage.SELF_RATED && (info.absentReason !== null || plan.scoreTo < ctx.today);

/** The same over rows of people joined with their plan: nobody waits for the self score (any more). */
export const selfScoreSettled = (ctx: Pick<Ctx, 'today'>): SQL | undefined =>
  or(
    sql`${assessmentInfo.employeeStage} >= ${sql.raw(String(EmployeeStage.SELF_RATED))}`,
    isNotNull(assessmentInfo.absentReason),
    sql`coalesce(${ownDay('scoreTo')}, ${assessmentPlan.scoreTo}::text) < ${ctx.today}`,
  );
