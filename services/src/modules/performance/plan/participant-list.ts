import { and, asc, inArray, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { AssessmentParticipant } from '@hengcai/shared/contract/performance/participant';
import { AssessmentPlanStatus, ViewerType } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import type { Ctx } from '../../../kit/context.ts';
import { mapPage, paged, type PageAsked, type PageOf } from '../../../kit/paged.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { employee, foundBy } from '../../employee/tables.ts';
import { inDepartments } from '../../org/tables.ts';
import { formVersion, type InfoRow } from '../assessment/assessment.ts';
import { missingResults } from './included.ts';
import { isLockedManager } from './manager-lock.ts';
import { activeIn, isPerson } from './participants.ts';
import { ownDay } from './scope.ts';
import { superiorLeftIn } from './superior.ts';
import { viewOf } from '../assessment/score-view.ts';
import { hasNoTargets, isLeft, lastDayOfPerson, leftIn, scoredWithoutSelf } from '../assessment/standing.ts';
import { assessmentInfo, type assessmentPlan } from '../tables.ts';

export type ParticipantData = z.output<typeof AssessmentParticipant>;

/** What of a plan decides how its participants are shown. */
export type ShownIn = Pick<
  typeof assessmentPlan.$inferSelect,
  'status' | 'scoreTo' | 'archivedAt' | 'viewScoreAt' | 'viewWhat' | 'ruleSnapshot'
>;

/** What of somebody is shown: the appraisal, the own last day of scoring where there is one, and the last day of work. */
export const SHOWN_OF = {
  info: assessmentInfo,
  ownScoreTo: ownDay('scoreTo'),
  workedUntil: lastDayOfPerson,
  bossLocked: isLockedManager(sql`${assessmentInfo.bossEmpId}`),
  missing: missingResults,
};
export interface Shown {
  info: typeof assessmentInfo.$inferSelect;
  ownScoreTo: string | null;
  workedUntil: string | null;
  bossLocked: boolean;
  missing: number;
}

/**
 * A participant on the wire: score and level are the calibrated ones where there are any. In every list, whoever it is
 * for, the own row shows the result only once its owner may see it.
 */
export function participantOf(
  ctx: Pick<Ctx, 'session' | 'today'>,
  plan: ShownIn,
  { info: row, ownScoreTo, workedUntil, bossLocked, missing }: Shown,
): ParticipantData {
  const own = row.empId === ctx.session.empId;
  const result = shownResult(ctx, plan, row);
  const hasLeft = isLeft(ctx, plan, row, workedUntil);
  return {
    assessmentInfoId: row.id,
    planCode: row.planId,
    empId: row.empId,
    deptId: row.deptId,
    bossEmpId: row.bossEmpId,
    employeeStage: row.employeeStage as ParticipantData['employeeStage'],
    bossStage: row.bossStage as ParticipantData['bossStage'],
    targetStatus: row.targetStatus as ParticipantData['targetStatus'],
    locked: row.locked,
    bossLocked,
    noTargets: hasNoTargets(plan, row),
    hasLeft,
    // Only the list of a plan, which is HR's, asks for it.
    superiorLeft: false,
    absent: row.absentReason !== null,
    withoutSelfScore:
      plan.status === AssessmentPlanStatus.SCORING &&
      scoredWithoutSelf(ctx, { scoreTo: ownScoreTo ?? plan.scoreTo }, row, hasLeft),
    composedScore: result.score === null ? null : dec(result.score).toString(),
    levelName: result.level,
    missingResults: plan.status >= AssessmentPlanStatus.SCORING ? missing : 0,
    fromLevelName: result.level !== result.rawLevel ? result.rawLevel : null,
    version: formVersion(row, own),
  };
}

/** A result as the caller may see it, in lists and files alike. */
export interface ShownResult {
  score: string | null;
  level: string | null;
  /** Before calibration, unrounded. */
  rawScore: string | null;
  rawLevel: string | null;
  /** False for the own row before its owner may see it. */
  shown: boolean;
}

/** The result of somebody for the caller: nothing without targets, and nothing of the own one before it may be seen. */
export function shownResult(
  ctx: Pick<Ctx, 'session'>,
  plan: ShownIn,
  row: typeof assessmentInfo.$inferSelect,
): ShownResult {
  const own = row.empId === ctx.session.empId;
  // Columns of closed sets, written by our own transitions only.
  const shown = !own || viewOf({ viewer: ViewerType.MYSELF, plan, info: row as InfoRow }).score;
  if (!shown || hasNoTargets(plan, row)) return { score: null, level: null, rawScore: null, rawLevel: null, shown };
  const byLevel = plan.ruleSnapshot !== null && isScoredByLevel(plan.ruleSnapshot);
  return {
    // Of a level rule the level is the result; its points are no score.
    score: byLevel ? null : (row.calibratedScore ?? row.composed),
    level: row.calibratedLevel ?? row.levelName,
    rawScore: byLevel ? null : row.composedRaw,
    rawLevel: row.levelName,
    shown,
  };
}

export interface ParticipantFilter {
  planCode: string;
  keyword?: string | undefined;
  /** With everything below it, by the department people joined with. */
  deptId?: string | undefined;
  employeeStage?: readonly number[] | undefined;
  /** Only people who have left with their form open. */
  hasLeft?: boolean | undefined;
  /** Only open appraisals that wait for a superior who has left. */
  superiorLeft?: boolean | undefined;
}

/** The participants of a plan the caller may see, by name. */
export async function participants(
  ctx: Ctx,
  plan: ShownIn,
  filter: ParticipantFilter,
  page: PageAsked,
): Promise<PageOf<ParticipantData>> {
  const where = matching(ctx, plan, filter);
  const rows = () =>
    ctx.tx
      .select({ ...SHOWN_OF, superiorLeft: superiorLeftIn(ctx, plan), total: sql<number>`(count(*) over ())::int` })
      .from(assessmentInfo)
      .innerJoin(employee, isPerson)
      .where(where)
      .orderBy(asc(employee.sortKey), asc(assessmentInfo.id));
  const listed = await paged(
    page,
    ({ limit, offset }) => rows().limit(limit).offset(offset),
    async (first) => (first ?? (await rows().limit(1))[0])?.total ?? 0,
  );
  return mapPage(listed, ({ superiorLeft, ...row }) => ({ ...participantOf(ctx, plan, row), superiorLeft }));
}

/** Whose appraisals these are, by name. */
export async function participantIds(ctx: Ctx, plan: ShownIn, filter: ParticipantFilter): Promise<string[]> {
  const rows = await ctx.tx
    .select({ empId: employee.id })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .where(matching(ctx, plan, filter))
    .orderBy(asc(employee.sortKey), asc(assessmentInfo.id));
  return rows.map(({ empId }) => empId);
}

function matching(
  ctx: Ctx,
  plan: ShownIn,
  { planCode, keyword, deptId, employeeStage, hasLeft, superiorLeft }: ParticipantFilter,
): SQL | undefined {
  return and(
    activeIn(ctx, planCode),
    visibleEmployees(ctx),
    foundBy(ctx.session, keyword),
    deptId === undefined ? undefined : inDepartments(ctx.session.companyId, assessmentInfo.deptId, [deptId]),
    employeeStage && employeeStage.length > 0 ? inArray(assessmentInfo.employeeStage, [...employeeStage]) : undefined,
    hasLeft ? leftIn(ctx, plan) : undefined,
    superiorLeft ? superiorLeftIn(ctx, plan) : undefined,
  );
}
