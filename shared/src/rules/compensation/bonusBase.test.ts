import { expect, it } from 'vitest';
import { checkBonusBase } from './bonusBase.ts';

it.each([
  ['1.5', '2026-11-01', []],
  ['0', '2027-01-01', []],
  ['99.99', '2026-12-01', []],
  ['100', '2026-12-01', ['months BONUS_MONTHS_RANGE']],
  ['-1', '2026-12-01', ['months BONUS_MONTHS_RANGE']],
  ['1.005', '2026-12-01', ['months BONUS_MONTHS_RANGE']],
  ['', '2026-12-02', ['months BONUS_MONTHS_RANGE', 'validFrom NOT_FIRST_OF_MONTH']],
  ['1', '2026-10-01', ['validFrom MONTH_IS_OVER']],
])('S1.033 %s months from %s: %j', (months, validFrom, said) => {
  const issues = checkBonusBase({ months, validFrom }, '2026-11-15');
  expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(said);
});
