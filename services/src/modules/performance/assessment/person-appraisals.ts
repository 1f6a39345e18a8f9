import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { AssessmentPlanStatus, PageRight, ViewerType } from '@hengcai/shared/enums';
import { dec, sum } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { roundScore } from '@hengcai/shared/rules/performance/scoring';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import type { PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import { groupedBy } from '../../../kit/grouped.ts';
import { employee } from '../../employee/tables.ts';
import { shownResult } from '../plan/participant-list.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { withinReach } from '../waiting.ts';
import { askedAbout } from '../works.ts';
import { managesPlans, managedSubject, type InfoRow } from './assessment.ts';
import { withTargets } from './standing.ts';

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

/** Finished appraisals of some other people, of those that the caller may open, by person, the newest period first. */
export async function finishedAppraisals(ctx: Ctx, empIds: readonly string[], planIds?: readonly string[]) {
  const { columns, where } = opened(ctx, false);
  const ofPlans = planIds && isAnyOf(assessmentPlan.id, planIds);
  const rows = await ctx.tx
    .select(columns)
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .where(and(where, FINISHED, isAnyOf(assessmentInfo.empId, empIds), ofPlans))
    .orderBy(...NEWEST);
  const byPerson = groupedBy(rows, ({ info }) => info.empId);
  return new Map([...byPerson].map(([empId, own]) => [empId, own.map((row) => inShort(ctx, row, false))]));
}

/**
 * The finished plans, the newest period first, in which some people other than the caller have a result that the caller may
 * see, with how many of them have which level and what their scores come to.
 */
export async function finishedPlans(ctx: Ctx, whom: SQL, most: number) {
  const score = sql`coalesce(${assessmentInfo.calibratedScore}, ${assessmentInfo.composed})`;
  const level = sql<string | null>`coalesce(${assessmentInfo.calibratedLevel}, ${assessmentInfo.levelName})`;
  const { where } = opened(ctx, false);
  const rows = await ctx.tx
    .select({
      plan: assessmentPlan,
      level,
      people: sql<number>`count(*)::int`,
      scored: sql<number>`count(${score})::int`,
      total: sql<string>`coalesce(sum(${score}), 0)::text`,
    })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .innerJoin(employee, and(eq(employee.companyId, assessmentInfo.companyId), eq(employee.id, assessmentInfo.empId)))
    .where(
      and(
        where,
        FINISHED,
        whom,
        // Of a plan that came by file there are no targets; in others nobody without them has a result.
        or(eq(assessmentPlan.status, AssessmentPlanStatus.IMPORTED), withTargets),
        sql`(${score} is not null or ${level} is not null)`,
      ),
    )
    .groupBy(assessmentPlan.companyId, assessmentPlan.id, level)
    .orderBy(desc(assessmentPlan.periodTo), desc(assessmentPlan.createdAt), desc(assessmentPlan.id));
  return [...groupedBy(rows, ({ plan }) => plan.id).values()].slice(0, most).map((ofPlan) => {
    const [{ plan }] = ofPlan as [(typeof rows)[number]];
    const scored = ofPlan.reduce((all, row) => all + row.scored, 0);
    const hasScores = scored > 0 && !(plan.ruleSnapshot && isScoredByLevel(plan.ruleSnapshot));
    const places = plan.ruleSnapshot?.levels.map(({ name }) => name) ?? [];
    return {
      assessmentPlanCode: plan.id,
      assessmentPlanName: plan.name,
      periodFrom: plan.periodFrom,
      periodTo: plan.periodTo,
      people: ofPlan.reduce((all, row) => all + row.people, 0),
      averageScore: hasScores
        ? roundScore(
            dec(sum(ofPlan.map((row) => row.total)))
              .div(scored)
              .toString(),
            plan.digits,
          )
        : null,
      levels: ofPlan
        .flatMap(({ level: levelName, people }) => (levelName === null ? [] : [{ levelName, people }]))
        .sort((a, b) => places.indexOf(a.levelName) - places.indexOf(b.levelName)),
    };
  });
}

const FINISHED = inArray(assessmentPlan.status, [AssessmentPlanStatus.CLOSED, AssessmentPlanStatus.IMPORTED]);
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
