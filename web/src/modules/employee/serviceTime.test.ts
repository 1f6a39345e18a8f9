import { expect, it } from 'vitest';
import { serviceTime } from './serviceTime';

it.each([
  ['2020-07-04', '2026-11-23', { years: 6, months: 4 }],
  ['2020-07-04', '2026-07-03', { years: 5, months: 11 }],
  ['2020-07-04', '2026-07-04', { years: 6, months: 0 }],
  ['2026-11-01', '2026-11-23', { years: 0, months: 0 }],
  ['2026-12-01', '2026-11-23', null],
])('from %s to %s somebody has served %o', (from, to, time) => {
  expect(serviceTime(from, to)).toEqual(time);
});
