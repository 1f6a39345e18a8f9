import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import {
  AssessmentPlanStatus,
  EvaluationResult,
  ReviewInviter,
  ReviewRelation,
  ReviewState,
  type ValueOf,
} from '@hengcai/shared/enums';
import { randomOf } from '@hengcai/shared/random';
import { addDays } from '@hengcai/shared/rules/dates';
import type { ReviewAnswer, ReviewItem } from '@hengcai/shared/rules/review360/answers';
import type { Ctx } from '../../kit/context.ts';
import type { DemoCompany } from '../../kit/demo.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { employee } from '../employee/tables.ts';
import { isPerson } from '../performance/public.ts';
import { assessmentInfo, assessmentPlan } from '../performance/tables.ts';
import { loginName, userAccount } from '../session/tables.ts';
import { refreshReports } from './close.ts';
import { relationOf } from './candidates.ts';
import { inPlan, reviewPlan, type ReviewPlan } from './standing.ts';
import { reviewInvite } from './tables.ts';

/** People evaluated in each plan, and colleagues who evaluate each; some groups stay too small to be shown. */
const SUBJECTS = 12;
const PEERS = 5;
const COMMENTS = {
  acme: ['ACME: keep asking for other views', 'ACME: share plans earlier', 'ACME: always reliable'],
  others: ['请继续保持开放的沟通', '希望计划能更早同步给大家', '一直很可靠，合作愉快'],
};

interface Person {
  info: typeof assessmentInfo.$inferSelect;
  empNumber: string;
  bossId: string | null;
}

/** One 360 assessment under way, in which visitors have something to do, and one that has closed with its reports. */
export async function buildReview360Demo({ code, anchor, on }: DemoCompany): Promise<void> {
  await on(addDays(anchor, -1), async (ctx) => {
    for (const status of [AssessmentPlanStatus.SCORING, AssessmentPlanStatus.CALIBRATING]) {
      const [plan] = await ctx.tx
        .select({ id: assessmentPlan.id })
        .from(assessmentPlan)
        .where(
          and(
            eq(assessmentPlan.companyId, ctx.session.companyId),
            eq(assessmentPlan.status, status),
            isNotNull(assessmentPlan.review),
          ),
        );
      if (!plan) continue;
      const review = await reviewPlan(ctx, plan.id);
      await fillPlan(ctx, review, code === 'acme' ? COMMENTS.acme : COMMENTS.others);
      await refreshReports(ctx, review);
    }
  });
}

async function fillPlan(ctx: Ctx, review: ReviewPlan, comments: readonly string[]): Promise<void> {
  const people: Person[] = await ctx.tx
    .select({ info: assessmentInfo, empNumber: employee.empNumber, bossId: employee.bossId })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .where(inPlan(ctx, review.plan.id))
    .orderBy(asc(employee.empNumber));
  const visitors = await visitorIds(ctx);
  const me = people.find(({ info }) => info.empId === visitors.get('employee'));
  // Whom visitors are, and who reports to them, come first: they find something to do.
  const ofVisitor = (one: Person) => one !== me && one.info.bossEmpId === visitors.get('manager');
  const subjects = [
    ...(me ? [me] : []),
    ...people.filter(ofVisitor),
    ...people.filter((one) => one !== me && !ofVisitor(one)),
  ].slice(0, SUBJECTS);
  const rows = subjects.flatMap((subject, at) => {
    const peers = Array.from({ length: PEERS }, (_, i) => people[(at + 1 + i * 2) % people.length]).filter(
      (one): one is Person => one !== undefined && one.info.empId !== subject.info.empId,
    );
    const visitor = visitors.get('employee');
    const raters = new Map(peers.map((peer) => [peer.info.empId, peer.bossId]));
    // The demo employee is asked by three of them.
    if (visitor !== undefined && at > 0 && at < 4) raters.set(visitor, me?.bossId ?? null);
    if (subject.info.bossEmpId !== null) raters.set(subject.info.bossEmpId, null);
    raters.delete(subject.info.empId);
    return [
      ...[...raters].map(([raterId, bossId]) =>
        inviteOf(ctx, review, subject, { empId: raterId, bossEmpId: bossId }, comments, raterId === visitor),
      ),
      ...(review.plan.status === AssessmentPlanStatus.SCORING && subject !== me
        ? []
        : [ownView(ctx, review, subject, comments)]),
    ];
  });
  const named =
    review.plan.status === AssessmentPlanStatus.SCORING ? nominations(ctx, review, subjects[0], people, rows) : [];
  await insertMany(ctx.tx, reviewInvite, [...rows, ...named]);
}

/** Who visitors of the demo sign in as, by their account. */
async function visitorIds(ctx: Ctx): Promise<Map<string, string>> {
  const rows = await ctx.tx
    .select({ name: loginName.name, empId: userAccount.empId })
    .from(userAccount)
    .innerJoin(loginName, and(eq(loginName.companyId, userAccount.companyId), eq(loginName.userId, userAccount.id)))
    .where(
      and(
        eq(userAccount.companyId, ctx.session.companyId),
        eq(loginName.kind, 'account'),
        inArray(loginName.name, ['employee', 'manager']),
      ),
    );
  return new Map(rows.flatMap(({ name, empId }) => (empId === null ? [] : [[name, empId]])));
}

type Row = typeof reviewInvite.$inferInsert;
type State = ValueOf<typeof ReviewState>;

const base = (ctx: Ctx, review: ReviewPlan, { info }: Person) => ({
  companyId: ctx.session.companyId,
  id: ctx.newId(),
  planId: review.plan.id,
  empId: info.empId,
  evaluationResult: EvaluationResult.NONE,
  createdAt: ctx.now,
});

function inviteOf(
  ctx: Ctx,
  review: ReviewPlan,
  subject: Person,
  rater: { empId: string; bossEmpId: string | null },
  comments: readonly string[],
  isVisitor: boolean,
): Row {
  const relation = relationOf(subject.info, subject.bossId, rater);
  const random = randomOf(`review:${subject.empNumber}:${rater.empId.slice(-6)}:${review.plan.status}`);
  const closed = review.plan.status !== AssessmentPlanStatus.SCORING;
  const drawn = random.next();
  const state: State = closed
    ? ReviewState.SUBMITTED
    : isVisitor
      ? ReviewState.INVITED
      : drawn < 0.5
        ? ReviewState.SUBMITTED
        : drawn < 0.7
          ? ReviewState.ACCEPTED
          : ReviewState.INVITED;
  return {
    ...base(ctx, review, subject),
    raterEmpId: rater.empId,
    relation,
    state,
    inviter: ReviewInviter.HR,
    ...written(ctx, review.items, state, () => random.next(), comments),
  };
}

const ownView = (ctx: Ctx, review: ReviewPlan, subject: Person, comments: readonly string[]): Row => {
  const random = randomOf(`review-self:${subject.empNumber}`);
  return {
    ...base(ctx, review, subject),
    raterEmpId: subject.info.empId,
    relation: ReviewRelation.SELF,
    state: ReviewState.SUBMITTED,
    inviter: ReviewInviter.EMPLOYEE,
    ...written(ctx, review.items, ReviewState.SUBMITTED, () => 0.4 + random.next() * 0.6, comments),
  };
};

/** What a submitted form says: mostly the upper half of the scale, now and then a sentence. */
function written(
  ctx: Ctx,
  items: readonly ReviewItem[],
  state: State,
  next: () => number,
  comments: readonly string[],
) {
  if (state !== ReviewState.SUBMITTED) return { answers: [], startedAt: null, submittedAt: null };
  const answers: ReviewAnswer[] = items.flatMap(({ itemCode, options }): ReviewAnswer[] => {
    if (options.length === 0)
      return next() < 0.6
        ? [{ itemCode, optionCode: null, text: comments[Math.floor(next() * comments.length)] ?? '' }]
        : [];
    const at = Math.min(options.length - 1, 1 + Math.floor(next() * (options.length - 1)));
    return [{ itemCode, optionCode: options[at]?.optionCode ?? null, text: null }];
  });
  return { answers, startedAt: new Date(ctx.now.getTime() - 400_000), submittedAt: ctx.now };
}

/** Two colleagues whom the first of them would like to be asked, waiting for the manager. */
function nominations(
  ctx: Ctx,
  review: ReviewPlan,
  subject: Person | undefined,
  people: readonly Person[],
  rows: readonly Row[],
): Row[] {
  if (!subject) return [];
  const asked = new Set(rows.filter(({ empId }) => empId === subject.info.empId).map(({ raterEmpId }) => raterEmpId));
  return people
    .filter(
      ({ info }) =>
        info.empId !== subject.info.empId && info.empId !== subject.info.bossEmpId && !asked.has(info.empId),
    )
    .slice(-2)
    .map((rater) => ({
      ...base(ctx, review, subject),
      raterEmpId: rater.info.empId,
      relation: relationOf(subject.info, subject.bossId, { empId: rater.info.empId, bossEmpId: rater.bossId }),
      state: ReviewState.NOMINATED,
      inviter: ReviewInviter.EMPLOYEE,
      answers: [],
      startedAt: null,
      submittedAt: null,
    }));
}
