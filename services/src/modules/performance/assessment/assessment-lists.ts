import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { performanceview } from '@hengcai/shared/contract/performance/assessment';
import type { performanceflow } from '@hengcai/shared/contract/performance/flow';
import { companySettings } from '../../../kit/company-settings.ts';
import type { Ctx } from '../../../kit/context.ts';
import { mapPage, paged, type PageOf } from '../../../kit/paged.ts';
import { employee, foundBy } from '../../employee/tables.ts';
import { countDeptTargets } from '../department/dept-list.ts';
import { participantOf, SHOWN_OF, type ParticipantData } from '../plan/participant-list.ts';
import { isPerson } from '../plan/participants.ts';
import { COLLEAGUE } from '../together/colleagues.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import {
  coAppraisals,
  ownAppraisals,
  teamAppraisals,
  waitsForApprover,
  waitsForCoAssessor,
  waitsForLeader,
  waitsForPerson,
} from '../waiting.ts';

type Endpoints = (typeof performanceview)['endpoints'];
type Tabs = z.output<Endpoints['getAssessmentTabList']['data']>;
type OwnFilter = z.output<Endpoints['querysettingplane']['body']>;
type TeamFilter = z.output<Endpoints['listdirectlyunder']['body']>;
type ApprovalFilter = z.output<(typeof performanceflow)['endpoints']['listassessmentapproval']['body']>;

/** What of the plan decides how an appraisal is shown. */
export const SHOWN_IN = {
  status: assessmentPlan.status,
  scoreTo: assessmentPlan.scoreTo,
  archivedAt: assessmentPlan.archivedAt,
  viewScoreAt: assessmentPlan.viewScoreAt,
  viewWhat: assessmentPlan.viewWhat,
  ruleSnapshot: assessmentPlan.ruleSnapshot,
};

/** Appraisals at one of the stages; all of them where none is named. */
const inStages = (stages: TeamFilter['employeeStage']): SQL | undefined =>
  stages && stages.length > 0 ? inArray(assessmentInfo.employeeStage, [...stages]) : undefined;

const NO_TABS: Tabs = {
  mine: 0,
  team: 0,
  mineWaiting: 0,
  teamWaiting: 0,
  together: 0,
  togetherWaiting: 0,
  departments: 0,
  departmentsWaiting: 0,
  board: false,
};

/** How many appraisals stand under each tab, and how many of them wait for the caller. */
export async function tabCounts(ctx: Ctx): Promise<Tabs> {
  const me = ctx.session.empId;
  if (me === null) return NO_TABS;
  const count = async (whose: SQL | undefined, waiting: SQL | undefined) => {
    const [row] = await ctx.tx
      .select({ all: sql<number>`count(*)::int`, waiting: sql<number>`(count(*) filter (where ${waiting}))::int` })
      .from(assessmentInfo)
      .innerJoin(assessmentPlan, isPlan)
      .where(whose);
    return row ?? { all: 0, waiting: 0 };
  };
  const mine = await count(ownAppraisals(ctx, me), waitsForPerson(ctx));
  const team = await count(teamAppraisals(ctx, me), waitsForLeader(ctx, me));
  const together = await count(coAppraisals(ctx, me), waitsForCoAssessor(ctx, me));
  return {
    mine: mine.all,
    team: team.all,
    mineWaiting: mine.waiting,
    teamWaiting: team.waiting,
    ...(await countDeptTargets(ctx)),
    together: together.all,
    togetherWaiting: together.waiting,
    board: team.all > 0 && (await companySettings(ctx)).kanban,
  };
}

/** The own appraisals, newest plan first; a result that is not to be seen yet is left out. */
export async function myAppraisals(
  ctx: Ctx,
  { planYear, employeeStage, ...page }: OwnFilter,
): Promise<PageOf<ParticipantData>> {
  const me = ctx.session.empId;
  if (me === null) return { items: [], total: 0, ...page };
  const where = and(
    ownAppraisals(ctx, me),
    planYear === undefined ? undefined : eq(assessmentPlan.planYear, planYear),
    inStages(employeeStage),
  );
  const rows = ctx.tx
    .select({ ...SHOWN_OF, plan: SHOWN_IN })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .where(where)
    .orderBy(desc(assessmentPlan.createdAt), desc(assessmentInfo.id));
  const listed = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    () => total(ctx, where),
  );
  return mapPage(listed, ({ plan, ...row }) => participantOf(ctx, plan, row));
}

/** Appraisals of the people the caller scores or is asked to approve: what waits for the caller first, then the newest plan, then by name. */
export async function teamAppraisalPage(
  ctx: Ctx,
  { waitingForMe, ...filter }: TeamFilter,
): Promise<PageOf<ParticipantData>> {
  return teamPage(ctx, filter, (me) => (waitingForMe ? waitsForLeader(ctx, me) : undefined));
}

/** Those of them whose targets wait for the caller's approval. */
export const approvalsWaiting = (ctx: Ctx, filter: ApprovalFilter): Promise<PageOf<ParticipantData>> =>
  teamPage(ctx, filter, (me) => waitsForApprover(ctx, me));

async function teamPage(
  ctx: Ctx,
  { planCode, keyword, employeeStage, ...page }: ApprovalFilter & Pick<TeamFilter, 'employeeStage'>,
  which: (me: string) => SQL | undefined,
): Promise<PageOf<ParticipantData>> {
  const me = ctx.session.empId;
  if (me === null) return { items: [], total: 0, ...page };
  const where = and(
    teamAppraisals(ctx, me),
    planCode === undefined ? undefined : eq(assessmentInfo.planId, planCode),
    foundBy(ctx.session, keyword),
    inStages(employeeStage),
    which(me),
  );
  const rows = ctx.tx
    .select({ ...SHOWN_OF, plan: SHOWN_IN, person: COLLEAGUE })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .innerJoin(employee, isPerson)
    .where(where)
    .orderBy(
      desc(sql`coalesce(${waitsForLeader(ctx, me)}, false)`),
      desc(assessmentPlan.createdAt),
      asc(employee.sortKey),
      asc(assessmentInfo.id),
    );
  const listed = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    () => total(ctx, where),
  );
  // Whoever scores somebody goes on doing so when that person moves out of sight.
  return mapPage(listed, ({ plan, person, ...row }) => ({ ...participantOf(ctx, plan, row), person }));
}

async function total(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [row] = await ctx.tx
    .select({ n: sql<number>`count(*)::int` })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .innerJoin(employee, isPerson)
    .where(where);
  return row?.n ?? 0;
}
