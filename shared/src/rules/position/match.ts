import { ConditionResult, type ValueOf } from '../../enums.ts';
import { compare, dec, isDecimal, isMultipleOf, roundHalfUp, sum, type DecimalLike } from '../../numbers.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';

/** What a position asks of whoever holds it, in levels of 0 to 5 in halves (domain 8). */
export interface PositionCondition {
  itemName: string;
  /** Without it the condition fails. */
  minimum: string;
  /** From it on the condition is met in full. */
  ideal: string;
  /** What it counts beside the others; more than 0. */
  weight: string;
}
/** The level somebody has; null: nobody has said it. */
export type Level = string | null;

const { BELOW_MINIMUM, NOT_ASSESSED, BELOW_IDEAL, MET, OVERQUALIFIED } = ConditionResult;
const PERCENT = 100;
/** Percentages travel with so many places. */
const PLACES = 8;

/** Whether a text is a level: 0 to 5 in halves (decisions, "A person's level"). */
export const isLevel = (text: string): boolean =>
  isDecimal(text, 1) &&
  compare(text, LIMITS.levelMin) >= 0 &&
  compare(text, LIMITS.levelMax) <= 0 &&
  isMultipleOf(text, LIMITS.levelStep);

/** All levels, the lowest first. */
export const LEVELS: readonly string[] = Array.from(
  { length: dec(LIMITS.levelMax).minus(LIMITS.levelMin).div(LIMITS.levelStep).toNumber() + 1 },
  (_, at) => dec(LIMITS.levelStep).times(at).plus(LIMITS.levelMin).toString(),
);

/** How conditions are told apart: without regard to case and space around their names. */
const keyOf = (name: string) => name.trim().toLowerCase();

/**
 * The conditions of a position: each item once, levels in halves, a weight above 0, and ideal minus minimum strictly
 * between 0 and 3 (specification 5).
 */
export function checkConditions(conditions: readonly PositionCondition[]): RuleIssue[] {
  const seen = new Set<string>();
  return conditions.flatMap((one, at) => {
    const path = `conditions.${at}`;
    const key = keyOf(one.itemName);
    const twice = key !== '' && seen.has(key);
    seen.add(key);
    const wrong = (['minimum', 'ideal'] as const).filter((field) => !isLevel(one[field]));
    const span = wrong.length === 0 ? dec(one.ideal).minus(one.minimum) : null;
    return [
      ...(key === '' ? [issue(`${path}.itemName`, 'CONDITION_NAME_REQUIRED')] : []),
      ...(twice ? [issue(`${path}.itemName`, 'CONDITION_TWICE', { name: one.itemName.trim() })] : []),
      ...wrong.map((field) => issue(`${path}.${field}`, 'LEVEL_IN_HALVES')),
      ...(span && (span.lte(LIMITS.conditionSpanMin) || span.gte(LIMITS.conditionSpanMax))
        ? [issue(`${path}.ideal`, 'CONDITION_SPAN')]
        : []),
      ...(isDecimal(one.weight, LIMITS.decimalDigits) &&
      compare(one.weight, 0) > 0 &&
      compare(one.weight, LIMITS.weightTotal) <= 0
        ? []
        : [issue(`${path}.weight`, 'WEIGHT_OUT_OF_RANGE')]),
    ];
  });
}

type Span = Pick<PositionCondition, 'minimum' | 'ideal'>;

/** What a level comes to against a condition. */
export function resultOf({ minimum, ideal }: Span, level: Level): ValueOf<typeof ConditionResult> {
  if (level === null) return NOT_ASSESSED;
  if (compare(level, minimum) < 0) return BELOW_MINIMUM;
  if (compare(level, ideal) < 0) return BELOW_IDEAL;
  return dec(level).minus(ideal).gte(LIMITS.overqualifiedFrom) ? OVERQUALIFIED : MET;
}

/** The numerator and the denominator of how far a level meets a condition: (p - m + 1) / (d - m + 1) between m and d. */
function share({ minimum, ideal }: Span, level: Level): { part: DecimalLike; whole: DecimalLike } {
  switch (resultOf({ minimum, ideal }, level)) {
    case NOT_ASSESSED:
    case BELOW_MINIMUM:
      return { part: 0, whole: 1 };
    case BELOW_IDEAL:
      return {
        part: dec(level ?? 0)
          .minus(minimum)
          .plus(1),
        whole: dec(ideal).minus(minimum).plus(1),
      };
    default:
      return { part: 1, whole: 1 };
  }
}

/** How far a level meets a condition, 0 to 100 (domain 8); null when nobody has said the level. */
export function matchOfLevel(condition: Span, level: Level): string | null {
  if (level === null) return null;
  const { part, whole } = share(condition, level);
  return roundHalfUp(dec(part).times(PERCENT).div(dec(whole)), PLACES);
}

/**
 * How far somebody meets all conditions, 0 to 100: the weighted mean, in which a level that nobody has said counts
 * nothing. Null when none was said, and without conditions: that is no result yet.
 */
export function matchOf(conditions: readonly (Span & { weight: string; level: Level })[]): string | null {
  if (conditions.every(({ level }) => level === null)) return null;
  const weights = dec(sum(conditions.map(({ weight }) => weight)));
  const met = conditions.map((one) => {
    const { part, whole } = share(one, one.level);
    return dec(one.weight).times(dec(part)).div(dec(whole));
  });
  return roundHalfUp(dec(sum(met)).times(PERCENT).div(weights), PLACES);
}

/** How much a level lacks to the ideal; "0" from there on, null when nobody has said it. */
export const gapOf = ({ ideal }: Span, level: Level): string | null =>
  level === null ? null : compare(level, ideal) >= 0 ? '0' : dec(ideal).minus(level).toString();

/** What fails first, then what was not said, then what lacks most; the rest in the order of the position. */
export function byGap<T extends Span & { level: Level }>(conditions: readonly T[]): T[] {
  const order = (one: T) => Math.min(resultOf(one, one.level), MET);
  return conditions
    .map((one, at) => ({ one, at }))
    .sort(
      (a, b) =>
        order(a.one) - order(b.one) ||
        compare(gapOf(b.one, b.one.level) ?? 0, gapOf(a.one, a.one.level) ?? 0) ||
        a.at - b.at,
    )
    .map(({ one }) => one);
}
