import type Big from 'big.js';
import { dec, isDecimal, isMultipleOf, roundHalfUp } from '../../numbers.ts';
import { issue, type RuleIssue } from '../issue.ts';

/**
 * The arithmetic from indicators to a person's score (domain.md 3, "Calculations"). Between the steps values keep 20
 * places; rounding for people happens once, at the end. `passport.ts` shows the same steps.
 */

const UNROUNDED_DIGITS = 20;
/** A quotient is cut after 20 places; rounding to 12 first heals the cut, so that an exact half still goes up. */
const HEALED_DIGITS = 12;

/** A score with its weight; null where nobody scored, which takes the weight out of the mean. */
export interface WeightedScore {
  weight: string;
  score: string | null;
}

export type ScoreSource = 'self' | 'boss' | 'partner' | 'department' | 'hr' | 'import' | 'import360';
export const SCORE_SOURCES: readonly ScoreSource[] = [
  'self',
  'boss',
  'partner',
  'department',
  'hr',
  'import',
  'import360',
];
export interface SourceScore {
  /** Percent this source counts in the plan. */
  ratio: string;
  score: string | null;
}

function unrounded(value: Big): string {
  return roundHalfUp(value, UNROUNDED_DIGITS);
}

/** An unrounded value without the trace of a cut quotient: 33.49999999999999999967 is 33.5. */
export function healed(value: string): string {
  return roundHalfUp(value, HEALED_DIGITS);
}

/** What people see of an unrounded value: half up with the digits of the plan, once, at the end (domain.md 3). */
export function roundScore(value: string, digits: number): string {
  return roundHalfUp(healed(value), digits);
}

/** How much of the way from start to target was gone, 1 = all of it; null while a value is missing or start equals target (domain.md 3). */
export function achievement(
  start: string | null | undefined,
  target: string | null | undefined,
  achieved: string | null | undefined,
): string | null {
  if (!isDecimal(start) || !isDecimal(target) || !isDecimal(achieved)) return null;
  const way = dec(target).minus(start);
  return way.eq(0) ? null : unrounded(dec(achieved).minus(start).div(way));
}

export interface FormulaInput {
  fullScore: string;
  achievement: string | null;
  /** Least and greatest achievement that counts, 1 = 100 %. */
  floor: string;
  cap: string;
}

/** Full score times the achievement held between floor and cap; null without an achievement (domain.md 3). */
export function formulaScore(input: FormulaInput): string | null {
  if (input.achievement === null) return null;
  const floored = dec(input.achievement).lt(input.floor) ? input.floor : input.achievement;
  const counted = dec(floored).gt(input.cap) ? input.cap : floored;
  return unrounded(dec(input.fullScore).times(counted));
}

export interface ScoreRange {
  granularity: string;
  low: string;
  high: string;
  /** The company allows whole scores only (specification 6, custom behaviours). */
  integerOnly?: boolean;
  /** Path of the score in the form; `score` unless told. */
  field?: string;
}

/** Whether a typed score is in the range of the rule and a multiple of its granularity (specification 5). */
export function checkScore(score: string | null | undefined, range: ScoreRange): RuleIssue[] {
  const field = range.field ?? 'score';
  if (score === null || score === undefined || score.trim() === '') return [issue(field, 'SCORE_REQUIRED')];
  if (!isDecimal(score)) return [issue(field, 'NUMBER_INVALID')];
  const issues: RuleIssue[] = [];
  if (dec(score).lt(range.low) || dec(score).gt(range.high)) {
    issues.push(issue(field, 'SCORE_OUT_OF_RANGE', { low: range.low, high: range.high }));
  }
  if (range.integerOnly === true && !isMultipleOf(score, '1')) issues.push(issue(field, 'SCORE_NOT_WHOLE'));
  else if (!isMultipleOf(score, range.granularity)) {
    issues.push(issue(field, 'SCORE_NOT_A_MULTIPLE', { granularity: range.granularity }));
  }
  return issues;
}

function weightedMean(items: readonly WeightedScore[]): string | null {
  let total = dec(0);
  let weights = dec(0);
  for (const { weight, score } of items) {
    if (score === null) continue;
    total = total.plus(dec(weight).times(score));
    weights = weights.plus(weight);
  }
  return weights.gt(0) ? unrounded(total.div(weights)) : null;
}

/** Weighted mean of the indicators of a module; what nobody scored takes its weight along, null when nothing is left (domain.md 3). */
export function moduleScore(items: readonly WeightedScore[]): string | null {
  return weightedMean(items);
}

/** One score from several sources by their ratios, renormalised over those present (domain.md 3); null when none is. */
export function composeSources(sources: Partial<Record<ScoreSource, SourceScore>>): string | null {
  return weightedMean(
    SCORE_SOURCES.flatMap((source) => {
      const one = sources[source];
      return one === undefined ? [] : [{ weight: one.ratio, score: one.score }];
    }),
  );
}

/** A person's unrounded score: weighted mean of the modules that apply (domain.md 3); null when none is scored. */
export function personScore(modules: readonly WeightedScore[]): string | null {
  return weightedMean(modules);
}
