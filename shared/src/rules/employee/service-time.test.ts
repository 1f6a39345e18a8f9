import { expect, it } from 'vitest';
import { lengthBetween, serviceTime } from './service-time.ts';

it.each([
  ['2024-01-15', '2026-01-15', 2, 0],
  ['2024-01-15', '2026-01-14', 1, 11],
  ['2024-01-31', '2024-02-29', 0, 1],
  ['2024-01-31', '2024-02-28', 0, 0],
  ['2024-02-29', '2025-02-28', 1, 0],
  ['2026-05-01', '2026-04-01', 0, 0],
])('from %s until %s are %i years and %i months', (from, until, years, months) => {
  expect(lengthBetween(from, until)).toEqual({ years, months });
});

it('the last day of work counts', () => {
  expect(serviceTime('2024-01-01', '2025-12-31')).toEqual({ years: 2, months: 0 });
});
