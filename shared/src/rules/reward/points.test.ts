import { describe, expect, it } from 'vitest';
import { checkAdjustment, checkAllowance, oldestLeft } from './points.ts';

describe('oldestLeft', () => {
  const received = [
    { day: '2026-01-05', points: 10 },
    { day: '2026-02-01', points: 5 },
    { day: '2026-03-01', points: 20 },
  ];
  it.each([
    [0, { day: '2026-01-05', points: 10 }],
    [4, { day: '2026-01-05', points: 6 }],
    [10, { day: '2026-02-01', points: 5 }],
    [14, { day: '2026-02-01', points: 1 }],
    [34, { day: '2026-03-01', points: 1 }],
    [35, null],
  ])('after %i have gone', (gone, left) => {
    expect(oldestLeft(received, gone)).toEqual(left);
  });
  it('is nothing where nothing came in', () => {
    expect(oldestLeft([], 0)).toBeNull();
  });
});

describe('checkAllowance', () => {
  it.each([
    [10, 3, 30, []],
    [0, 10, 0, []],
    [10, 3, 29, ['points ALLOWANCE_EXCEEDED']],
  ])('%i points for %i people of %i left', (points, recipients, left, issues) => {
    expect(checkAllowance({ points, recipients, left }).map(({ field, code }) => `${field} ${code}`)).toEqual(issues);
  });
});

describe('checkAdjustment', () => {
  it.each([
    [5, -5, []],
    [0, 7, []],
    [5, -6, ['POINTS_BELOW_ZERO']],
    [5, 0, ['ADJUSTMENT_OF_NOTHING']],
  ])('balance %i, %i', (balance, delta, codes) => {
    expect(checkAdjustment(balance, delta).map(({ code }) => code)).toEqual(codes);
  });
});
