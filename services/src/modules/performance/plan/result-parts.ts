import { asc, sql, type SQL } from 'drizzle-orm';
import { ScorerRole } from '@hengcai/shared/enums';
import { isScoredByLevel, levelOfPoints } from '@hengcai/shared/rules/performance/level-scoring';
import { roundScore } from '@hengcai/shared/rules/performance/scoring';
import type { Ctx } from '../../../kit/context.ts';
import { shownResult, type ShownIn } from './participant-list.ts';
import { assessmentInfo, type assessmentPlan } from '../tables.ts';
import { scoreSheet } from '../tables-form.ts';

const sheetTotal = (role: number): SQL<string | null> => sql`(select ${scoreSheet.totalRaw} from ${scoreSheet}
  where ${scoreSheet.companyId} = ${assessmentInfo.companyId} and ${scoreSheet.assessmentId} = ${assessmentInfo.id}
    and ${scoreSheet.scorerRole} = ${role} and ${scoreSheet.submittedAt} is not null order by ${asc(scoreSheet.id)} limit 1)`;

/** What the person and the superior submitted, as columns beside an appraisal. */
export const SHEET_TOTALS = { selfScore: sheetTotal(ScorerRole.SELF), bossScore: sheetTotal(ScorerRole.BOSS) };

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
