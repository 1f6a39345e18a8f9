import { and, eq, sql } from 'drizzle-orm';
import { AssessmentPlanStatus, ReviewState } from '@hengcai/shared/enums';
import type { PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import { groupsToReport, reviewReport, type CountedForm } from '@hengcai/shared/rules/review360/report';
import type { Ctx } from '../../kit/context.ts';
import { groupedBy } from '../../kit/grouped.ts';
import { localName } from '../../kit/local-name.ts';
import { updateMany } from '../../kit/update-many.ts';
import { setReviewScores, type PlanRow } from '../performance/public.ts';
import { inPlan, reviewPlan, subjects, type InviteRow, type ReviewPlan } from './standing.ts';
import { reviewInvite } from './tables.ts';
import { tellRaters } from './remind.ts';
import { tellOf } from './tellings.ts';
import { assessmentInfo } from '../performance/tables.ts';

/** What of a form is submitted: one that HR reopened counts as it was until it comes again. */
function submittedOf({ state, answers, reported, reopenReason }: InviteRow): CountedForm['now'] {
  if (state === ReviewState.SUBMITTED) return answers;
  return state === ReviewState.DRAFT && reopenReason !== null ? reported : null;
}

/** What of a form its report counts. */
export const reportedForms = (rows: readonly InviteRow[]) =>
  rows.flatMap(({ relation, reported }) => (reported === null ? [] : [{ relation, answers: reported }]));

/**
 * Makes the reports of a plan, or of one person, from what is submitted. Once made, a group changes only together with at
 * least three of its forms. What the reports show as total is what counts in the results. A fixed number of statements.
 */
export async function refreshReports(ctx: Ctx, review: ReviewPlan, empId?: string): Promise<void> {
  const { plan } = review;
  if (plan.status < AssessmentPlanStatus.CALIBRATING || plan.status > AssessmentPlanStatus.CLOSED) return;
  const rows = (await ctx.tx
    .select()
    .from(reviewInvite)
    .where(
      and(
        eq(reviewInvite.companyId, ctx.session.companyId),
        eq(reviewInvite.planId, plan.id),
        empId === undefined ? undefined : eq(reviewInvite.empId, empId),
      ),
    )) as InviteRow[];
  const counted = rows.map((row) => ({ row, relation: row.relation, now: submittedOf(row), reported: row.reported }));
  const bySubject = groupedBy(counted, ({ row }) => row.empId);
  const changed: { companyId: string; id: string; reported: InviteRow['reported'] }[] = [];
  const scores = new Map<string, string | null>();
  for (const [subject, forms] of bySubject) {
    const groups = groupsToReport(forms);
    const after = forms.map(({ row, now, relation, reported }) => ({
      row,
      relation,
      reported: groups.has(relation) ? now : reported,
    }));
    for (const { row, reported } of after)
      if (JSON.stringify(reported) !== JSON.stringify(row.reported))
        changed.push({ companyId: row.companyId, id: row.id, reported: reported && [...reported] });
    scores.set(subject, scoreOf(review, after));
  }
  await updateMany(ctx.tx, reviewInvite, ['companyId', 'id'], changed);
  await setReviewScores(ctx, plan, scores);
}

const scoreOf = (
  { items, setting, fullScore }: ReviewPlan,
  forms: readonly Pick<CountedForm, 'relation' | 'reported'>[],
): string | null =>
  reviewReport(
    items,
    forms.flatMap(({ relation, reported }) => (reported === null ? [] : [{ relation, answers: reported }])),
    { ratio: setting.ratio360, fullScore },
  ).figures.others;

/** What happens when a plan moves: raters are told when scoring opens, and the reports are made when it ends. */
export async function whenPlanMoves(ctx: Ctx, plan: PlanRow, from: PlanStatusValue): Promise<void> {
  if (plan.review === null) return;
  if (plan.status === AssessmentPlanStatus.SCORING) return void (await tellRaters(ctx, 'reviewOpened', plan));
  if (plan.status !== AssessmentPlanStatus.CALIBRATING || from > plan.status) return;
  const review = await reviewPlan(ctx, plan.id);
  await refreshReports(ctx, review);
  // Whoever nobody was asked about has nothing to read; whether somebody has written is not told.
  const asked = sql`exists (select 1 from ${reviewInvite} r where r.company_id = ${assessmentInfo.companyId}
    and r.plan_id = ${assessmentInfo.planId} and r.emp_id = ${assessmentInfo.empId} and r.state between 1 and 5)`;
  const people = await subjects(ctx).where(and(inPlan(ctx, plan.id), asked));
  await tellOf(
    ctx,
    'reviewClosed',
    plan,
    people.map((one) => ({ empId: one.info.empId, name: localName(ctx, one.name, one.nameEn) })),
    // A plan that was taken back says it once more.
    ctx.newId(),
  );
}
