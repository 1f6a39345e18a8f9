import { addDays } from '../dates.ts';

/** A length of time in whole years and the whole months left over. */
export interface Length {
  years: number;
  months: number;
}

/** Whole years and months from one day up to another, which is not part of it; nothing where it lies before the first. */
export function lengthBetween(from: string, until: string): Length {
  const [y1 = 0, m1 = 0, d1 = 0] = from.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = until.split('-').map(Number);
  // The last day of a month is as far as the month goes: January 31 to February 28 is a month.
  const whole = d2 >= d1 || isLastOfMonth(until) ? 0 : 1;
  const months = Math.max(0, (y2 - y1) * 12 + m2 - m1 - whole);
  return { years: Math.trunc(months / 12), months: months % 12 };
}

/** How long somebody has worked from the first to the last day, both of them included. */
export const serviceTime = (entryDate: string, lastDay: string): Length =>
  lengthBetween(entryDate, addDays(lastDay, 1));

const isLastOfMonth = (day: string): boolean => addDays(day, 1).slice(5, 7) !== day.slice(5, 7);
