import { isDate } from './dates.ts';

/** Which figure of a date with the year last is the day. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const YEAR_LAST = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{4})(?:[ T]0?0:00(?::00)?)?$/;

/** The sign between the figures of a date with the year last; null for any other text. */
export const signOf = (written: string): string | null => YEAR_LAST.exec(written.trim())?.[2] ?? null;

/** The day that a date with the year last is in this order; null where it is none. */
export function dayOf(written: string, order: DayOrder): string | null {
  const [, first = '', , second = '', year = ''] = YEAR_LAST.exec(written.trim()) ?? [];
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const NAMED_MONTHS = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/-]*(?<month>[a-z]{3,9})\.?,?[\s/-]*(?<year>\d{4})$/i,
  /^(?<month>[a-z]{3,9})\.?\s*(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s*(?<year>\d{4})$/i,
];

/** The day that a date with the name of its month is, such as 15 Dec 2026, 15-Dec-2026 or December 15, 2026; null for any other text. */
export function dayWithMonthName(written: string): string | null {
  const text = written.trim();
  const parts = NAMED_MONTHS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const name = parts?.['month']?.toLowerCase() ?? '';
  const month = MONTHS.findIndex((one) => one.startsWith(name)) + 1;
  const date = `${parts?.['year'] ?? ''}-${String(month).padStart(2, '0')}-${(parts?.['day'] ?? '').padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

/** Whether a date is one in either order. */
export const isEitherWay = (written: string): boolean => DAY_ORDERS.every((order) => dayOf(written, order) !== null);

/** Whether a date is another day in either order. */
export const isTwoDays = (written: string): boolean =>
  isEitherWay(written) && dayOf(written, 'day-first') !== dayOf(written, 'month-first');
