import Big from 'big.js';
import { LIMITS } from './rules/limits.ts';

/**
 * Decimals of scores, weights and money (specification 9, "Rounding"): strings at every edge, big.js inside, never a
 * binary float. Runs in the browser and on the server.
 */

/** What the functions here take: a plain decimal string, an integer, or a Big. */
export type DecimalLike = string | number | Big;

/** A constructor of our own, so that nobody else's settings reach it: 40 places in divisions, never an exponent. */
const Decimal = Big();
Decimal.DP = 40;
Decimal.RM = 1;
Decimal.NE = -1_000_000;
Decimal.PE = 1_000_000;

const HALF_UP = 1;
const DOWN = 0;

/** The Big to calculate with; throws on text that is no number. */
export function dec(value: DecimalLike): Big {
  return new Decimal(value);
}

/** Rounds half up (a 5 goes away from zero) and answers the shortest plain string; throws RangeError outside 0 to 20 digits (specification 9). */
export function roundHalfUp(value: DecimalLike, digits: number = LIMITS.decimalDigits): string {
  if (!Number.isInteger(digits) || digits < 0 || digits > LIMITS.roundDigitsMax) {
    throw new RangeError(`digits must be an integer from 0 to ${LIMITS.roundDigitsMax}, not ${digits}`);
  }
  return dec(value).round(digits, HALF_UP).toString();
}

/** Rounds half up and pads with zeros to exactly `digits` places, for columns of figures and money: "12.50". */
export function padded(value: DecimalLike, digits: number): string {
  const [whole = '0', fraction = ''] = roundHalfUp(value, digits).split('.');
  return digits === 0 ? whole : `${whole}.${fraction.padEnd(digits, '0')}`;
}

/** The exact sum; "0" for nothing. */
export function sum(values: readonly DecimalLike[]): string {
  return values.reduce<Big>((total, value) => total.plus(dec(value)), dec(0)).toString();
}

/** Orders by size: -1, 0 or 1 ("1.50" equals "1.5"). */
export function compare(a: DecimalLike, b: DecimalLike): -1 | 0 | 1 {
  return dec(a).cmp(dec(b));
}

/** Whether a text is a decimal as it travels (domain.md, "Wire formats"): no exponent, no blanks, at most `whole` (14) digits before and `scale` (8) places after the point. */
export function isDecimal(text: string | null | undefined, scale = 8, whole = 14): text is string {
  const match = /^-?(\d{1,14})(?:\.(\d{1,8}))?$/.exec(text ?? '');
  return match !== null && (match[1] ?? '').length <= whole && (match[2] ?? '').length <= scale;
}

/** Whether `value` is a whole number of times `granularity` (specification 5); false for a granularity of 0 or less. */
export function isMultipleOf(value: DecimalLike, granularity: DecimalLike): boolean {
  const step = dec(granularity);
  return step.gt(0) && dec(value).mod(step).eq(0);
}

/** Whole units by largest remainder: every share gets its exact part rounded down, the rest go by the largest remainders, ties by order. */
function apportion(total: Big, shares: readonly DecimalLike[]): Big[] {
  const weights = shares.map(dec);
  if (weights.some((weight) => weight.lt(0))) throw new RangeError('a share is negative');
  const whole = dec(sum(weights));
  if (whole.eq(0)) {
    if (total.eq(0)) return weights.map(() => dec(0));
    throw new RangeError('nothing to share by: the shares sum to 0');
  }
  const sign = total.lt(0) ? -1 : 1;
  const size = total.abs();
  const parts = weights.map((weight) => {
    const exact = size.times(weight);
    // The quotient is cut at 40 places. One that was rounded up to a whole number lacks so little of it that no other
    // part comes before it: it has its next unit already.
    const floor = exact.div(whole).round(0, DOWN);
    return { floor, remainder: exact.minus(floor.times(whole)) };
  });
  let left = size.minus(dec(sum(parts.map((part) => part.floor))));
  for (const part of [...parts].sort((a, b) => b.remainder.cmp(a.remainder))) {
    if (left.lte(0)) break;
    part.floor = part.floor.plus(1);
    left = left.minus(1);
  }
  return parts.map((part) => part.floor.times(sign));
}

/** Splits whole heads or cents so that they add up to `total` (design 4); throws RangeError where nothing can be shared by. */
export function largestRemainder(total: number, shares: readonly string[]): number[] {
  if (!Number.isSafeInteger(total)) throw new RangeError('total must be a whole number');
  return apportion(dec(total), shares).map((part) => Number(part.toString()));
}

/** Splits an amount of money to the cent so that the parts add up to it; amounts have exactly two places. */
export function apportionCents(total: string, weights: readonly string[]): string[] {
  const cents = dec(total).times(100);
  if (!cents.mod(1).eq(0)) throw new RangeError('an amount has at most two places');
  return apportion(cents, weights).map((part) => padded(part.div(100), 2));
}
