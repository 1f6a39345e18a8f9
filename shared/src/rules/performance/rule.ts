import { ForceCheck, ForceScope, AssessmentRuleType, ScoreInput, type ValueOf } from '../../enums.ts';
import { compare, dec, isDecimal, isMultipleOf, sum } from '../../numbers.ts';
import { isMember, issue, type RuleIssue } from '../issue.ts';
import { LIMITS, RULE_LEVELS_MAX } from '../limits.ts';
import { isScoredByLevel } from './level-scoring.ts';
import { lengthOf } from '../text.ts';

/** One grade of a rule; scores are in [low, high), the top one closed (domain.md 3). */
export interface RuleLevelInput {
  name: string;
  low: string;
  high: string;
  /** Percent of the people; all levels sum to 100. */
  proportion: string;
  /** What the level counts in averages. */
  points: string | null;
}

export interface AssessmentRuleInput {
  name: string;
  type: ValueOf<typeof AssessmentRuleType>;
  granularity: string;
  /** Lowest score of the rule; only 0 is allowed. */
  lowest?: string;
  fullScore: string;
  /** In any order; the screens show the best one first. */
  levels: readonly RuleLevelInput[];
  forceCheck: ValueOf<typeof ForceCheck>;
  forceScope: ValueOf<typeof ForceScope>;
  minGroupSize: number;
  /** What is typed into sheets; numbers unless told. */
  scoredBy?: ValueOf<typeof ScoreInput>;
  /** Scores are whole numbers, and so are the steps between them. */
  wholeScores?: boolean;
}

/** Scores and proportions are numeric(12,4) (domain.md, "Wire formats"). */
function isScoreNumber(text: string): boolean {
  return isDecimal(text, LIMITS.decimalDigits, 8);
}

function isPositive(text: string): boolean {
  return isScoreNumber(text) && compare(text, 0) > 0;
}

function isNotNegative(text: string): boolean {
  return isScoreNumber(text) && compare(text, 0) >= 0;
}

function checkNames(levels: readonly RuleLevelInput[]): RuleIssue[] {
  const seen = new Set<string>();
  return levels.flatMap((level, i) => {
    const field = `levels.${i}.name`;
    const name = level.name.trim();
    if (name === '') return [issue(field, 'LEVEL_NAME_REQUIRED')];
    if (lengthOf(name) > LIMITS.gradeName) return [issue(field, 'TEXT_TOO_LONG', { max: LIMITS.gradeName })];
    const key = name.toLowerCase();
    if (seen.has(key)) return [issue(field, 'LEVEL_NAME_DUPLICATE', { name })];
    seen.add(key);
    return [];
  });
}

function checkNumbers(levels: readonly RuleLevelInput[]): RuleIssue[] {
  return levels.flatMap((level, i) => {
    const issues: RuleIssue[] = [];
    for (const key of ['low', 'high', 'proportion'] as const) {
      if (!isNotNegative(level[key])) issues.push(issue(`levels.${i}.${key}`, 'NUMBER_INVALID'));
    }
    if (level.points === null || level.points.trim() === '')
      issues.push(issue(`levels.${i}.points`, 'LEVEL_POINTS_REQUIRED'));
    else if (!isNotNegative(level.points)) issues.push(issue(`levels.${i}.points`, 'NUMBER_INVALID'));
    return issues;
  });
}

/** Ranges from the lowest up, each with its place in the input; the caller made sure that all are numbers. */
function checkRanges(levels: readonly RuleLevelInput[], fullScore: string): RuleIssue[] {
  const issues: RuleIssue[] = [];
  const upwards = levels
    .map((level, index) => ({ ...level, index }))
    .sort((a, b) => compare(a.low, b.low) || compare(a.high, b.high));
  upwards.forEach((level, i) => {
    const below = upwards[i - 1];
    if (compare(level.low, level.high) >= 0)
      issues.push(issue(`levels.${level.index}.low`, 'LEVEL_LOW_NOT_BELOW_HIGH'));
    if (below !== undefined && compare(below.high, level.low) !== 0) {
      issues.push(
        issue(`levels.${level.index}.low`, 'LEVELS_NOT_CONTIGUOUS', { expected: below.high, below: below.name.trim() }),
      );
    }
  });
  const bottom = upwards[0];
  const top = upwards.at(-1);
  if (bottom !== undefined && compare(bottom.low, 0) !== 0)
    issues.push(issue(`levels.${bottom.index}.low`, 'LEVELS_LOWEST_NOT_ZERO'));
  if (top !== undefined && isPositive(fullScore) && compare(top.high, fullScore) !== 0) {
    issues.push(issue(`levels.${top.index}.high`, 'LEVELS_TOP_NOT_FULL', { fullScore }));
  }
  return issues;
}

function checkLevels(levels: readonly RuleLevelInput[], fullScore: string): RuleIssue[] {
  const issues = checkNames(levels);
  const numbers = checkNumbers(levels);
  const broken = (key: string) => numbers.some((one) => one.field.endsWith(`.${key}`));
  issues.push(...numbers);
  if (!broken('low') && !broken('high')) issues.push(...checkRanges(levels, fullScore));
  if (!broken('proportion')) {
    const total = sum(levels.map((level) => level.proportion));
    if (compare(total, LIMITS.weightTotal) !== 0)
      issues.push(issue('levels', 'LEVEL_PROPORTIONS_NOT_100', { sum: total }));
  }
  return issues;
}

/** Where sheets take levels, a mean of points has to mean one of them: the better a level, the more points. */
function checkPoints(levels: readonly RuleLevelInput[]): RuleIssue[] {
  if (checkNumbers(levels).length > 0) return [];
  const upwards = levels.map((level, index) => ({ ...level, index })).sort((a, b) => compare(a.low, b.low));
  return upwards.flatMap((level, i) => {
    const below = upwards[i - 1];
    return below !== undefined && compare(level.points ?? '0', below.points ?? '0') <= 0
      ? [issue(`levels.${level.index}.points`, 'LEVEL_POINTS_ORDER', { below: below.name.trim() })]
      : [];
  });
}

/** Whether an assessment rule is sound (specification 5, "Rule levels" and "Score granularity"); a score-only rule without forced distribution may have no levels. */
export function checkAssessmentRule(rule: AssessmentRuleInput): RuleIssue[] {
  const issues: RuleIssue[] = [];
  const name = rule.name.trim();
  if (name === '') issues.push(issue('name', 'RULE_NAME_REQUIRED'));
  else if (lengthOf(name) > LIMITS.ruleName) issues.push(issue('name', 'TEXT_TOO_LONG', { max: LIMITS.ruleName }));
  if (!isMember(AssessmentRuleType, rule.type)) issues.push(issue('type', 'CHOICE_INVALID'));
  if (!isMember(ForceCheck, rule.forceCheck)) issues.push(issue('forceCheck', 'CHOICE_INVALID'));
  if (!isMember(ForceScope, rule.forceScope)) issues.push(issue('forceScope', 'CHOICE_INVALID'));
  // Levels have no steps between them.
  if (rule.type !== AssessmentRuleType.LEVEL && !isPositive(rule.granularity))
    issues.push(issue('granularity', 'GRANULARITY_NOT_POSITIVE'));
  else if (rule.type !== AssessmentRuleType.LEVEL && rule.wholeScores === true && !isMultipleOf(rule.granularity, '1'))
    issues.push(issue('granularity', 'GRANULARITY_NOT_WHOLE'));
  if (!isPositive(rule.fullScore)) issues.push(issue('fullScore', 'FULL_SCORE_NOT_POSITIVE'));
  if (rule.lowest !== undefined && (!isDecimal(rule.lowest) || compare(rule.lowest, 0) !== 0)) {
    issues.push(issue('lowest', 'LEVELS_LOWEST_NOT_ZERO'));
  }
  if (!Number.isInteger(rule.minGroupSize) || rule.minGroupSize < 1)
    issues.push(issue('minGroupSize', 'MIN_GROUP_SIZE_INVALID'));
  const mayLackLevels = rule.type === AssessmentRuleType.SCORE && rule.forceCheck === ForceCheck.OFF;
  if (rule.levels.length > RULE_LEVELS_MAX || (rule.levels.length === 0 && !mayLackLevels)) {
    issues.push(issue('levels', 'RULE_LEVELS_COUNT', { min: LIMITS.ruleLevelsMin, max: RULE_LEVELS_MAX }));
  }
  if (rule.levels.length > 0) issues.push(...checkLevels(rule.levels, rule.fullScore));
  if (isScoredByLevel({ ruleType: rule.type, scoredBy: rule.scoredBy })) issues.push(...checkPoints(rule.levels));
  return issues;
}

/** Whether what is typed into the sheets of a rule fits what the rule is for (specification 3: score, level or both). */
export function checkScoreInput({ type, scoredBy }: Pick<AssessmentRuleInput, 'type' | 'scoredBy'>): RuleIssue[] {
  if (type === AssessmentRuleType.SCORE && scoredBy === ScoreInput.LEVEL)
    return [issue('scoredBy', 'SCORE_RULE_BY_NUMBER')];
  if (type === AssessmentRuleType.LEVEL && scoredBy === ScoreInput.NUMBER)
    return [issue('scoredBy', 'LEVEL_RULE_BY_LEVEL')];
  return [];
}

/** Whether every score of the rule is a whole number; levels have no numbers that could be another. */
export const isWholeNumberRule = ({ ruleType, granularity }: { ruleType: number; granularity: string }): boolean =>
  ruleType === AssessmentRuleType.LEVEL || isMultipleOf(granularity, '1');

/** The level of a score: [low, high), the top one closed and also for scores above it, which a formula with a cap over 1 gives (domain.md 3); null below 0 or without levels. */
export function levelOf<T extends { low: string; high: string }>(levels: readonly T[], score: string): T | null {
  const downwards = [...levels].sort((a, b) => compare(b.low, a.low));
  return downwards.find((level) => dec(score).gte(dec(level.low))) ?? null;
}
