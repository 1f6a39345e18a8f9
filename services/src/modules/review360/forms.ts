import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { performanceinvite, Review360Form } from '@hengcai/shared/contract/review360/invite';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { EvaluationResult, ReviewInviter, ReviewRelation, ReviewState } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkAnswers, type ReviewAnswer, type ReviewItem } from '@hengcai/shared/rules/review360/answers';
import type { Ctx } from '../../kit/context.ts';
import { forbidden, notFound, refused } from '../../kit/failure.ts';
import { demandVersion } from '../../kit/version.ts';
import { decideSave, type PlanRow } from '../performance/public.ts';
import { audited } from './audit.ts';
import { refreshReports } from './close.ts';
import {
  anySubject,
  bossSubmitted,
  isWritable,
  openSubject,
  planFacts,
  reviewPlan,
  type InviteRow,
  type ReviewPlan,
  type Subject,
} from './standing.ts';
import { reviewInvite } from './tables.ts';
import { tellDeclined, tellOf } from './tellings.ts';

type Calls = (typeof performanceinvite)['endpoints'];
type Form = z.output<typeof Review360Form>;

const { INVITED, ACCEPTED, DRAFT, SUBMITTED, DECLINED, REVOKED } = ReviewState;
const ofCompany = (ctx: Ctx) => eq(reviewInvite.companyId, ctx.session.companyId);
const at = (ctx: Ctx, id: string) => and(ofCompany(ctx), eq(reviewInvite.id, id));

/** The form of the caller about somebody, locked where it is written; the own view exists once it is begun. */
async function ownForm(ctx: Ctx, { plan }: ReviewPlan, empId: string, lock: boolean): Promise<InviteRow | null> {
  const me = ctx.session.empId;
  if (me === null || ctx.session.withinDepts !== null) throw notFound();
  const query = ctx.tx
    .select()
    .from(reviewInvite)
    .where(
      and(
        ofCompany(ctx),
        eq(reviewInvite.planId, plan.id),
        eq(reviewInvite.empId, empId),
        eq(reviewInvite.raterEmpId, me),
      ),
    );
  const [row] = (await (lock ? query.for('update') : query)) as InviteRow[];
  const sent =
    row && row.state !== ReviewState.NOMINATED && row.state !== ReviewState.REJECTED && row.state !== REVOKED;
  if (sent) return row;
  if (empId === me) return null;
  throw notFound();
}

/** What a person's own view is before it is begun. */
const unbegun = (ctx: Ctx, plan: PlanRow, empId: string): InviteRow => ({
  companyId: ctx.session.companyId,
  id: ctx.newId(),
  planId: plan.id,
  empId,
  raterEmpId: empId,
  relation: ReviewRelation.SELF,
  state: INVITED,
  evaluationResult: EvaluationResult.NONE,
  inviter: ReviewInviter.EMPLOYEE,
  reason: null,
  reopenReason: null,
  answers: [],
  reported: null,
  startedAt: null,
  submittedAt: null,
  draftClientId: null,
  draftSeq: null,
  createdAt: ctx.now,
  version: 1,
});

const itemsOf = (items: readonly ReviewItem[]): Form['items'] =>
  items.map((item) => ({ ...item, options: item.options.map((option) => ({ ...option })) }));

function toForm(
  { plan, templateId, templateName, items }: ReviewPlan,
  { info, name }: Pick<Subject, 'info' | 'name'>,
  row: InviteRow,
): Form {
  return {
    inviteId: row.id,
    ...planFacts(plan, templateId, templateName),
    empId: row.empId,
    empName: name,
    relation: row.relation,
    state: row.state,
    open: isWritable(plan, info, row),
    version: row.version,
    items: itemsOf(items),
    answers: row.answers,
    groupMin: LIMITS.reviewGroupMin,
    named: row.relation === ReviewRelation.SUPERIOR || row.relation === ReviewRelation.SELF,
    reopenReason: row.reopenReason,
  };
}

export async function formOf(ctx: Ctx, { planCode, empId }: ParsedOf<Calls['getAssessInterface']>): Promise<Form> {
  const review = await reviewPlan(ctx, planCode);
  const row = await ownForm(ctx, review, empId, false);
  return toForm(review, await anySubject(ctx, planCode, empId), row ?? unbegun(ctx, review.plan, empId));
}

/** A form as it was written, for its writer and for HR with the element. */
export async function formDetail(ctx: Ctx, { inviteId }: ParsedOf<Calls['getAssessDetail']>) {
  const [row] = (await ctx.tx.select().from(reviewInvite).where(at(ctx, inviteId))) as InviteRow[];
  if (!row) throw notFound();
  const review = await reviewPlan(ctx, row.planId);
  const subject = await anySubject(ctx, row.planId, row.empId);
  const mine = ctx.session.withinDepts === null && row.raterEmpId === ctx.session.empId;
  const hr = subject.standing.hr && !ctx.session.hiddenElements.has('review360.forms');
  if (!mine && !(hr && row.state === SUBMITTED)) throw notFound();
  return {
    ...toForm(review, subject, row),
    assessorEmpId: row.raterEmpId,
    submittedAt: hr && !mine ? (row.submittedAt?.toISOString() ?? null) : null,
  };
}

type WriteInput = ParsedOf<Calls['save360Assessment']>;

/** Answers in the order of the questions, so that the same answers are the same text. */
const ordered = (items: readonly ReviewItem[], answers: readonly ReviewAnswer[]): ReviewAnswer[] =>
  items.flatMap(({ itemCode }) => {
    const one = answers.find((answer) => answer.itemCode === itemCode);
    if (!one || (one.optionCode === null && (one.text ?? '').trim() === '')) return [];
    return [{ itemCode, optionCode: one.optionCode, text: one.text }];
  });

/** Writes a form; an older auto-save that comes late changes nothing. */
export async function writeForm(ctx: Ctx, input: WriteInput, submit: boolean) {
  const review = await reviewPlan(ctx, input.planCode);
  const subject = await anySubject(ctx, input.planCode, input.empId);
  const found = await ownForm(ctx, review, input.empId, true);
  const row = found ?? unbegun(ctx, review.plan, input.empId);
  if (row.state === SUBMITTED) throw refused('REVIEW_SUBMITTED');
  if (!isWritable(review.plan, subject.info, row))
    throw refused(bossSubmitted(subject.info) ? 'REVIEW_BOSS_SUBMITTED' : 'REVIEW_NOT_OPEN');
  const issues = checkAnswers(review.items, input.answers, submit);
  if (issues.length > 0) throw refused(issues);
  const seen = { ...input, version: found ? input.version : row.version };
  const how = decideSave(row, seen, () => toForm(review, subject, row));
  if (how === 'overtaken' && !submit) return { inviteId: row.id, state: row.state, version: row.version };
  const values = {
    answers: ordered(review.items, input.answers),
    state: submit ? SUBMITTED : DRAFT,
    startedAt: row.startedAt ?? ctx.now,
    submittedAt: submit ? ctx.now : row.submittedAt,
    draftClientId: input.clientId,
    draftSeq: input.seq,
    version: row.version + 1,
  };
  if (found) await ctx.tx.update(reviewInvite).set(values).where(at(ctx, row.id));
  else await ctx.tx.insert(reviewInvite).values({ ...row, ...values });
  if (submit) {
    await audited(ctx, 'submitted', subject, { rater: row.raterEmpId });
    if (row.reopenReason !== null) await refreshReports(ctx, review, input.empId);
  }
  return { inviteId: row.id, state: values.state, version: values.version };
}

/** An invitation of the caller, locked. */
async function mine(ctx: Ctx, { inviteId, version }: { inviteId: string; version: number }): Promise<InviteRow> {
  const me = ctx.session.empId;
  const [row] = (await ctx.tx.select().from(reviewInvite).where(at(ctx, inviteId)).for('update')) as InviteRow[];
  const sent = row && row.state >= INVITED && row.state <= DECLINED;
  if (!sent || me === null || ctx.session.withinDepts !== null || row.raterEmpId !== me) throw notFound();
  await demandVersion(row, version);
  return row;
}

async function move(ctx: Ctx, row: InviteRow, values: Partial<typeof reviewInvite.$inferInsert>) {
  const version = row.version + 1;
  await ctx.tx
    .update(reviewInvite)
    .set({ ...values, version })
    .where(at(ctx, row.id));
  return { inviteId: row.id, state: (values.state ?? row.state) as InviteRow['state'], version };
}

export async function accept(ctx: Ctx, input: ParsedOf<Calls['accept360Invitation']>) {
  const row = await mine(ctx, input);
  if (row.state !== INVITED && row.state !== DECLINED) throw refused('REVIEW_STATE');
  await demandUnderWay(ctx, row);
  return move(ctx, row, { state: ACCEPTED, reason: null });
}

export async function decline(ctx: Ctx, input: ParsedOf<Calls['decline360Invitation']>) {
  const row = await mine(ctx, input);
  if (row.state === SUBMITTED || row.state === DECLINED) throw refused('REVIEW_STATE');
  const { review, subject } = await demandUnderWay(ctx, row);
  await audited(ctx, 'declined', subject, { rater: row.raterEmpId });
  await tellDeclined(ctx, review, subject, row);
  return move(ctx, row, { state: DECLINED, reason: input.reason });
}

async function demandUnderWay(ctx: Ctx, row: InviteRow): Promise<{ review: ReviewPlan; subject: Subject }> {
  const review = await reviewPlan(ctx, row.planId);
  if (review.plan.status > 2) throw refused('REVIEW_CLOSED');
  return { review, subject: await anySubject(ctx, row.planId, row.empId) };
}

/** An invitation whose raters the caller looks after, locked. */
async function managed(ctx: Ctx, { inviteId, version }: { inviteId: string; version: number }) {
  const [row] = (await ctx.tx.select().from(reviewInvite).where(at(ctx, inviteId)).for('update')) as InviteRow[];
  if (!row) throw notFound();
  const review = await reviewPlan(ctx, row.planId);
  const subject = await openSubject(ctx, row.planId, row.empId);
  if (!subject.standing.hr) throw forbidden();
  await demandVersion(row, version);
  return { row, review, subject };
}

/** HR takes an invitation back; a submitted form does not count any more. */
export async function revoke(ctx: Ctx, input: ParsedOf<Calls['revoke360Invitation']>) {
  const { row, review, subject } = await managed(ctx, input);
  if (bossSubmitted(subject.info)) throw refused('REVIEW_BOSS_SUBMITTED');
  if (review.plan.status > 2) throw refused('REVIEW_CLOSED');
  if (
    row.relation === ReviewRelation.SELF ||
    row.state === REVOKED ||
    row.state === ReviewState.NOMINATED ||
    row.state === ReviewState.REJECTED
  )
    throw refused('REVIEW_STATE');
  await audited(ctx, 'revoked', subject, { rater: row.raterEmpId, reason: input.reason });
  return move(ctx, row, { state: REVOKED, reason: input.reason });
}

/** HR gives a submitted form back to its writer. */
export async function reopen(ctx: Ctx, input: ParsedOf<Calls['reopen360Assessment']>) {
  const { row, review, subject } = await managed(ctx, input);
  if (row.state !== SUBMITTED) throw refused('REVIEW_NOT_SUBMITTED');
  if (review.plan.status < 2 || review.plan.status > 4 || review.plan.locked) throw refused('REVIEW_CLOSED');
  await audited(ctx, 'reopened', subject, { rater: row.raterEmpId, reason: input.reason });
  await tellOf(ctx, 'reviewReopened', review.plan, [
    { empId: row.raterEmpId, name: subject.name, reason: input.reason },
  ]);
  return move(ctx, row, { state: DRAFT, reopenReason: input.reason });
}
