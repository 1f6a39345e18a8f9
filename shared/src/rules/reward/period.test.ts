import { expect, it } from 'vitest';
import { periodAround, type RankingPeriod } from './period.ts';

it.each<[RankingPeriod, string, string, string]>([
  ['thisMonth', '2026-02-15', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['thisQuarter', '2026-11-01', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-02-10', '2025-10-01', '2025-12-31'],
  ['thisYear', '2026-06-30', '2026-01-01', '2026-12-31'],
  ['lastYear', '2026-06-30', '2025-01-01', '2025-12-31'],
])('%s of %s is from %s to %s', (period, day, from, to) => {
  expect(periodAround(day, period)).toEqual({ from, to });
});
