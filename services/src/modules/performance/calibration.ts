import { and, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { CalibrationEntry, performancecheck } from '@hengcai/shared/contract/performance-check';
import { CalibrationSource, PageRight, RuleType } from '@hengcai/shared/enums';
import { compare, dec } from '@hengcai/shared/numbers';
import { levelOf } from '@hengcai/shared/rules/assessment-rule';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { checkScore } from '@hengcai/shared/rules/scoring';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { demandAction } from './actions.ts';
import {
  auditAppraisal,
  demandVersion,
  managesPlans,
  openAppraisal,
  saved,
  updateInfo,
  visibleSubject,
} from './assessment.ts';
import { activeIn } from './participants.ts';
import { assessmentInfo, type RuleSnapshot } from './tables.ts';
import { calibration } from './tables-form.ts';
import { withinReach } from './waiting.ts';

type Endpoints = (typeof performancecheck)['endpoints'];
type AdjustInput = Omit<z.output<Endpoints['saveadjust']['body']>, 'clientMutationId'>;
type EntryPage = z.output<Endpoints['listadjusthistory']['data']>;

/** Whose results the caller calibrates: managers those of the people they score, HR those of everybody visible; nobody the own one. */
export function calibratable(ctx: Ctx): SQL | undefined {
  const me = ctx.session.empId;
  return and(
    me === null ? undefined : ne(assessmentInfo.empId, me),
    withinReach(ctx),
    or(
      me === null ? sql`false` : eq(assessmentInfo.bossEmpId, me),
      managesPlans(ctx, PageRight.EDIT) ? visibleSubject(ctx) : undefined,
    ),
  );
}

/** Score and level as they count now: the calibrated ones where there are any. */
export interface Result {
  score: string | null;
  level: string | null;
}

/**
 * Changes a result. A new score brings its level unless another is chosen; a level alone leaves the score as it is. The
 * history keeps what stood before and is never changed itself.
 */
export async function adjust(
  ctx: Ctx,
  { score, levelName, comment, version, ...person }: AdjustInput,
): Promise<{ id: string; version: number }> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  const { info, rule } = appraisal;
  demandAction(appraisal, 'calibrate');
  demandVersion(info, version);
  const before: Result = {
    score: info.calibratedScore ?? info.composed,
    level: info.calibratedLevel ?? info.levelName,
  };
  const issues = checkAdjustment(rule, { score, levelName, comment });
  if (issues.length > 0) throw refused(issues);
  const after = adjusted(rule, before, { score, levelName });
  if (isSame(before, after)) throw refused({ field: 'score', code: 'ADJUST_NOTHING' });
  await ctx.tx.insert(calibration).values({
    companyId: ctx.session.companyId,
    id: ctx.newId(),
    planId: info.planId,
    assessmentId: info.id,
    scoreBefore: before.score,
    scoreAfter: after.score,
    levelBefore: before.level,
    levelAfter: after.level,
    comment,
    byEmpId: ctx.session.empId,
    at: appraisal.at,
    source: CalibrationSource.UI,
  });
  await auditAppraisal(ctx, 'calibrated', appraisal, { before: { ...before }, after: { ...after, comment } });
  return saved(await updateInfo(ctx, appraisal, { calibratedScore: after.score, calibratedLevel: after.level }));
}

interface Adjustment {
  score?: string | null | undefined;
  levelName?: string | null | undefined;
}

/** What is wrong with an adjustment (specification 5: range, granularity; the levels of the rule). */
export function checkAdjustment(
  rule: RuleSnapshot,
  { score, levelName, comment }: Adjustment & { comment: string },
): RuleIssue[] {
  const issues: RuleIssue[] = [];
  if (comment === '') issues.push(issue('comment', 'REASON_REQUIRED'));
  if (isGiven(score)) {
    if (rule.ruleType === RuleType.LEVEL) issues.push(issue('score', 'LEVEL_ONLY'));
    else issues.push(...checkScore(score, { low: '0', high: rule.fullScore, granularity: rule.granularity }));
  }
  if (isGiven(levelName) && !rule.levels.some((level) => level.name === levelName))
    issues.push(issue('levelName', 'CHOICE_INVALID'));
  if (!isGiven(score) && !isGiven(levelName)) issues.push(issue('score', 'ADJUST_NOTHING'));
  return issues;
}

/** The result after an adjustment. */
export function adjusted(rule: Pick<RuleSnapshot, 'levels'>, before: Result, { score, levelName }: Adjustment): Result {
  if (!isGiven(score)) return { score: before.score, level: levelName ?? before.level };
  const plain = dec(score).toString();
  return { score: plain, level: isGiven(levelName) ? levelName : (levelOf(rule.levels, plain)?.name ?? null) };
}

const isGiven = (value: string | null | undefined): value is string =>
  value !== null && value !== undefined && value !== '';

function isSame(before: Result, after: Result): boolean {
  const sameScore =
    before.score === null || after.score === null
      ? before.score === after.score
      : compare(before.score, after.score) === 0;
  return sameScore && before.level === after.level;
}

/** The history of a plan, or of one person in it, as far as the caller calibrates those people; newest first. */
export async function adjustHistory(
  ctx: Ctx,
  {
    planCode,
    empId,
    pageNo,
    pageSize,
  }: { planCode: string; empId?: string | undefined; pageNo: number; pageSize: number },
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
  const rows = await ctx.tx
    .select({ entry: calibration, empId: assessmentInfo.empId })
    .from(calibration)
    .innerJoin(
      assessmentInfo,
      and(eq(assessmentInfo.companyId, calibration.companyId), eq(assessmentInfo.id, calibration.assessmentId)),
    )
    .where(where)
    .orderBy(desc(calibration.at), desc(calibration.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const items = rows.map(({ entry, empId: whose }): z.output<typeof CalibrationEntry> => ({
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
  return { items, total: await ctx.tx.$count(calibration, where), pageNo, pageSize };
}

const plainOrNull = (value: string | null): string | null => (value === null ? null : dec(value).toString());
