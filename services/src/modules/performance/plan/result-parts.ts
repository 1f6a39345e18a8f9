import { sql } from 'drizzle-orm';
import { ScorerRole } from '@hengcai/shared/enums';
import { isScoredByLevel, levelOfPoints } from '@hengcai/shared/rules/performance/level-scoring';
import { roundScore } from '@hengcai/shared/rules/performance/scoring';
import type { Ctx } from '../../../kit/context.ts';
import { shownResult, type ShownIn } from './participant-list.ts';
import { inSheet } from '../assessment/score-sheets.ts';
import type { assessmentInfo, assessmentPlan } from '../tables.ts';
import { scoreSheet } from '../tables-form.ts';

/** What the sheets of the person and the superior came to, unrounded, as columns beside an appraisal; null until submitted. */
export const SHEET_TOTALS = {
  selfScore: inSheet<string>(ScorerRole.SELF, sql`${scoreSheet.totalRaw}`),
  bossScore: inSheet<string>(ScorerRole.BOSS, sql`${scoreSheet.totalRaw}`),
};

interface Totals {
  selfScore: string | null;
  bossScore: string | null;
}

/**
 * What a result is made of as the caller may see it, rounded to the plan's places: the sheets of the person and the
 * superior, what was composed of them and what calibration made of it. Sheets of levels have levels and no score.
 */
export function resultParts(
  ctx: Pick<Ctx, 'session'>,
  plan: ShownIn & Pick<typeof assessmentPlan.$inferSelect, 'digits'>,
  info: typeof assessmentInfo.$inferSelect,
  totals: Totals,
) {
  const result = shownResult(ctx, plan, info);
  const rounded = (value: string | null) => (value === null ? null : roundScore(value, plan.digits));
  const byLevel = plan.ruleSnapshot !== null && isScoredByLevel(plan.ruleSnapshot);
  // The total of a sheet of levels is a mean of points.
  const levelOf = (value: string | null) =>
    byLevel && value !== null
      ? (levelOfPoints(plan.ruleSnapshot?.levels ?? [], roundScore(value, plan.digits))?.name ?? null)
      : null;
  const scoreOf = (value: string | null) => (byLevel ? null : rounded(value));
  const boss = result.shown ? totals.bossScore : null;
  return {
    selfScore: scoreOf(totals.selfScore),
    selfLevelName: levelOf(totals.selfScore),
    bossScore: scoreOf(boss),
    bossLevelName: levelOf(boss),
    rawScore: rounded(result.rawScore),
    rawLevelName: result.rawLevel,
    score: rounded(result.score),
    levelName: result.level,
  };
}
