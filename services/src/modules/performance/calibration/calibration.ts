import { and, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { CalibrationEntry, performancecheck } from '@hengcai/shared/contract/performance/calibration';
import { CalibrationSource, PageRight } from '@hengcai/shared/enums';
import { compare, dec } from '@hengcai/shared/numbers';
import {
  calibrated,
  contradicts,
  isGiven,
  type Adjustment,
  type Result,
} from '@hengcai/shared/rules/performance/calibration';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { checkScore } from '@hengcai/shared/rules/performance/scoring';
import { appendAudits } from '../../../kit/audit.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { mapPage, paged, type PageAsked } from '../../../kit/paged.ts';
import { demandAction } from '../assessment/actions.ts';
import {
  appraisalLine,
  demandFormVersion,
  managesPlans,
  openAppraisal,
  savedForm,
  updateResult,
  managedSubject,
  type InfoRow,
} from '../assessment/assessment.ts';
import { activeIn } from '../plan/participants.ts';
import type { PlanRow } from '../plan/plan.ts';
import { assessmentInfo, type RuleSnapshot } from '../tables.ts';
import { calibration } from '../tables-form.ts';
import { withinReach } from '../waiting.ts';

type Endpoints = (typeof performancecheck)['endpoints'];
type AdjustInput = Omit<z.output<Endpoints['assessmentEvaluation']['body']>, 'clientMutationId'>;
type EntryPage = z.output<Endpoints['listadjusthistory']['data']>;

/**
 * Whose results the caller calibrates: managers those of the people they score, HR those of everybody visible; nobody the
 * own one. `right`: what HR has to have on the plans beside editing them.
 */
export function calibratable(ctx: Ctx, right: number = PageRight.EDIT): SQL | undefined {
  const me = ctx.session.empId;
  return and(
    me === null ? undefined : ne(assessmentInfo.empId, me),
    withinReach(ctx),
    or(
      me === null ? sql`false` : eq(assessmentInfo.bossEmpId, me),
      ...(managesPlans(ctx, PageRight.EDIT) && managesPlans(ctx, right)
        ? [and(managedSubject(ctx, 'edit'), right === PageRight.EXPORT ? managedSubject(ctx, 'export') : undefined)]
        : []),
    ),
  );
}

/**
 * Changes a result. A new score brings its level, a level alone the nearest score of its own: they always agree. The
 * history keeps what stood before and is never changed itself.
 */
export async function adjust(
  ctx: Ctx,
  { score, levelName, comment, version, ...person }: AdjustInput,
): Promise<{ id: string; version: number }> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  const { info, rule } = appraisal;
  demandAction(appraisal, 'calibrate');
  demandFormVersion(appraisal, version);
  const before = resultNow(info);
  const issues = checkAdjustment(rule, { score, levelName, comment });
  if (issues.length > 0) throw refused(issues);
  const after = calibrated(rule, before, { score, levelName });
  if (isSame(before, after)) throw refused({ field: 'score', code: 'ADJUST_NOTHING' });
  await keepAdjustments(ctx, appraisal.plan, CalibrationSource.UI, [
    { info, before, after, comment, at: appraisal.at },
  ]);
  const row = await updateResult(ctx, appraisal, { calibratedScore: after.score, calibratedLevel: after.level });
  return savedForm(appraisal, row);
}

/** Score and level as they count now. */
export const resultNow = (
  info: Pick<InfoRow, 'calibratedScore' | 'composed' | 'calibratedLevel' | 'levelName'>,
): Result => ({
  score: info.calibratedScore ?? info.composed,
  level: info.calibratedLevel ?? info.levelName,
});

/** One changed result. */
export interface Adjusted {
  info: Pick<InfoRow, 'id'>;
  before: Result;
  after: Result;
  comment: string;
  at: Date;
}

/** Keeps adjustments in the history and the audit trail: in few statements, however many they are. */
export async function keepAdjustments(
  ctx: Ctx,
  plan: Pick<PlanRow, 'id' | 'name' | 'ruleSnapshot'>,
  source: z.output<typeof CalibrationEntry>['source'],
  adjusted: readonly Adjusted[],
  action: 'calibrated' | 'resultRejected' | 'resultVerified' = 'calibrated',
): Promise<void> {
  // Of a level rule the level is the result; its points are no score.
  const byLevel = plan.ruleSnapshot !== null && isScoredByLevel(plan.ruleSnapshot);
  const scoreOf = (result: Result) => (byLevel ? null : result.score);
  await insertMany(
    ctx.tx,
    calibration,
    adjusted.map(({ info, before, after, comment, at }) => ({
      companyId: ctx.session.companyId,
      id: ctx.newId(),
      planId: plan.id,
      assessmentId: info.id,
      scoreBefore: scoreOf(before),
      scoreAfter: scoreOf(after),
      levelBefore: before.level,
      levelAfter: after.level,
      comment,
      byEmpId: ctx.session.empId,
      at,
      source,
    })),
  );
  await appendAudits(
    ctx,
    adjusted.map(({ info, before, after, comment }) =>
      appraisalLine(action, { info, plan }, { before: { ...before }, after: { ...after, comment } }),
    ),
  );
}

/** What is wrong with an adjustment (specification 5: range, granularity; the levels of the rule). */
export function checkAdjustment(
  rule: RuleSnapshot,
  { score, levelName, comment }: Adjustment & { comment: string },
): RuleIssue[] {
  const issues: RuleIssue[] = [];
  if (comment === '') issues.push(issue('comment', 'REASON_REQUIRED'));
  if (isGiven(score)) {
    if (isScoredByLevel(rule)) issues.push(issue('score', 'LEVEL_ONLY'));
    else {
      const { fullScore: high, granularity, wholeScores: integerOnly = false } = rule;
      issues.push(...checkScore(score, { low: '0', high, granularity, integerOnly }));
    }
  }
  if (isGiven(levelName) && !rule.levels.some((level) => level.name === levelName))
    issues.push(issue('levelName', 'CHOICE_INVALID'));
  else if (issues.length === 0 && contradicts(rule, { score, levelName }))
    issues.push(issue('levelName', 'LEVEL_NOT_OF_SCORE'));
  if (!isGiven(score) && !isGiven(levelName)) issues.push(issue('score', 'ADJUST_NOTHING'));
  return issues;
}

export function isSame(before: Result, after: Result): boolean {
  const sameScore =
    before.score === null || after.score === null
      ? before.score === after.score
      : compare(before.score, after.score) === 0;
  return sameScore && before.level === after.level;
}

/** The history of a plan, or of one person in it, as far as the caller calibrates those people; newest first. */
export async function adjustHistory(
  ctx: Ctx,
  { planCode, empId, ...page }: PageAsked & { planCode: string; empId?: string | undefined },
): Promise<EntryPage> {
  const people = ctx.tx
    .select({ id: assessmentInfo.id })
    .from(assessmentInfo)
    .where(
      and(
        activeIn(ctx, planCode),
        empId === undefined ? undefined : eq(assessmentInfo.empId, empId),
        calibratable(ctx),
      ),
    );
  const where = and(
    eq(calibration.companyId, ctx.session.companyId),
    eq(calibration.planId, planCode),
    inArray(calibration.assessmentId, people),
  );
  const rows = ctx.tx
    .select({ entry: calibration, empId: assessmentInfo.empId })
    .from(calibration)
    .innerJoin(
      assessmentInfo,
      and(eq(assessmentInfo.companyId, calibration.companyId), eq(assessmentInfo.id, calibration.assessmentId)),
    )
    .where(where)
    .orderBy(desc(calibration.at), desc(calibration.id));
  const entries = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    () => ctx.tx.$count(calibration, where),
  );
  return mapPage(entries, ({ entry, empId: whose }): z.output<typeof CalibrationEntry> => ({
    calibrationId: entry.id,
    empId: whose,
    scoreBefore: plainOrNull(entry.scoreBefore),
    scoreAfter: plainOrNull(entry.scoreAfter),
    levelBefore: entry.levelBefore,
    levelAfter: entry.levelAfter,
    comment: entry.comment,
    byEmpId: entry.byEmpId,
    at: entry.at.toISOString(),
    source: entry.source as z.output<typeof CalibrationEntry>['source'],
  }));
}

const plainOrNull = (value: string | null): string | null => (value === null ? null : dec(value).toString());
