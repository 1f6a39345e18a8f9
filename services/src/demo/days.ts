import { daysInMonth } from '@hengcai/shared/rules/dates';

const text = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The day so many months later (or, negative, earlier); the last of the month where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return text(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)));
}

/** The day before. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** A day of the same month. */
export const dayOf = (month: string, date: number): string => `${month.slice(0, 7)}-${String(date).padStart(2, '0')}`;

/** The last day of a month. */
export const lastOf = (month: string): string =>
  dayOf(month, daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7))));
