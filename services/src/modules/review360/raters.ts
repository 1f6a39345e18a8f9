import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { performanceinvite, Review360Assessor } from '@hengcai/shared/contract/review360/invite';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { EvaluationResult, ReviewApproval, ReviewInviter, ReviewRelation, ReviewState } from '@hengcai/shared/enums';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { RATER_GROUPS, type RaterGroup } from '@hengcai/shared/rules/review360/report';
import { limitOf } from '@hengcai/shared/rules/review360/setting';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { forbidden, notFound, refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { localName } from '../../kit/local-name.ts';
import { employee } from '../employee/tables.ts';
import { audited } from './audit.ts';
import { invitable, knownInviters, type Inviter, type Named } from './candidates.ts';
import {
  bossSubmitted,
  isInviting,
  openSubject,
  reviewPlan,
  type InfoRow,
  type InviteRow,
  type ReviewPlan,
  type Standing,
  type Subject,
} from './standing.ts';
import { reviewInvite } from './tables.ts';
import { tellInvited, tellNominated, tellRejected } from './tellings.ts';

type Calls = (typeof performanceinvite)['endpoints'];
type Assessor = z.output<typeof Review360Assessor>;

const { NOMINATED, INVITED, REJECTED, DECLINED, REVOKED } = ReviewState;
const ofCompany = (ctx: Ctx) => eq(reviewInvite.companyId, ctx.session.companyId);
const ofSubject = (ctx: Ctx, planId: string, empId: string) =>
  and(ofCompany(ctx), eq(reviewInvite.planId, planId), eq(reviewInvite.empId, empId));
/** Places that are taken: whoever was rejected or revoked does not count. */
const TAKEN = notInArray(reviewInvite.state, [REJECTED, REVOKED]);
const ASSESSORS = ne(reviewInvite.relation, ReviewRelation.SELF);

/** Whether the caller decides on nominations of somebody. */
export const decides = ({ setting }: ReviewPlan, { boss, hr }: Standing): boolean =>
  (setting.approval === ReviewApproval.SUPERIOR && (boss || hr)) || (setting.approval === ReviewApproval.HR && hr);

/** Whether what somebody names has to be approved by somebody else first. */
const needsApproval = (review: ReviewPlan, standing: Standing): boolean =>
  review.setting.approval !== ReviewApproval.NOBODY && !decides(review, standing);

const inviterOf = ({ self, boss }: Standing): Inviter =>
  self ? ReviewInviter.EMPLOYEE : boss ? ReviewInviter.SUPERIOR : ReviewInviter.HR;

/** What all but HR may know of how far an invitation is: nothing that tells who has written. */
const shownState = (state: InviteRow['state'], hr: boolean): InviteRow['state'] =>
  hr || state === NOMINATED || state === REJECTED ? state : INVITED;

/** The raters of somebody, as far as the caller may know of them. */
export async function assessorsOf(ctx: Ctx, review: ReviewPlan, { info, standing }: Subject) {
  const rows = await ctx.tx
    .select({ invite: reviewInvite, name: employee.name, nameEn: employee.nameEn })
    .from(reviewInvite)
    .innerJoin(employee, and(eq(employee.companyId, reviewInvite.companyId), eq(employee.id, reviewInvite.raterEmpId)))
    .where(
      and(
        ofSubject(ctx, review.plan.id, info.empId),
        ASSESSORS,
        inArray(reviewInvite.inviter, [...knownInviters(standing)]),
      ),
    )
    .orderBy(asc(reviewInvite.relation), asc(employee.sortKey), asc(reviewInvite.id));
  const assessors = rows.map(({ invite, ...person }): Assessor => {
    const row = invite as InviteRow;
    const state = shownState(row.state, standing.hr);
    return {
      inviteId: row.id,
      planCode: row.planId,
      empId: row.empId,
      assessorEmpId: row.raterEmpId,
      assessorName: localName(ctx, person.name, person.nameEn),
      relation: row.relation,
      state,
      evaluationResult: row.evaluationResult as Assessor['evaluationResult'],
      inviter: row.inviter as Inviter,
      reason: standing.hr || state === REJECTED ? row.reason : null,
      deletable: canDelete(row, standing) && isInviting(review.plan) && !bossSubmitted(info),
      // How often a form was saved tells that it is written.
      version: standing.hr ? row.version : 1,
    };
  });
  return {
    assessmentInfoId: info.id,
    empId: info.empId,
    mayInvite: isInviting(review.plan) && !bossSubmitted(info),
    mayApprove: decides(review, standing),
    hr: standing.hr,
    limits: RATER_GROUPS.map((relation) => ({
      relation,
      ...limitOf(review.setting, relation),
      chosen: assessors.filter((one) => one.relation === relation && one.state !== REJECTED && one.state !== REVOKED)
        .length,
    })),
    assessors,
  };
}

const canDelete = ({ state }: Pick<InviteRow, 'state'>, { hr }: Standing): boolean =>
  state === NOMINATED || (hr && (state === INVITED || state === DECLINED || state === REJECTED));

/** How often people were picked in a plan by now. */
export async function picksOf(ctx: Ctx, planId: string, empIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.tx
    .select({ empId: reviewInvite.raterEmpId, count: sql<number>`count(*)::int` })
    .from(reviewInvite)
    .where(
      and(ofCompany(ctx), eq(reviewInvite.planId, planId), ASSESSORS, TAKEN, isAnyOf(reviewInvite.raterEmpId, empIds)),
    )
    .groupBy(reviewInvite.raterEmpId);
  return new Map(rows.map(({ empId, count }) => [empId, count]));
}

/** What keeps somebody from being invited beside those who are there already. */
export function inviteIssues(
  review: ReviewPlan,
  person: Named,
  there: readonly Pick<InviteRow, 'raterEmpId' | 'relation' | 'state'>[],
  picks: ReadonlyMap<string, number>,
  relationText: (relation: RaterGroup) => string,
): RuleIssue[] {
  const field = 'assessorEmpIds';
  if (there.some(({ raterEmpId }) => raterEmpId === person.empId))
    return [issue(field, 'REVIEW_ALREADY_INVITED', { name: person.name })];
  const { max } = limitOf(review.setting, person.relation);
  const taken = there.filter(
    ({ relation, state }) => relation === person.relation && state !== REJECTED && state !== REVOKED,
  ).length;
  const count = picks.get(person.empId) ?? 0;
  return [
    ...(taken >= max ? [issue(field, 'REVIEW_TOO_MANY', { relation: relationText(person.relation), max })] : []),
    ...(count >= LIMITS.reviewPicks
      ? [issue(field, 'REVIEW_PICKED_TOO_OFTEN', { name: person.name, count, max: LIMITS.reviewPicks })]
      : []),
  ];
}

const RELATION_NAMES = {
  [ReviewRelation.SUPERIOR]: 'SUPERIOR',
  [ReviewRelation.DIRECT]: 'DIRECT',
  [ReviewRelation.NON_DIRECT]: 'NON_DIRECT',
} as const;

/** What a relation is called in the caller's language. */
export const relationText = (ctx: Pick<Ctx, 't'>) => (relation: RaterGroup) =>
  ctx.t(`enum.ReviewRelation.${RELATION_NAMES[relation]}`);

export const invitesOf = async (ctx: Ctx, planId: string, empIds: readonly string[]): Promise<InviteRow[]> =>
  (await ctx.tx
    .select()
    .from(reviewInvite)
    .where(and(ofCompany(ctx), eq(reviewInvite.planId, planId), isAnyOf(reviewInvite.empId, empIds)))) as InviteRow[];

export async function sendInvitations(
  ctx: Ctx,
  { planCode, empId, assessorEmpIds }: ParsedOf<Calls['send360AssessInvitation']>,
) {
  const review = await reviewPlan(ctx, planCode);
  const subject = await openSubject(ctx, planCode, empId);
  await demandInviting(ctx, review, subject);
  if (assessorEmpIds.includes(empId)) throw refused({ field: 'assessorEmpIds', code: 'REVIEW_NOT_ONESELF' });
  const people = await invitable(ctx, subject.info, assessorEmpIds);
  const byId = new Map(people.map((person) => [person.empId, person]));
  const asked = [...new Set(assessorEmpIds)];
  if (asked.some((id) => !byId.has(id))) throw refused({ field: 'assessorEmpIds', code: 'UNKNOWN_REFERENCE' });
  const there: Pick<InviteRow, 'raterEmpId' | 'relation' | 'state'>[] = await invitesOf(ctx, planCode, [empId]);
  const picks = await picksOf(ctx, planCode, asked);
  const issues: RuleIssue[] = [];
  for (const id of asked) {
    const person = byId.get(id) as Named;
    issues.push(...inviteIssues(review, person, there, picks, relationText(ctx)));
    there.push({ raterEmpId: id, relation: person.relation, state: INVITED });
  }
  if (issues.length > 0) throw refused(issues);
  const rows = newInvites(
    ctx,
    review,
    subject,
    people,
    needsApproval(review, subject.standing),
    inviterOf(subject.standing),
  );
  await insertMany(ctx.tx, reviewInvite, rows);
  await audited(ctx, 'invited', subject, { raters: people.map(({ empId: id }) => id) });
  if (needsApproval(review, subject.standing)) await tellNominated(ctx, review, subject);
  else await tellInvited(ctx, review, rows, new Map([[empId, subject.name]]));
  return assessorsOf(ctx, review, subject);
}

/** Invitations as they are written; those that wait for approval are not sent yet. */
export function newInvites(
  ctx: Ctx,
  { plan }: Pick<ReviewPlan, 'plan'>,
  { info }: Pick<Subject, 'info'>,
  people: readonly Named[],
  waits: boolean,
  inviter: Inviter,
) {
  return people.map((person) => ({
    companyId: ctx.session.companyId,
    id: ctx.newId(),
    planId: plan.id,
    empId: info.empId,
    raterEmpId: person.empId,
    relation: person.relation,
    state: waits ? NOMINATED : INVITED,
    evaluationResult: EvaluationResult.NONE,
    inviter,
    answers: [],
    createdAt: ctx.now,
  }));
}

/** Locks the appraisal so that two who invite count one after the other. */
async function demandInviting(ctx: Ctx, { plan }: ReviewPlan, { info }: Subject): Promise<void> {
  if (!isInviting(plan)) throw refused('REVIEW_INVITING_CLOSED');
  if (bossSubmitted(info)) throw refused('REVIEW_BOSS_SUBMITTED');
  await lockSubject(ctx, info);
}

export const lockSubject = (ctx: Ctx, info: Pick<InfoRow, 'id'>): Promise<unknown> =>
  ctx.tx.execute(
    sql`select 1 from assessment_info where company_id = ${ctx.session.companyId} and id = ${info.id} for update`,
  );

/** Those among the invitations of somebody that are asked for and known to the caller; 404 where one is not. */
async function namedInvites(ctx: Ctx, planId: string, { info, standing }: Subject, ids: readonly string[]) {
  const rows = (await ctx.tx
    .select()
    .from(reviewInvite)
    .where(
      and(
        ofSubject(ctx, planId, info.empId),
        ASSESSORS,
        isAnyOf(reviewInvite.id, ids),
        inArray(reviewInvite.inviter, [...knownInviters(standing)]),
      ),
    )
    .for('update')) as InviteRow[];
  if (rows.length < new Set(ids).size) throw notFound();
  return rows;
}

export async function decideNominations(ctx: Ctx, input: ParsedOf<Calls['approve360Nomination']>) {
  const { planCode, empId, inviteIds, evaluationResult, reason } = input;
  const review = await reviewPlan(ctx, planCode);
  const subject = await openSubject(ctx, planCode, empId);
  if (!decides(review, subject.standing)) throw forbidden();
  await demandInviting(ctx, review, subject);
  if (evaluationResult === EvaluationResult.NONE) throw refused({ field: 'evaluationResult', code: 'CHOICE_INVALID' });
  const agreed = evaluationResult === EvaluationResult.AGREED;
  if (!agreed && reason === '') throw refused({ field: 'reason', code: 'REASON_REQUIRED' });
  const rows = await namedInvites(ctx, planCode, subject, inviteIds);
  if (rows.some(({ state }) => state !== NOMINATED)) throw refused('REVIEW_STATE');
  await ctx.tx
    .update(reviewInvite)
    .set({
      state: agreed ? INVITED : REJECTED,
      evaluationResult,
      reason: reason === '' ? null : reason,
      version: sql`${reviewInvite.version} + 1`,
    })
    .where(and(ofCompany(ctx), isAnyOf(reviewInvite.id, inviteIds)));
  await audited(ctx, agreed ? 'agreed' : 'rejected', subject, {
    raters: rows.map(({ raterEmpId }) => raterEmpId),
    reason,
  });
  if (agreed) await tellInvited(ctx, review, rows, new Map([[empId, subject.name]]));
  else await tellRejected(ctx, review, subject, reason);
  return assessorsOf(ctx, review, subject);
}

export async function deleteAssessors(ctx: Ctx, { planCode, empId, inviteIds }: ParsedOf<Calls['delete360Assessor']>) {
  const review = await reviewPlan(ctx, planCode);
  const subject = await openSubject(ctx, planCode, empId);
  await demandInviting(ctx, review, subject);
  const rows = await namedInvites(ctx, planCode, subject, inviteIds);
  if (rows.some((row) => !canDelete(row, subject.standing)))
    throw refused(subject.standing.hr ? 'REVIEW_STATE' : 'REVIEW_SENT');
  await ctx.tx.delete(reviewInvite).where(and(ofCompany(ctx), isAnyOf(reviewInvite.id, inviteIds)));
  await audited(ctx, 'deleted', subject, { raters: rows.map(({ raterEmpId }) => raterEmpId) });
  return assessorsOf(ctx, review, subject);
}
