import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  formatAmount,
  formatCount,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatList,
  formatNumber,
  formatPercent,
  localName,
  orDash,
} from './format';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'en-US' }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['12345678901234567.89', '12,345,678,901,234,567.89'],
  ['1.005', '1.01'],
  ['-2.345', '-2.35'],
  ['', '-'],
  [null, '-'],
])('amount %s -> %s', (value, text) => expect(formatAmount(value)).toBe(text));
it.each([
  ['12.5', '12.50%'],
  [undefined, '-'],
])('S9.037 percent %s -> %s', (value, text) => expect(formatPercent(value)).toBe(text));
it.each([
  ['en-US', 'a, b, c'],
  ['zh-CN', 'a、b、c'],
])('names in %s have a sign between each other: %s', (language, text) => {
  vi.stubGlobal('localStorage', { getItem: () => language });
  expect(formatList(['a', 'b', 'c'])).toBe(text);
});
it('numbers keep up to four places', () =>
  expect([formatNumber('3.50000'), formatNumber('0.12345')]).toEqual(['3.5', '0.1235']));
describe('dates', () => {
  it('S9.039 are written YYYY-MM-DD', () => {
    expect(formatDate('2026-08-01')).toBe('2026-08-01');
    expect(formatDate('2026-08-01T12:00:00.000Z')).toBe('2026-08-01');
    expect(formatDateTime('2026-08-01T12:00:00')).toBe('2026-08-01 12:00');
  });
  it('a range has "-" between its ends and for nothing', () => {
    expect(formatDateRange('2026-01-01', null)).toBe('2026-01-01 - -');
    expect(formatDateRange(null, null)).toBe('-');
  });
});
it.each([null, undefined, ''])('S9.038 %j is shown as "-"', (nothing) => {
  const shown = [formatAmount, formatNumber, formatPercent, formatDate, formatDateTime, orDash];
  expect(shown.map((format) => format(nothing))).toEqual(shown.map(() => '-'));
  expect([formatCount(null), localName(null)]).toEqual(['-', '-']);
});
it('shows the English name where there is one', () => {
  expect(localName({ name: 'x', nameEn: 'X' })).toBe('X');
  expect(localName({ name: 'x', nameEn: null })).toBe('x');
});
