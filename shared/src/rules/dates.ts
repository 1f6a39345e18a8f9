/** Business dates as text, YYYY-MM-DD (domain.md, "Time"): no clock, no time zone, so the same in browser and server. */

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function parts(text: string): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) } : null;
}

/** Days of a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
}

/** Whether a text is a day of the calendar. */
export function isDate(text: string | null | undefined): text is string {
  const date = typeof text === 'string' ? parts(text) : null;
  return (
    date !== null &&
    date.month >= 1 &&
    date.month <= 12 &&
    date.day >= 1 &&
    date.day <= daysInMonth(date.year, date.month)
  );
}

/** The running number of a day; throws RangeError for a text that is no date. */
function dayNumber(text: string): number {
  const date = isDate(text) ? parts(text) : null;
  if (date === null) throw new RangeError(`not a date: ${text}`);
  const before = date.year - 1;
  let days = before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400) + date.day;
  for (let month = 1; month < date.month; month += 1) days += daysInMonth(date.year, month);
  return days;
}

/** Days of a span with both its ends: 1 for one day, 0 or less when it is reversed. */
export function spanDays(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** Monday of the week of a day (ISO 8601); throws RangeError for a text that is no date. */
export const mondayOf = (text: string): string => addDays(text, -((dayNumber(text) + 6) % 7));

/** First and last day of the month of a day; throws RangeError for a text that is no date. */
export function monthOf(text: string): { from: string; to: string } {
  const date = isDate(text) ? parts(text) : null;
  if (date === null) throw new RangeError(`not a date: ${text}`);
  const month = text.slice(0, 8);
  return { from: `${month}01`, to: `${month}${daysInMonth(date.year, date.month)}` };
}

/** The day so many days later (earlier when negative); throws RangeError for a text that is no date. */
export function addDays(text: string, days: number): string {
  const date = isDate(text) ? parts(text) : null;
  if (date === null) throw new RangeError(`not a date: ${text}`);
  return new Date(Date.UTC(date.year, date.month - 1, date.day + days)).toISOString().slice(0, 10);
}
