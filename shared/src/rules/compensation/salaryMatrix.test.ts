import { expect, it } from 'vitest';
import { checkSalaryMatrix, CR_BANDS_DEFAULT, type CrBand, spreadOf } from './salaryMatrix.ts';

const said = (ranges: readonly string[][], crBands: readonly CrBand[] = CR_BANDS_DEFAULT) =>
  checkSalaryMatrix({
    ranges: ranges.map(([rankId = '', low = '', mid = '', high = '', jobFamilyId]) => ({
      rankId,
      jobFamilyId: jobFamilyId ?? null,
      low,
      mid,
      high,
    })),
    crBands,
  }).map(({ field, code }) => `${field} ${code}`);

it.each([
  [[['p6', '10000', '12000', '15000']], []],
  [[['p6', '10000.50', '10000.5', '10000.50']], []],
  [
    [
      ['p6', '1', '2', '3'],
      ['p6', '1', '2', '3', 'sales'],
    ],
    [],
  ],
  [[], ['ranges SALARY_RANGES_MISSING']],
  [[['p6', '', '12000', '15000']], ['ranges.0.low SALARY_AMOUNT_INVALID']],
  [[['p6', '0', '-1', '1.005']], ['low', 'mid', 'high'].map((name) => `ranges.0.${name} SALARY_AMOUNT_INVALID`)],
  [[['p6', '16000', '16000', '15000']], ['ranges.0.low SALARY_LOW_ABOVE_HIGH']],
  [[['p6', '10000', '9999.99', '15000']], ['ranges.0.mid SALARY_MID_OUTSIDE']],
  [[['p6', '10000', '15000.01', '15000']], ['ranges.0.mid SALARY_MID_OUTSIDE']],
  [
    [
      ['p6', '1', '2', '3'],
      ['p7', '1', '2', '3'],
      ['p6', '1', '2', '3'],
    ],
    ['ranges.2.rankId SALARY_RANGE_TWICE'],
  ],
])('S1.031 ranges %j: %j', (ranges, issues) => {
  expect(said(ranges)).toEqual(issues);
});

const FINE = [['p6', '1', '2', '3']];
const bands = (...of: (readonly [string, string | null])[]) => of.map(([crLow, crHigh]) => ({ crLow, crHigh }));

it.each([
  [bands(['0', null]), []],
  [bands(['0.00', '0.8'], ['0.80', null]), []],
  [bands(['0', '0.8'], ['0.8', '0.8'], ['0.8', null]), []],
  [bands(['0', '1.2'], ['1.2', '0.8'], ['0.8', null]), ['crBands.1.crHigh CR_LOW_ABOVE_HIGH']],
  [bands(['0', 'x'], ['10', null]), ['crBands.0.crHigh CR_INVALID', 'crBands.1.crLow CR_INVALID']],
  [bands(['0', '0.8'], ['0.9', null]), ['crBands CR_BANDS_APART']],
  [bands(['0.5', null]), ['crBands CR_BANDS_APART']],
  [bands(['0', '0.8']), ['crBands CR_BANDS_APART']],
  [bands(['0', null], ['0.8', null]), ['crBands CR_BANDS_APART']],
  [[], ['crBands CR_BANDS_APART']],
])('S5.113 bands %j: %j', (crBands, issues) => {
  expect(said(FINE, crBands)).toEqual(issues);
});

it('the width of a range is what its maximum is above its minimum', () => {
  expect(spreadOf({ low: '8000', high: '12000' })).toBe('50');
  expect(spreadOf({ low: '9000', high: '12000' })).toBe('33.3');
});
