import { AssessmentRuleType, ScoreInput, type ValueOf } from '../../enums.ts';
import { compare, dec } from '../../numbers.ts';
import { levelOf } from './rule.ts';
import { healed } from './scoring.ts';

/** Rules that are scored by levels (domain.md 3): sheets take levels, averages use the levels’ points. */

/** A level as scoring looks at it. */
export interface GradedLevel {
  name: string;
  low: string;
  high: string;
  /** What it counts in averages; nothing where rules are scored by numbers. */
  points?: string | null;
}

/** What a rule is for, and what of it is typed; copies of rules from earlier releases say nothing about that. */
interface InputSetting {
  ruleType?: ValueOf<typeof AssessmentRuleType>;
  scoredBy?: ValueOf<typeof ScoreInput> | undefined;
}

/** Whether sheets take levels in place of numbers. */
export const isScoredByLevel = ({ ruleType, scoredBy }: InputSetting): boolean =>
  ruleType === AssessmentRuleType.LEVEL ||
  (ruleType === AssessmentRuleType.SCORE_AND_LEVEL && scoredBy === ScoreInput.LEVEL);

/** The level of an indicator: the chosen one, else the one its score stands on, which a formula gave; null without either. */
export function gradeOf<L extends GradedLevel>(
  levels: readonly L[],
  { levelName, score }: { levelName: string | null; score: string | null },
): L | null {
  const chosen = levels.find((level) => level.name === levelName);
  return chosen ?? (score === null ? null : levelOf(levels, healed(score)));
}

/** The level that a mean of points stands for: the nearest by points, of two equally near ones the better. */
export function levelOfPoints<L extends GradedLevel>(levels: readonly L[], points: string): L | null {
  const away = (level: L) =>
    dec(level.points ?? '0')
      .minus(points)
      .abs();
  return levels.reduce<L | null>((best, level) => {
    if (best === null) return level;
    const nearer = away(level).cmp(away(best));
    return nearer < 0 || (nearer === 0 && isBetter(level, best)) ? level : best;
  }, null);
}

/** More points are better; of equal ones, the higher range. */
const isBetter = (level: GradedLevel, than: GradedLevel): boolean =>
  (compare(level.points ?? '0', than.points ?? '0') || compare(level.low, than.low)) > 0;
