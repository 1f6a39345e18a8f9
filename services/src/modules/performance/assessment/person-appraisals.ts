import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { AssessmentPlanStatus, PageRight, ViewerType } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { isAnyOf } from '../../../db/sql.ts';
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
  const own = ctx.session.empId === empId;
  const { columns, where } = opened(ctx, own);
  const rows = await ctx.tx
    .select(columns)
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .where(and(where, eq(assessmentInfo.empId, empId)))
    .orderBy(...NEWEST)
    .limit(MOST);
  return rows.map((row) => inShort(ctx, row, own));
}

/** The newest appraisal of each of some other people, of those that the caller may open, by person. */
export async function newestAppraisals(ctx: Ctx, empIds: readonly string[]) {
  const { columns, where } = opened(ctx, false);
  const rows = await ctx.tx
    .selectDistinctOn([assessmentInfo.empId], columns)
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .where(and(where, isAnyOf(assessmentInfo.empId, empIds)))
    .orderBy(assessmentInfo.empId, ...NEWEST);
  return new Map(rows.map((row) => [row.info.empId, inShort(ctx, row, false)]));
}

const NEWEST = [desc(assessmentPlan.periodTo), desc(assessmentPlan.createdAt), desc(assessmentInfo.id)];

/** Appraisals that the caller may open: the own ones, or of others those the caller leads or manages. */
function opened(ctx: Ctx, own: boolean) {
  const me = ctx.session.empId;
  const leads = me === null ? sql<boolean>`false` : sql<boolean>`(${leading(me)})`;
  const hr = managesPlans(ctx, PageRight.VISIT) ? managedSubject(ctx) : sql<boolean>`false`;
  function leading(leader: string) {
    return or(eq(assessmentInfo.bossEmpId, leader), sql`${assessmentInfo.id} in ${askedAbout(ctx, sql`${leader}`)}`);
  }
  const where = and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    isNull(assessmentInfo.removedAt),
    sql`${assessmentPlan.status} <> ${AssessmentPlanStatus.NOT_OPEN}`,
    withinReach(ctx),
    // Nobody sees the own appraisal as anything but its person.
    own ? undefined : or(leads, hr),
  );
  return { columns: { info: assessmentInfo, plan: assessmentPlan, leads }, where };
}

interface Row {
  info: typeof assessmentInfo.$inferSelect;
  plan: typeof assessmentPlan.$inferSelect;
  leads: boolean;
}

/** As whom the caller sees it stands in the line: the person, whoever leads the person, or whoever manages plans. */
function inShort(ctx: Ctx, { info, plan, leads }: Row, own: boolean) {
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
    viewerType: own ? ViewerType.MYSELF : leads ? ViewerType.LEADER : ViewerType.SETTER,
  };
}
