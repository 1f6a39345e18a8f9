import { describe, expect, it } from 'vitest';
import { dayOf, dayWithMonthName, isEitherWay, isTwoDays, signOf } from './day-order.ts';

describe('dates with the year last', () => {
  it.each([
    ['01/02/2024', '2024-02-01', '2024-01-02'],
    [' 1 . 2 . 2024 ', '2024-02-01', '2024-01-02'],
    ['31-12-2024 00:00:00', '2024-12-31', null],
    ['12/31/2024', null, '2024-12-31'],
    ['31/02/2024', null, null],
    ['01/02-2024', null, null],
    ['2024-02-01', null, null],
    ['01/02/24', null, null],
  ])('%s', (written, dayFirst, monthFirst) => {
    expect([dayOf(written, 'day-first'), dayOf(written, 'month-first')]).toEqual([dayFirst, monthFirst]);
    expect(isEitherWay(written)).toBe(dayFirst !== null && monthFirst !== null);
    expect(isTwoDays(written)).toBe(dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst);
  });

  it('are the same day in both orders where both figures are', () => {
    expect([isEitherWay('05/05/2024'), isTwoDays('05/05/2024')]).toEqual([true, false]);
  });

  it('have one sign between the figures', () => {
    expect(['1/2/2024', '1.2.2024', '1-2-2024', '1/2-2024', 'soon'].map(signOf)).toEqual(['/', '.', '-', null, null]);
  });
});

it.each([
  ['15 Dec 2026', '2026-12-15'],
  [' 15-dec-2026 ', '2026-12-15'],
  ['1st of May 2026', null],
  ['1st May, 2026', '2026-05-01'],
  ['December 15, 2026', '2026-12-15'],
  ['Sept. 3 2026', '2026-09-03'],
  ['3/Sep/2026', '2026-09-03'],
  ['31 Feb 2026', null],
  ['15 Dez 2026', null],
  ['15 Ma 2026', null],
  // Of which century it is, nothing tells.
  ['15-Dec-26', null],
  ['Dec 2026', null],
  ['2026-12-15', null],
])('a date with the name of its month: %s', (written, day) => {
  expect(dayWithMonthName(written)).toBe(day);
});
