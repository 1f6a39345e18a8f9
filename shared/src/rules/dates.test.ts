import { describe, expect, it } from 'vitest';
import { addDays, daysInMonth, isDate, mondayOf, monthOf, spanDays } from './dates.ts';

describe('dates', () => {
  it.each(['2024-02-29', '2026-12-31', '2000-02-29'])('takes %s', (date) => expect(isDate(date)).toBe(true));
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-4-1',
    '2026-04-31',
    '',
    'today',
    null,
    undefined,
  ])('refuses %s', (date) => expect(isDate(date)).toBe(false));

  it.each([
    ['2026-01-01', '2026-01-01', 1],
    ['2026-01-01', '2026-12-31', 365],
    ['2024-01-01', '2024-12-31', 366],
    ['2026-02-28', '2026-03-01', 2],
    ['2026-03-01', '2026-02-28', 0],
    ['1999-12-31', '2000-01-01', 2],
  ])('counts the days from %s to %s', (from, to, days) => {
    expect(spanDays(from, to)).toBe(days);
  });

  it('agrees with the calendar of the runtime over a century and a half', () => {
    const origin = Date.UTC(1950, 0, 1);
    for (let n = 0; n < 55_000; n += 37) {
      const date = new Date(origin + n * 86_400_000).toISOString().slice(0, 10);
      expect(spanDays('1950-01-01', date)).toBe(n + 1);
    }
  });

  it('refuses to count from what is no date', () => {
    expect(() => spanDays('2026-02-30', '2026-03-01')).toThrow(RangeError);
    expect(daysInMonth(2026, 13)).toBe(0);
  });

  it.each([
    ['2026-11-01', -1, '2026-10-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i days is %s', (from, days, to) => expect(addDays(from, days)).toBe(to));

  it('a month has its first and last day, in leap years too', () => {
    expect(monthOf('2026-11-25')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });
  it.each([
    ['2026-11-25', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));
});
