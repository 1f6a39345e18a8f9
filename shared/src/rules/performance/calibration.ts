import { compare, dec } from '../../numbers.ts';
import type { AssessmentRuleType, ValueOf } from '../../enums.ts';
import { levelOf } from './rule.ts';
import { isScoredByLevel, type GradedLevel } from './level-scoring.ts';

/** Score and level in calibration (domain.md 3): whichever of them is set, they agree. */

export interface CalibrationRule {
  /** By numbers unless told. */
  ruleType?: ValueOf<typeof AssessmentRuleType>;
  levels: readonly GradedLevel[];
  granularity: string;
}
/** Score and level as they count; null where there is none. */
export interface Result {
  score: string | null;
  level: string | null;
}
export interface Adjustment {
  score?: string | null | undefined;
  levelName?: string | null | undefined;
}

/** The level a score stands on; null without levels. */
export const levelNameOf = (rule: Pick<CalibrationRule, 'levels'>, score: string): string | null =>
  levelOf(rule.levels, score)?.name ?? null;

/**
 * The score that a chosen level means: the one nearest to the present score that stands on the level and can be typed.
 * Null without a score, or for a level that the rule does not have.
 */
export function scoreOnLevel(rule: CalibrationRule, levelName: string, score: string | null): string | null {
  const level = rule.levels.find((one) => one.name === levelName);
  if (level === undefined || score === null) return null;
  if (levelNameOf(rule, score) === levelName) return score;
  const least = multiple(level.low, rule.granularity, 'up');
  const step = dec(rule.granularity);
  const below = multiple(level.high, rule.granularity, 'down');
  const most = compare(below, level.high) < 0 ? below : dec(below).minus(step).toString();
  const nearest = compare(score, level.low) < 0 ? least : most;
  // A band narrower than the step between scores has none that can be typed; its lower edge is on it all the same.
  return levelNameOf(rule, nearest) === levelName ? nearest : level.low;
}

/** The result after an adjustment: a score brings its level, a level alone the nearest score of its own. */
export function calibrated(rule: CalibrationRule, before: Result, { score, levelName }: Adjustment): Result {
  if (isGiven(score)) {
    const plain = dec(score).toString();
    return { score: plain, level: levelNameOf(rule, plain) };
  }
  if (!isGiven(levelName)) return before;
  // A level rule has no score: what the level counts is what its points say.
  if (isScoredByLevel(rule)) {
    const points = rule.levels.find((one) => one.name === levelName)?.points ?? null;
    return { score: before.level === levelName ? before.score : points, level: levelName };
  }
  return { score: scoreOnLevel(rule, levelName, before.score), level: levelName };
}

/** Whether score and level of an adjustment contradict each other. */
export const contradicts = (rule: CalibrationRule, { score, levelName }: Adjustment): boolean =>
  isGiven(score) && isGiven(levelName) && levelNameOf(rule, score) !== levelName;

export const isGiven = (value: string | null | undefined): value is string =>
  value !== null && value !== undefined && value !== '';

function multiple(value: string, step: string, way: 'up' | 'down'): string {
  const count = dec(value)
    .div(step)
    .round(0, way === 'up' ? 3 : 0);
  return count.times(step).toString();
}
