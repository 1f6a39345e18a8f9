import { expect, it } from 'vitest';
import { checkCityCoefficient, coefficientOn, isOpenMonth } from './city.ts';

const history = [
  { validFrom: '2026-07-01', coefficient: '1.20' },
  { validFrom: '2027-01-01', coefficient: '1.25' },
  { validFrom: '2025-01-01', coefficient: '1.10' },
];

it.each([
  ['2024-12-31', '1.00'],
  ['2025-01-01', '1.10'],
  ['2026-06-30', '1.10'],
  ['2026-07-01', '1.20'],
  ['2027-05-05', '1.25'],
])('S1.032 on %s the coefficient of a city is %s', (day, coefficient) => {
  expect(coefficientOn(history, day)).toBe(coefficient);
});

it.each([
  ['1.20', '2026-11-01', []],
  ['0.01', '2027-01-01', []],
  ['0', '2026-12-01', ['coefficient CITY_COEFFICIENT_RANGE']],
  ['-1', '2026-12-01', ['coefficient CITY_COEFFICIENT_RANGE']],
  ['10', '2026-12-01', ['coefficient CITY_COEFFICIENT_RANGE']],
  ['1.005', '2026-12-01', ['coefficient CITY_COEFFICIENT_RANGE']],
  ['1', '2026-12-02', ['validFrom NOT_FIRST_OF_MONTH']],
  ['1', '2026-10-01', ['validFrom MONTH_IS_OVER']],
])('a coefficient %s from %s: %j', (coefficient, validFrom, said) => {
  const issues = checkCityCoefficient({ coefficient, validFrom }, '2026-11-15');
  expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(said);
});

it('a month that is over is closed', () => {
  expect(isOpenMonth('2026-11-01', '2026-11-30')).toBe(true);
  expect(isOpenMonth('2026-11-01', '2026-12-01')).toBe(false);
});
