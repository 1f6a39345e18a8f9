import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { AssessmentPlanStage, AssessmentPlanStatus } from '@hengcai/shared/enums';
import type { PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import type { Ctx } from '../../../kit/context.ts';
import { visibleSubject } from '../assessment/assessment.ts';
import { handOver } from '../handover.ts';
import type { PlanRow } from './plan.ts';
import { assessmentPlan } from '../tables.ts';

const STAGE_OF: Partial<Record<PlanStatusValue, number>> = {
  [AssessmentPlanStatus.FILLING]: AssessmentPlanStage.FILL,
  [AssessmentPlanStatus.SCORING]: AssessmentPlanStage.SCORE,
  [AssessmentPlanStatus.CALIBRATING]: AssessmentPlanStage.CALIBRATE,
  [AssessmentPlanStatus.COMMUNICATING]: AssessmentPlanStage.COMMUNICATE,
};

/** Reminds, on HR's wish, whoever holds up the visible people of a plan (or the named ones); answers how many were told. */
export function remindNow(ctx: Ctx, plan: PlanRow, empIds: readonly string[] | undefined): Promise<number> {
  // Each wish reminds anew; that one wish happens once is the care of its client mutation id.
  return handOver(ctx, 'remind', plan, { empIds, where: sql`${visibleSubject(ctx)}` });
}

/** The daily step: reminds on the dates that HR set for the stage a plan is in. Running it twice a day reminds once. */
export async function remindOfStages(ctx: Ctx): Promise<void> {
  const open = (await ctx.tx
    .select()
    .from(assessmentPlan)
    .where(
      and(
        eq(assessmentPlan.companyId, ctx.session.companyId),
        gt(assessmentPlan.status, AssessmentPlanStatus.NOT_OPEN),
        lt(assessmentPlan.status, AssessmentPlanStatus.CLOSED),
        eq(assessmentPlan.locked, false),
      ),
    )) as PlanRow[];
  for (const plan of open) {
    const due = plan.reminders.some(({ stage, dates }) => stage === STAGE_OF[plan.status] && dates.includes(ctx.today));
    if (due) await handOver(ctx, 'remind', plan, { occasion: ctx.today });
  }
}
