import { compare, dec, roundHalfUp, type DecimalLike } from '../../numbers.ts';
import { addDays, isDate, monthOf } from '../dates.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';

/** By what the exits of a period are told apart (specification 2, `/pa/resign-rate/*`), each with its page. */
export const EXIT_DIMENSIONS = {
  date: '/pa/resign-rate/date',
  reason: '/pa/resign-rate/reason',
  department: '/pa/resign-rate/dept',
  jobFamily: '/pa/resign-rate/job-family',
  rank: '/pa/resign-rate/rank',
  service: '/pa/resign-rate/entry-time',
  age: '/pa/resign-rate/age-range',
  level: '/pa/resign-rate/score-level',
} as const;
export type ExitDimension = keyof typeof EXIT_DIMENSIONS;

/** What leavers are divided by: average heads, or heads at the start with those who joined. */
export const EXIT_BASES = ['average', 'startAndJoins'] as const;
export type ExitBasis = (typeof EXIT_BASES)[number];

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

/** The people of a period, of all or of one row of the report. */
export interface Heads {
  start: number;
  end: number;
  joins: number;
  leavers: number;
  voluntary: number;
}

export const NO_HEADS: Heads = { start: 0, end: 0, joins: 0, leavers: 0, voluntary: 0 };

export const plus = (a: Heads, b: Heads): Heads => ({
  start: a.start + b.start,
  end: a.end + b.end,
  joins: a.joins + b.joins,
  leavers: a.leavers + b.leavers,
  voluntary: a.voluntary + b.voluntary,
});

/** Average heads: (start + end) / 2, exactly. */
export const averageHeads = ({ start, end }: Heads): string =>
  dec(start + end)
    .div(2)
    .toString();

/** What leavers are divided by. */
export const baseOf = (heads: Heads, basis: ExitBasis): string =>
  basis === 'average' ? averageHeads(heads) : String(heads.start + heads.joins);

const PLACES = 4;

/** A share in percent to four places; null where there is nothing to divide by. */
export const percentOf = (part: DecimalLike, whole: DecimalLike): string | null =>
  compare(whole, 0) === 0 ? null : roundHalfUp(dec(part).times(100).div(dec(whole)), PLACES);

/** People behind a row, whichever way they came and went. */
export const peopleBehind = ({ start, end, joins, leavers }: Heads): number => Math.max(start + joins, end, leavers);

/**
 * Which rows are too few people to be told. One row alone could be worked out from the total, so the next smallest goes
 * with it.
 */
export function tooSmall(rows: readonly Heads[]): boolean[] {
  const sizes = rows.map(peopleBehind);
  const hidden = sizes.map((size) => size > 0 && size < SMALL_CELL);
  if (hidden.filter(Boolean).length === 1) {
    const rest = sizes.map((size, i) => ({ size, i })).filter(({ size, i }) => size > 0 && !hidden[i]);
    const next = rest.sort((a, b) => a.size - b.size)[0];
    if (next) hidden[next.i] = true;
  }
  return hidden;
}
