import { describe, expect, it } from 'vitest';
import { EmployeeStatus } from '@hengcai/shared/enums';
import { statusFrom, statusProblem } from './rules.ts';

const { IN_SERVICE, PROBATION, REGULAR, OUTGOING, LEFT } = EmployeeStatus;

describe('a status follows from the dates', () => {
  it.each([
    [null, null, IN_SERVICE],
    ['2026-11-02', null, PROBATION],
    ['2026-11-01', null, REGULAR],
    ['2026-11-02', '2026-11-01', OUTGOING],
    [null, '2026-10-31', LEFT],
  ])('regular %s, last day %s: %s', (regularDate, lastDay, status) =>
    expect(statusFrom({ regularDate, lastDay }, '2026-11-01')).toBe(status),
  );

  it.each([
    [LEFT, LEFT, null],
    [LEFT, IN_SERVICE, 'STATUS_NEEDS_LAST_DAY'],
    [OUTGOING, LEFT, 'STATUS_AGAINST_DATES'],
    [PROBATION, IN_SERVICE, 'STATUS_NEEDS_REGULAR_DATE'],
    [PROBATION, REGULAR, 'STATUS_AGAINST_DATES'],
    [REGULAR, IN_SERVICE, null],
    [IN_SERVICE, PROBATION, null],
    [IN_SERVICE, LEFT, 'STATUS_AGAINST_DATES'],
  ])('%s stated where %s follows: %s', (stated, follows, code) => expect(statusProblem(stated, follows)).toBe(code));
});
