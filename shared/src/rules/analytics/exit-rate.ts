import { averageHeads, SMALL_CELL } from './people.ts';

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

/** What leavers are divided by. */
export const baseOf = (heads: Heads, basis: ExitBasis): string =>
  basis === 'average' ? averageHeads(heads) : String(heads.start + heads.joins);

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
