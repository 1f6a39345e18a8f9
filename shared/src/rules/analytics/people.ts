import { compare, dec, roundHalfUp, type DecimalLike } from '../../numbers.ts';
import { addDays, isDate, monthOf } from '../dates.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';

/** Bands of whole units, each from its first one on to the next; the last one is open. */
export interface Band {
  code: string;
  from: number;
  /** Null: open. */
  to: number | null;
}
const bands = (...starts: readonly number[]): Band[] =>
  starts.map((from, i) => {
    const to = starts[i + 1] ?? null;
    return { code: to === null ? `${from}+` : `${from}-${to}`, from, to };
  });

/** Length of service in whole months. */
export const SERVICE_BANDS = bands(0, 6, 12, 24, 36, 60, 120);
/** Age in whole years. */
export const AGE_BANDS = bands(0, 25, 30, 35, 40, 45, 50);

/** Fewer people than this are not told by age (domain 12, "Small cells"). */
export const SMALL_CELL = 5;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthAt = (index: number) =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

/** Whether a text is a month, YYYY-MM, of a year that dates reach. */
export const isMonth = (text: string | null | undefined): text is string =>
  typeof text === 'string' && MONTH.test(text) && isDate(`${text}-01`);

/** The month so many months later (earlier when negative). */
export const addMonths = (month: string, months: number): string => monthAt(indexOf(month) + months);

/** What is wrong with a period of months: specification 5, "The start month is not after the end month". */
export function periodIssues({ from, to }: { from: string; to: string }, today: string): RuleIssue[] {
  if (!isMonth(from)) return [issue('from', 'NO_MONTH')];
  if (!isMonth(to)) return [issue('to', 'NO_MONTH')];
  if (from > to) return [issue('from', 'START_MONTH_AFTER_END')];
  if (to > today.slice(0, 7)) return [issue('to', 'MONTH_AHEAD')];
  if (indexOf(to) - indexOf(from) >= LIMITS.reportMonthsMax)
    return [issue('from', 'PERIOD_TOO_LONG', { months: LIMITS.reportMonthsMax })];
  return [];
}

/** A month of a period with its days; the current month ends today. */
export interface ReportMonth {
  month: string;
  /** The day before it begins: heads at its end are heads at the start of the month. */
  eve: string;
  end: string;
}

/** The months of a period, the earliest first. */
export function monthsOf({ from, to }: { from: string; to: string }, today: string): ReportMonth[] {
  return Array.from({ length: indexOf(to) - indexOf(from) + 1 }, (_, i) => {
    const month = addMonths(from, i);
    const { from: first, to: last } = monthOf(`${month}-01`);
    return { month, eve: addDays(first, -1), end: last < today ? last : today };
  });
}

/** Average heads: (start + end) / 2, exactly. */
export const averageHeads = ({ start, end }: { start: number; end: number }): string =>
  dec(start + end)
    .div(2)
    .toString();

const PLACES = 4;

/** A share in percent to four places; null where there is nothing to divide by. */
export const percentOf = (part: DecimalLike, whole: DecimalLike): string | null =>
  compare(whole, 0) === 0 ? null : roundHalfUp(dec(part).times(100).div(dec(whole)), PLACES);
