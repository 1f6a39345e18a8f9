import { addDays } from '@hengcai/shared/rules/dates';

const MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How many days lie between two days. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / MS);

/** A day that is not outside of two. */
export const within = (day: string, first: string, last: string): string =>
  day < first ? first : day > last ? last : day;

/** The years that begin between two days, each with its share of the way; at most so many, evenly. */
export function yearsBetween(first: string, last: string, most = 12): { year: string; share: number }[] {
  const all = daysBetween(first, last);
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  if (all <= 0) return [];
  const step = Math.max(1, Math.ceil((to - from) / most));
  const years: { year: string; share: number }[] = [];
  for (let year = from + 1; year <= to; year += step) {
    const share = daysBetween(first, `${year}-01-01`) / all;
    // At an edge the number would be cut.
    if (share >= 0.06 && share <= 0.94) years.push({ year: String(year), share });
  }
  return years;
}

/** The nearest day before or after one on which something changed; null: none. */
export function changeBeside(days: readonly string[], day: string, way: 1 | -1): string | null {
  return (way === 1 ? days.find((one) => one > day) : days.findLast((one) => one < day)) ?? null;
}

/** So many days after the first one. */
export const dayAt = (first: string, days: number): string => addDays(first, days);
