import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus, BossStage, PageRight, ReviewState, type ValueOf } from '@hengcai/shared/enums';
import { pages } from '@hengcai/shared/contract/kernel';
import type { ReviewItem } from '@hengcai/shared/rules/review360/answers';
import type { ReviewSetting } from '@hengcai/shared/rules/review360/setting';
import { wireStatus } from '@hengcai/shared/rules/performance/plan';
import type { Ctx } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { localName } from '../../kit/local-name.ts';
import { hasRight } from '../../kit/pages.ts';
import { onPagesOf } from '../../kit/policy.ts';
import { visibleEmployees } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { isPerson, loadPlan, type PlanRow } from '../performance/public.ts';
import { assessmentInfo, assessmentPlan, customTemplate } from '../performance/tables.ts';
import { reviewInvite } from './tables.ts';

export type InviteRow = Omit<typeof reviewInvite.$inferSelect, 'state' | 'relation'> & {
  state: ValueOf<typeof ReviewState>;
  relation: 1 | 2 | 3 | 4;
};
/** A plan with its 360 assessment. */
export interface ReviewPlan {
  plan: PlanRow;
  setting: ReviewSetting;
  templateId: string;
  templateName: string;
  items: ReviewItem[];
  fullScore: string;
}
export type InfoRow = typeof assessmentInfo.$inferSelect;
/** As what the caller stands to somebody evaluated; nobody acts for HR on themselves or on the own people. */
export interface Standing {
  self: boolean;
  boss: boolean;
  hr: boolean;
}

/** Whoever may edit there looks after the raters of others. */
export const MANAGING = '/performance/assess/record_view';

/** Whether the caller looks after 360 assessments at all. */
export const managesReviews = (ctx: Pick<Ctx, 'session'>): boolean => hasRight(ctx.session, MANAGING, PageRight.EDIT);

/** Whether it has ended for all: from calibration on, until the plan returns to scoring. */
export const isClosed = ({ status }: Pick<PlanRow, 'status'>): boolean =>
  status >= AssessmentPlanStatus.CALIBRATING && status <= AssessmentPlanStatus.CLOSED;

/** Whether raters can be named: while targets are set and scores are given. */
export const isInviting = ({ status, locked }: Pick<PlanRow, 'status' | 'locked'>): boolean =>
  !locked && (status === AssessmentPlanStatus.FILLING || status === AssessmentPlanStatus.SCORING);

/** Whether the superior has given a score, after which raters neither write nor go. */
export const bossSubmitted = ({ bossStage }: Pick<InfoRow, 'bossStage'>): boolean => bossStage >= BossStage.SCORED;

/** A plan that was opened and has a 360 assessment. */
export async function reviewPlan(ctx: Ctx, planCode: string): Promise<ReviewPlan> {
  const plan = await loadPlan(ctx, planCode);
  if (plan.status === AssessmentPlanStatus.NOT_OPEN || !plan.ruleSnapshot) throw notFound();
  if (plan.review === null || plan.reviewTemplateId === null) throw refused('REVIEW_PLAN_WITHOUT_360');
  const [template] = await ctx.tx
    .select({ name: customTemplate.name, items: customTemplate.items })
    .from(customTemplate)
    .where(and(eq(customTemplate.companyId, ctx.session.companyId), eq(customTemplate.id, plan.reviewTemplateId)));
  if (!template) throw notFound();
  return {
    plan,
    setting: plan.review,
    templateId: plan.reviewTemplateId,
    templateName: template.name,
    items: template.items,
    fullScore: plan.ruleSnapshot.fullScore,
  };
}

/** The people of a plan with what the caller is to each, as a query over `assessment_info` and `employee`. */
export const subjects = (ctx: Ctx) =>
  ctx.tx
    .select({
      info: assessmentInfo,
      name: employee.name,
      nameEn: employee.nameEn,
      number: employee.empNumber,
      sortKey: employee.sortKey,
      hr: isHr(ctx),
    })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson);

/** The plan of an invitation. */
export const ofPlan = and(
  eq(assessmentPlan.companyId, reviewInvite.companyId),
  eq(assessmentPlan.id, reviewInvite.planId),
);
/** The appraisal of whom an invitation is about. */
export const aboutSubject = and(
  eq(assessmentInfo.companyId, reviewInvite.companyId),
  eq(assessmentInfo.planId, reviewInvite.planId),
  eq(assessmentInfo.empId, reviewInvite.empId),
);

/** People of a plan who are in it. */
export const inPlan = (ctx: Ctx, planId: string): SQL | undefined =>
  and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    eq(assessmentInfo.planId, planId),
    isNull(assessmentInfo.removedAt),
  );

/** Whether the caller looks after somebody as HR. */
export function isHr(ctx: Ctx): SQL<boolean> {
  if (!managesReviews(ctx)) return sql<boolean>`false`;
  const me = ctx.session.empId ?? '';
  return sql<boolean>`(${assessmentInfo.empId} <> ${me} and coalesce(${assessmentInfo.bossEmpId}, '') <> ${me}
    and ${visibleEmployees(onPagesOf(ctx, pages(MANAGING, 'edit')))})`;
}

/** Whether somebody is the caller's own report in the plan; within departments of somebody else nothing is. */
export const isMyReport = (ctx: Ctx): SQL =>
  ctx.session.empId === null || ctx.session.withinDepts !== null
    ? sql`false`
    : sql`(${assessmentInfo.bossEmpId} = ${ctx.session.empId} and ${assessmentInfo.empId} <> ${ctx.session.empId})`;

export const isMyself = (ctx: Ctx): SQL =>
  ctx.session.empId === null || ctx.session.withinDepts !== null
    ? sql`false`
    : sql`${assessmentInfo.empId} = ${ctx.session.empId}`;

/** What the caller is to a row of `subjects`. */
export function standingOf(ctx: Ctx, { info, hr }: { info: InfoRow; hr: boolean }): Standing {
  const { empId, withinDepts } = ctx.session;
  const self = withinDepts === null && info.empId === empId;
  const boss = withinDepts === null && !self && empId !== null && info.bossEmpId === empId;
  return { self, boss, hr: hr && !self && !boss };
}

export interface Subject {
  info: InfoRow;
  name: string;
  standing: Standing;
}

/** Somebody evaluated, for the person, the superior and HR; everybody else gets 404. */
export async function openSubject(ctx: Ctx, planId: string, empId: string): Promise<Subject> {
  const subject = await anySubject(ctx, planId, empId);
  const { self, boss, hr } = subject.standing;
  if (!self && !boss && !hr) throw notFound();
  return subject;
}

/** The same for raters too, who are asked for beside it. */
export async function anySubject(ctx: Ctx, planId: string, empId: string): Promise<Subject> {
  const [found] = await subjects(ctx).where(and(inPlan(ctx, planId), eq(assessmentInfo.empId, empId)));
  if (!found) throw notFound();
  return { info: found.info, name: localName(ctx, found.name, found.nameEn), standing: standingOf(ctx, found) };
}

/** Whether a form can be written now: while scoring is open and the superior has not scored, or where HR reopened it. */
export function isWritable(
  plan: Pick<PlanRow, 'status' | 'locked'>,
  info: Pick<InfoRow, 'bossStage' | 'removedAt'>,
  { state, reopenReason }: Pick<InviteRow, 'state' | 'reopenReason'>,
): boolean {
  const { INVITED, ACCEPTED, DRAFT } = ReviewState;
  if (plan.locked || info.removedAt !== null) return false;
  if (state !== INVITED && state !== ACCEPTED && state !== DRAFT) return false;
  if (plan.status === AssessmentPlanStatus.SCORING) return !bossSubmitted(info) || reopenReason !== null;
  const later = plan.status === AssessmentPlanStatus.CALIBRATING || plan.status === AssessmentPlanStatus.COMMUNICATING;
  return later && reopenReason !== null;
}

/** The same as a condition on invitations joined with their plan and appraisal. */
export const writable = (
  invite: typeof reviewInvite,
): SQL => sql`(not ${assessmentPlan.locked} and ${assessmentInfo.removedAt} is null
  and ${invite.state} in (${num(ReviewState.INVITED)}, ${num(ReviewState.ACCEPTED)}, ${num(ReviewState.DRAFT)})
  and (${assessmentPlan.status} = ${num(AssessmentPlanStatus.SCORING)} and (${assessmentInfo.bossStage} < ${num(BossStage.SCORED)} or ${invite.reopenReason} is not null)
    or ${assessmentPlan.status} in (${num(AssessmentPlanStatus.CALIBRATING)}, ${num(AssessmentPlanStatus.COMMUNICATING)}) and ${invite.reopenReason} is not null))`;

/** A member of a closed set inside SQL: a parameter without a column beside it has no type. */
export const num = (member: number): SQL => sql.raw(String(member));

/** What every answer says of the plan. */
export const planFacts = (plan: PlanRow, templateId: string, templateName: string) => ({
  planCode: plan.id,
  planName: plan.name,
  planStatus: wireStatus(plan.status, plan.locked),
  companyModuleCode: templateId,
  companyModuleName: templateName,
  lastDay: plan.scoreTo,
  closed: isClosed(plan),
});
