import { describe, expect, it } from 'vitest';
import { addMonths, monthGrid, orderRange, parseDate } from './dates';

describe('parseDate', () => {
  it.each([
    ['2026-8-1', '2026-08-01'],
    ['2026/08/01', '2026-08-01'],
    ['20260801', '2026-08-01'],
    ['2026\u5e748\u67081\u65e5', '2026-08-01'],
    ['1 Aug 2026', '2026-08-01'],
    ['２０２６-8-1', '2026-08-01'],
    ['2026-02-30', null],
    ['yesterday', null],
  ])('%s -> %s', (text, iso) => expect(parseDate(text)).toBe(iso));
});

it('a month later is the last day where the month is shorter', () =>
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28'));
it('a grid starts on a Monday and has six weeks', () => {
  const grid = monthGrid('2026-11-15');
  expect(grid).toHaveLength(6);
  expect(grid[0]?.[0]).toBe('2026-10-26');
  expect(grid.flat()).toContain('2026-11-30');
});
it('S5.053 swaps a range whose start is later, and leaves open ends alone', () => {
  expect(orderRange('2026-02-01', '2026-01-01')).toEqual(['2026-01-01', '2026-02-01']);
  expect(orderRange('2026-02-01', '')).toEqual(['2026-02-01', '']);
});
