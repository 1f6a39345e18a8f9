import { dec, roundHalfUp } from '../../numbers.ts';

/** The signs in which a score passport shows its arithmetic; no words, so the same in both languages. */

const figure = (value: string): string => roundHalfUp(value, 4);
const signed = (value: string): string => (dec(value).lt(0) ? `(${figure(value)})` : figure(value));

/** A ratio as people read it: "0.8333" is "83.33%". */
export function percentage(value: string): string {
  return `${roundHalfUp(dec(value).times(100), 2)}%`;
}

/** "92.5", as somebody gave it; empty when nobody did. */
export const givenFormula = (score: string | null): string => (score === null ? '' : figure(score));

/** "60% × 92 + 40% × 85", or "(60 × 92 + 20 × 85) ÷ 80" where a part is missing; empty when nothing is there. */
export function meanFormula(parts: readonly { value: string | null; weight?: string }[]): string {
  const present = parts.flatMap(({ value, weight }) =>
    value === null || weight === undefined ? [] : [{ value, weight }],
  );
  const total = present.reduce((all, { weight }) => all.plus(weight), dec(0));
  if (total.eq(0)) return '';
  if (total.eq(100)) return present.map(({ value, weight }) => `${figure(weight)}% × ${signed(value)}`).join(' + ');
  return `(${present.map(({ value, weight }) => `${figure(weight)} × ${signed(value)}`).join(' + ')}) ÷ ${figure(total.toString())}`;
}

/** "(95 − 80) ÷ (100 − 80)"; empty when a value is missing. */
export function achievementFormula(start: string | null, target: string | null, achieved: string | null): string {
  if (start === null || target === null || achieved === null) return '';
  return `(${figure(achieved)} − ${signed(start)}) ÷ (${figure(target)} − ${signed(start)})`;
}

/** "100 × 75%", or "100 × min(150%, 120%)" where floor or cap takes hold. */
export function scoreFormula(fullScore: string, achievement: string, floor: string, cap: string): string {
  const reached = percentage(achievement);
  if (dec(achievement).lt(floor)) return `${figure(fullScore)} × max(${reached}, ${percentage(floor)})`;
  if (dec(achievement).gt(cap)) return `${figure(fullScore)} × min(${reached}, ${percentage(cap)})`;
  return `${figure(fullScore)} × ${reached}`;
}

/** "87.35 ∈ [80, 90)"; the top band is closed, and open upwards for a score beyond it. */
export function bandFormula(
  score: string,
  band: { low: string; high: string },
  bands: readonly { low: string }[],
): string {
  const isTop = bands.every((other) => dec(other.low).lte(band.low));
  if (isTop && dec(score).gt(band.high)) return `${score} > ${figure(band.high)}`;
  return `${score} ∈ [${figure(band.low)}, ${figure(band.high)}${isTop ? ']' : ')'}`;
}

/** "4.2 ≈ 4 = A": the points nearest to the mean, and whose they are. */
export const pointsFormula = (mean: string, { name, points }: { name: string; points?: string | null }): string =>
  `${mean} ≈ ${figure(points ?? '0')} = ${name}`;
