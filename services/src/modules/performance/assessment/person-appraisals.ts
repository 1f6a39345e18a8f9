import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { AssessmentPlanStatus, PageRight, ViewerType } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import type { PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import { shownResult } from '../plan/participant-list.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { withinReach } from '../waiting.ts';
import { askedAbout } from '../works.ts';
import { managesPlans, managedSubject, type InfoRow } from './assessment.ts';

const MOST = 50;

export const personAppraisalHandlers: Handlers<Contract['personappraisals']> = {
  personappraisals: ({ empId }, ctx) => personAppraisals(ctx, empId),
};

/** The appraisals of a person, for whoever may open each of them: the same people as in `openAppraisal`. */
export async function personAppraisals(ctx: Ctx, empId: string) {
  const me = ctx.session.empId;
  const self = me === empId;
  const leads = me === null ? sql<boolean>`false` : sql<boolean>`(${leading(me)})`;
  const hr = managesPlans(ctx, PageRight.VISIT) ? managedSubject(ctx) : sql<boolean>`false`;
  function leading(leader: string) {
    return or(eq(assessmentInfo.bossEmpId, leader), sql`${assessmentInfo.id} in ${askedAbout(ctx, sql`${leader}`)}`);
  }
  const rows = await ctx.tx
    .select({ info: assessmentInfo, plan: assessmentPlan, leads })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        eq(assessmentInfo.empId, empId),
        isNull(assessmentInfo.removedAt),
        sql`${assessmentPlan.status} <> ${AssessmentPlanStatus.NOT_OPEN}`,
        withinReach(ctx),
        // Nobody sees the own appraisal as anything but its person.
        self ? undefined : or(leads, hr),
      ),
    )
    .orderBy(desc(assessmentPlan.periodTo), desc(assessmentPlan.createdAt), desc(assessmentInfo.id))
    .limit(MOST);
  return rows.map(({ info, plan, leads: leader }) => {
    const { score, level } = shownResult(ctx, plan, info);
    return {
      assessmentInfoId: info.id,
      assessmentPlanCode: plan.id,
      assessmentPlanName: plan.name,
      periodFrom: plan.periodFrom,
      periodTo: plan.periodTo,
      status: plan.status as PlanStatusValue,
      employeeStage: info.employeeStage as InfoRow['employeeStage'],
      composedScore: score === null ? null : dec(score).toString(),
      levelName: level,
      viewerType: self ? ViewerType.MYSELF : leader ? ViewerType.LEADER : ViewerType.SETTER,
    };
  });
}
