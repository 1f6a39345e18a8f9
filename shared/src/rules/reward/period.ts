import { addDays, monthOf } from '../dates.ts';

/** Over which time points are ranked, in the order in which they are offered. */
export const RANKING_PERIODS = [
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const;
export type RankingPeriod = (typeof RANKING_PERIODS)[number];

const MONTHS = { Month: 1, Quarter: 3, Year: 12 } as const;

/** The first and the last day of the calendar month, quarter or year around a day, or of the one before. */
export function periodAround(day: string, period: RankingPeriod): { from: string; to: string } {
  const isLast = period.startsWith('last');
  const length = MONTHS[period.slice(4) as keyof typeof MONTHS];
  const current = spanAround(day, length);
  return isLast ? spanAround(addDays(current.from, -1), length) : current;
}

/** The span of so many months of the calendar year in which a day lies. */
function spanAround(day: string, length: number): { from: string; to: string } {
  const year = day.slice(0, 4);
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % length);
  const startOf = (one: number) => `${year}-${String(one).padStart(2, '0')}-01`;
  return { from: startOf(first), to: monthOf(startOf(first + length - 1)).to };
}
