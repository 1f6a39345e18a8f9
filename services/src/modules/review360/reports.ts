import { and, asc, desc, eq, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { performanceinvite, Review360Plan } from '@hengcai/shared/contract/review360/invite';
import type {
  Review360Detail,
  Review360FlaggedForm,
  Review360Person,
  Review360Summary,
  Review360Suspect,
} from '@hengcai/shared/contract/review360/report';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { AssessmentPlanStatus, BossStage, ReviewApproval, ReviewRelation, ReviewState } from '@hengcai/shared/enums';
import { dec, roundHalfUp } from '@hengcai/shared/numbers';
import { flagsOf, formScore } from '@hengcai/shared/rules/review360/answers';
import { RATER_GROUPS, reviewReport, type ReviewReport } from '@hengcai/shared/rules/review360/report';
import { limitOf } from '@hengcai/shared/rules/review360/setting';
import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { forbidden, refused } from '../../kit/failure.ts';
import { groupedBy } from '../../kit/grouped.ts';
import { readByKeyset } from '../../kit/keyset.ts';
import { localName } from '../../kit/local-name.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { numberCell, type Cell } from '../../kit/sheet/cells.ts';
import { workbook } from '../../kit/sheet/table-file.ts';
import { employee, foundBy } from '../employee/tables.ts';
import { isPerson, type PlanRow } from '../performance/public.ts';
import { assessmentInfo, assessmentPlan, customTemplate, isPlan } from '../performance/tables.ts';
import { reportedForms } from './close.ts';
import { countInvites, received } from './tasks.ts';
import { decides, invitesOf } from './raters.ts';
import {
  inPlan,
  isClosed,
  isHr,
  isInviting,
  isMyReport,
  isMyself,
  num,
  openSubject,
  planFacts,
  reviewPlan,
  standingOf,
  subjects,
  writable,
  type InviteRow,
  type ReviewPlan,
} from './standing.ts';
import { reviewInvite } from './tables.ts';

type Calls = (typeof performanceinvite)['endpoints'];
type PersonData = z.output<typeof Review360Person>;
type PlanData = z.output<typeof Review360Plan>;

const { NOMINATED, SUBMITTED, REVOKED, REJECTED } = ReviewState;
const OPENED = [
  AssessmentPlanStatus.FILLING,
  AssessmentPlanStatus.SCORING,
  AssessmentPlanStatus.CALIBRATING,
  AssessmentPlanStatus.COMMUNICATING,
  AssessmentPlanStatus.CLOSED,
] as const;
/** A list to choose from holds no more. */
const MOST_PLANS = 100;

/** Plans with a 360 assessment that concern the caller, newest first. */
export async function myPlans(ctx: Ctx, planStatus?: number): Promise<PlanData[]> {
  const any = (condition: SQL) =>
    sql<boolean>`exists (select 1 from ${assessmentInfo} join ${employee} on ${isPerson} where ${isPlan}
      and ${assessmentInfo.removedAt} is null and ${condition})`;
  const [mine, reports, hr] = [any(isMyself(ctx)), any(isMyReport(ctx)), any(isHr(ctx))];
  const rows = await ctx.tx
    .select({
      plan: assessmentPlan,
      templateId: customTemplate.id,
      templateName: customTemplate.name,
      mine,
      reports,
      hr,
    })
    .from(assessmentPlan)
    .innerJoin(
      customTemplate,
      and(
        eq(customTemplate.companyId, assessmentPlan.companyId),
        eq(customTemplate.id, assessmentPlan.reviewTemplateId),
      ),
    )
    .where(
      and(
        eq(assessmentPlan.companyId, ctx.session.companyId),
        planStatus === undefined
          ? sql`${assessmentPlan.status} in (${sql.join(OPENED.map(num), sql`, `)})`
          : and(eq(assessmentPlan.status, planStatus), ne(assessmentPlan.status, AssessmentPlanStatus.NOT_OPEN)),
        or(mine, reports, hr),
      ),
    )
    .orderBy(desc(assessmentPlan.createdAt), desc(assessmentPlan.id))
    .limit(MOST_PLANS);
  return rows.map(({ plan, templateId, templateName, ...stands }) => ({
    ...planFacts(plan as PlanRow, templateId, templateName),
    mine: stands.mine,
    team: stands.reports || stands.hr,
    hr: stands.hr,
    approval: plan.review?.approval ?? ReviewApproval.NOBODY,
    inviting: isInviting(plan as PlanRow),
  }));
}

/** Nominations the caller decides on, as a condition on invitations with their plan and appraisal. */
export function toDecide(ctx: Ctx): SQL {
  const approval = (who: number) => sql`(${assessmentPlan.review} ->> 'approval')::int = ${num(who)}`;
  const { SUPERIOR, HR } = ReviewApproval;
  return sql`(${reviewInvite.companyId} = ${ctx.session.companyId} and ${reviewInvite.state} = ${num(NOMINATED)} and not ${assessmentPlan.locked}
    and ${assessmentInfo.removedAt} is null and ${assessmentPlan.status} in (${num(AssessmentPlanStatus.FILLING)}, ${num(AssessmentPlanStatus.SCORING)})
    and ${assessmentInfo.bossStage} < ${num(BossStage.SCORED)} and (${approval(SUPERIOR)} and ${isMyReport(ctx)} or ${approval(HR)} and exists (select 1 from ${employee} where ${isPerson} and ${isHr(ctx)})))`;
}

export async function overviewOf(ctx: Ctx) {
  return {
    waiting: await countInvites(ctx, and(received(ctx), writable(reviewInvite))),
    toApprove: await countInvites(ctx, toDecide(ctx)),
    plans: await myPlans(ctx),
  };
}

// ---- people --------------------------------------------------------------------------------------------------------

/** Invitations that stand. */
const stands = ({ state, relation }: InviteRow): boolean =>
  relation !== ReviewRelation.SELF && state !== NOMINATED && state !== REJECTED && state !== REVOKED;

const reportOf = ({ items, setting, fullScore }: ReviewPlan, rows: readonly InviteRow[]): ReviewReport =>
  reviewReport(items, reportedForms(rows), { ratio: setting.ratio360, fullScore });

function toPerson(
  ctx: Ctx,
  review: ReviewPlan,
  row: Awaited<ReturnType<ReturnType<typeof subjects>['execute']>>[number],
  invites: readonly InviteRow[],
): PersonData {
  const standing = standingOf(ctx, row);
  const closed = isClosed(review.plan);
  const sent = invites.filter(stands);
  const submitted = sent.filter(({ state }) => state === SUBMITTED).length;
  const rate = sent.length === 0 ? null : roundHalfUp(dec(submitted).times(100).div(sent.length), 1);
  const hr = standing.hr;
  return {
    empId: row.info.empId,
    person: { empId: row.info.empId, empName: row.name, empNameEn: row.nameEn, empNumber: row.number },
    deptId: row.info.deptId,
    bossEmpId: row.info.bossEmpId,
    toApprove: decides(review, standing) ? invites.filter(({ state }) => state === NOMINATED).length : 0,
    invited: hr ? sent.length : null,
    submitted: hr ? submitted : null,
    rate: hr ? rate : null,
    missing: hr
      ? RATER_GROUPS.some(
          (relation) => sent.filter((one) => one.relation === relation).length < limitOf(review.setting, relation).min,
        )
      : null,
    score: closed ? reportOf(review, invites).figures.others : null,
    hasReport: closed,
    manageable: hr,
  };
}

type PageAsked = { pageNo: number; pageSize: number };

async function pageOfPeople(ctx: Ctx, planCode: string, page: PageAsked, where: SQL | undefined) {
  const review = await reviewPlan(ctx, planCode);
  const found = await paged(
    page,
    ({ limit, offset }) =>
      subjects(ctx)
        .where(and(inPlan(ctx, planCode), where))
        .orderBy(asc(employee.sortKey), asc(employee.id))
        .limit(limit)
        .offset(offset),
    async () => {
      const [row] = await ctx.tx
        .select({ count: sql<number>`count(*)::int` })
        .from(assessmentInfo)
        .innerJoin(employee, isPerson)
        .where(and(inPlan(ctx, planCode), where));
      return row?.count ?? 0;
    },
  );
  const invites = groupedBy(
    await invitesOf(
      ctx,
      planCode,
      found.items.map(({ info }) => info.empId),
    ),
    ({ empId }) => empId,
  );
  return mapPage(found, (row) => toPerson(ctx, review, row, invites.get(row.info.empId) ?? []));
}

export const myTeam = (ctx: Ctx, { planCode, ...page }: ParsedOf<Calls['getMyTeam360AssessInfo']>) =>
  pageOfPeople(ctx, planCode, page, isMyReport(ctx));

export const everybody = (ctx: Ctx, { planCode, keyword, ...page }: ParsedOf<Calls['listRateEmpByPlan']>) =>
  pageOfPeople(ctx, planCode, page, and(or(isMyself(ctx), isMyReport(ctx), isHr(ctx)), foundBy(ctx.session, keyword)));

// ---- one report ----------------------------------------------------------------------------------------------------

async function openReport(ctx: Ctx, planCode: string, empId: string) {
  const review = await reviewPlan(ctx, planCode);
  await openSubject(ctx, planCode, empId);
  if (!isClosed(review.plan)) throw refused('REVIEW_NOT_CLOSED');
  const report = reportOf(review, await invitesOf(ctx, planCode, [empId]));
  const { plan, templateId, templateName, fullScore } = review;
  return {
    review,
    report,
    head: { ...planFacts(plan, templateId, templateName), empId, fullScore: dec(fullScore).toString() },
  };
}

export async function summaryOf(
  ctx: Ctx,
  { planCode, empId }: ParsedOf<Calls['listAssessScoreStatistic']>,
): Promise<z.output<typeof Review360Summary>> {
  const { review, report, head } = await openReport(ctx, planCode, empId);
  const names = new Map(review.items.map(({ itemCode, itemName }) => [itemCode, itemName]));
  const named = (codes: readonly string[]) => codes.flatMap((code) => names.get(code) ?? []);
  return { ...head, figures: report.figures, strongest: named(report.strongest), weakest: named(report.weakest) };
}

export async function detailOf(
  ctx: Ctx,
  { planCode, empId }: ParsedOf<Calls['listDetailScoreStatistic']>,
): Promise<z.output<typeof Review360Detail>> {
  const { review, report, head } = await openReport(ctx, planCode, empId);
  return {
    ...head,
    items: report.items.map(({ choices, ...one }) => {
      const item = review.items.find(({ itemCode }) => itemCode === one.itemCode);
      const content = new Map(item?.options.map((option) => [option.optionCode, option.content]));
      return {
        ...one,
        itemName: item?.itemName ?? '',
        choices: choices.map(({ optionCode, ...choice }) => ({ ...choice, content: content.get(optionCode) ?? '' })),
      };
    }),
  };
}

const PAGE = 500;
const COLUMNS = ['empNumber', 'empName', 'reviewScore', 'reviewSelf', 'reviewGap'] as const;

interface LastSent {
  sortKey: string;
  info: { empId: string };
}

/** The scores of the caller's people in a plan that has closed. */
export async function exportTeam(
  ctx: Ctx,
  { planCode }: ParsedOf<Calls['exportMyTeamScoreRecord']>,
): Promise<FileAnswer> {
  const review = await reviewPlan(ctx, planCode);
  if (!isClosed(review.plan)) throw refused('REVIEW_NOT_CLOSED');
  const kind = ctx.t('export.review360');
  return workbook(`${review.plan.name}-${kind}`, kind, linesOf(ctx, review));
}

async function* linesOf(ctx: Ctx, review: ReviewPlan): AsyncGenerator<Cell[]> {
  yield COLUMNS.map((key) => ctx.t(`export.${key}`));
  for await (const { number, name, report } of readByKeyset(
    ctx,
    PAGE,
    (later, after: (LastSent & { number: string; name: string; report: ReviewReport }) | undefined, size) =>
      teamLines(later, review, after, size),
  )) {
    const { others, self, gap } = report.figures;
    yield [number, name, numberCell(others), numberCell(self), numberCell(gap)];
  }
}

async function teamLines(ctx: Ctx, review: ReviewPlan, after: LastSent | undefined, size: number) {
  const next = after && sql`(${employee.sortKey}, ${employee.id}) > (${after.sortKey}, ${after.info.empId})`;
  const rows = await ctx.tx
    .select({
      info: assessmentInfo,
      name: employee.name,
      nameEn: employee.nameEn,
      sortKey: employee.sortKey,
      number: employee.empNumber,
    })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .where(and(inPlan(ctx, review.plan.id), or(isMyReport(ctx), isHr(ctx)), next))
    .orderBy(asc(employee.sortKey), asc(employee.id))
    .limit(size);
  const invites = groupedBy(
    await invitesOf(
      ctx,
      review.plan.id,
      rows.map(({ info }) => info.empId),
    ),
    ({ empId }) => empId,
  );
  return rows.map((row) => ({
    ...row,
    name: localName(ctx, row.name, row.nameEn),
    report: reportOf(review, invites.get(row.info.empId) ?? []),
  }));
}

// ---- negative checks -----------------------------------------------------------------------------------------------

/** The submitted forms about somebody with what is striking in each. */
function checked(review: ReviewPlan, rows: readonly InviteRow[]): z.output<typeof Review360FlaggedForm>[] {
  const { items, fullScore, setting } = review;
  const forms = rows
    .filter((row) => row.state === SUBMITTED && row.relation !== ReviewRelation.SELF)
    .map((row) => ({ row, score: formScore(items, row.answers, fullScore) }));
  return forms.map(({ row, score }) => {
    const seconds = Math.round(((row.submittedAt?.getTime() ?? 0) - (row.startedAt?.getTime() ?? 0)) / 1000);
    const others = forms.flatMap((one) => (one.row === row || one.score === null ? [] : [one.score]));
    return {
      inviteId: row.id,
      assessorEmpId: row.raterEmpId,
      relation: row.relation,
      score: score === null ? null : roundHalfUp(score, 2),
      seconds,
      flags: flagsOf(items, { answers: row.answers, score, seconds }, others, {
        lowScore: setting.lowScore,
        fullScore,
      }),
    };
  });
}

/** People with flagged forms, by name. The flags are worked out, not stored: of a plan's people as many as one page reads. */
export async function suspects(ctx: Ctx, { planCode, pageNo, pageSize }: ParsedOf<Calls['listNegativeCheckEmpList']>) {
  const review = await reviewPlan(ctx, planCode);
  const people = await subjects(ctx)
    .where(and(inPlan(ctx, planCode), isHr(ctx)))
    .orderBy(asc(employee.sortKey), asc(employee.id));
  const rows = (await ctx.tx
    .select()
    .from(reviewInvite)
    .where(
      and(
        eq(reviewInvite.companyId, ctx.session.companyId),
        eq(reviewInvite.planId, planCode),
        eq(reviewInvite.state, SUBMITTED),
        isNotNull(reviewInvite.submittedAt),
      ),
    )) as InviteRow[];
  const bySubject = groupedBy(rows, ({ empId }) => empId);
  const found = people.flatMap(({ info }): z.output<typeof Review360Suspect>[] => {
    const flagged = checked(review, bySubject.get(info.empId) ?? []).filter(({ flags }) => flags.length > 0);
    if (flagged.length === 0) return [];
    const flags = [...new Set(flagged.flatMap((form) => form.flags))].sort((a, b) => a - b);
    return [{ empId: info.empId, flags, formCount: flagged.length }];
  });
  const from = (pageNo - 1) * pageSize;
  return { items: found.slice(from, from + pageSize), total: found.length, pageNo, pageSize };
}

export async function flaggedForms(ctx: Ctx, { planCode, empId }: ParsedOf<Calls['listDetailNegativeCheck']>) {
  const review = await reviewPlan(ctx, planCode);
  const { standing } = await openSubject(ctx, planCode, empId);
  if (!standing.hr) throw forbidden();
  const rows = await invitesOf(ctx, planCode, [empId]);
  return checked(
    review,
    rows.sort((a, b) => a.relation - b.relation || (a.id < b.id ? -1 : 1)),
  );
}
