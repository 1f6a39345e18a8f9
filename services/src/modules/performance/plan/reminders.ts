import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { performanceflow } from '@hengcai/shared/contract/performance/flow';
import { AssessmentPlanStage, AssessmentPlanStatus } from '@hengcai/shared/enums';
import { isAllowed, type PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import type { Ctx } from '../../../kit/context.ts';
import { isAnyOf } from '../../../db/sql.ts';
import { inServiceOn } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { visibleSubject } from '../assessment/assessment.ts';
import { failedFor } from '../assessment/each-person.ts';
import { tellDepartments } from '../department/tell.ts';
import { handOver } from '../handover.ts';
import { demand } from '../refusals.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { teamAppraisals, waitsForPerson } from '../waiting.ts';
import { isPerson } from './participants.ts';
import { auditPlan, loadPlan, type PlanRow } from './plan.ts';
import { remindBeside } from './plan-moves.ts';

const STAGE_OF: Partial<Record<PlanStatusValue, number>> = {
  [AssessmentPlanStatus.FILLING]: AssessmentPlanStage.FILL,
  [AssessmentPlanStatus.SCORING]: AssessmentPlanStage.SCORE,
  [AssessmentPlanStatus.CALIBRATING]: AssessmentPlanStage.CALIBRATE,
  [AssessmentPlanStatus.COMMUNICATING]: AssessmentPlanStage.COMMUNICATE,
};

/**
 * Reminds, on HR's wish, whoever holds up the visible people of a plan (or the named ones), raters of their 360 assessments
 * among them, and its departments; answers how many were told.
 */
export async function remindNow(ctx: Ctx, plan: PlanRow, empIds: readonly string[] | undefined): Promise<number> {
  // Each wish reminds anew; that one wish happens once is the care of its client mutation id.
  const told = await handOver(ctx, 'remind', plan, { empIds, where: sql`${visibleSubject(ctx)}` });
  const beside = await remindBeside(ctx, plan, { empIds });
  return told + beside + (empIds === undefined ? await tellDepartments(ctx, plan) : 0);
}

type TeamAnswer = z.output<(typeof performanceflow)['endpoints']['remindteam']['data']>;

/**
 * Reminds, on the wish of their superior, people of what they have to do themselves, and says of each other one why not.
 * Whoever else holds something up, an approver say, is not the superior's to remind.
 */
export async function remindTeam(
  ctx: Ctx,
  { planCode, empIds }: { planCode: string; empIds: readonly string[] },
): Promise<TeamAnswer> {
  const people = [...new Set(empIds)].sort();
  const me = ctx.session.empId ?? '';
  const owing = await ctx.tx
    .select({ empId: assessmentInfo.empId, owes: sql<boolean>`${and(waitsForPerson(ctx), inServiceOn(ctx.today))}` })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .innerJoin(employee, isPerson)
    .where(
      and(
        teamAppraisals(ctx, me),
        eq(assessmentInfo.bossEmpId, me),
        eq(assessmentInfo.planId, planCode),
        isAnyOf(assessmentInfo.empId, people),
      ),
    );
  const owes = new Map(owing.map((row) => [row.empId, row.owes]));
  const failures = people
    .filter((empId) => owes.get(empId) !== true)
    .map((empId) => failedFor(ctx, empId, owes.has(empId) ? 'NOTHING_TO_REMIND_OF' : 'NOT_FOUND'));
  if (owes.size === 0) return { reminded: 0, failures };
  const plan = await loadPlan(ctx, planCode);
  demand(isAllowed({ ...plan, role: 'boss', action: 'remind' }));
  const named = people.filter((empId) => owes.get(empId) === true);
  const reminded = await handOver(ctx, 'remindTeam', plan, { empIds: named });
  if (reminded > 0) await auditPlan(ctx, 'reminded', plan, { params: { count: reminded } });
  return { reminded, failures };
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
    if (!due) continue;
    await handOver(ctx, 'remind', plan, { occasion: ctx.today });
    await tellDepartments(ctx, plan, ctx.today);
    await remindBeside(ctx, plan, { day: ctx.today });
  }
}
