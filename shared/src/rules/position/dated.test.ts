import { describe, expect, it } from 'vitest';
import { checkChangeDay, holdsOn, versionOn, type Validity } from './dated.ts';

const TODAY = '2026-11-01';
const spring: Validity = { validFrom: '2026-03-01', validTo: '2026-10-20' };
const autumn: Validity = { validFrom: '2026-10-20', validTo: null };
const ahead: Validity = { validFrom: '2027-01-01', validTo: null };

describe('what holds on a day', () => {
  it.each([
    ['2026-02-28', false],
    ['2026-03-01', true],
    ['2026-10-19', true],
    ['2026-10-20', false],
  ])('from the first day to the day before the end: %s %s', (day, holds) => expect(holdsOn(spring, day)).toBe(holds));

  it('is one version or none', () => {
    expect(versionOn([spring, autumn], '2026-10-20')).toBe(autumn);
    expect(versionOn([spring, autumn], '2020-01-01')).toBeUndefined();
  });
});

describe('the day of a change', () => {
  const closed = { validFrom: '2026-10-20', validTo: '2026-10-25' };
  it.each<[string, readonly Validity[], string, string[]]>([
    ['today', [spring, autumn], TODAY, []],
    ['ahead', [spring, autumn], '2027-05-01', []],
    ['a day that has a change already', [spring, autumn], '2026-10-20', []],
    ['a month back', [spring, { ...autumn, validFrom: '2026-09-01' }], '2026-10-01', []],
    ['more than a month back', [{ ...autumn, validFrom: '2026-03-01' }], '2026-09-30', ['CHANGE_TOO_FAR_BACK']],
    ['before it began', [spring, autumn], '2026-02-28', ['CHANGE_BEFORE_BEGINNING']],
    ['under a later change', [{ ...autumn, validTo: '2027-01-01' }, ahead], TODAY, ['CHANGE_UNDER_A_LATER_ONE']],
    ['after it was closed', [spring, closed], TODAY, ['CHANGE_AFTER_CLOSING']],
    ['of nothing', [], TODAY, ['CHANGE_BEFORE_BEGINNING']],
  ])('%s', (_what, versions, day, codes) =>
    expect(checkChangeDay(versions, day, TODAY, 31).map(({ code }) => code)).toEqual(codes),
  );
});
