import { describe, expect, test } from 'vitest';
import { AssessmentPlanStatus } from '../../enums.ts';
import { checkOwnDates, type OwnDatesInput } from './own-dates.ts';

const plan: OwnDatesInput['plan'] = {
  status: AssessmentPlanStatus.FILLING,
  fillFrom: '2026-11-02',
  fillTo: '2026-11-20',
  scoreFrom: '2026-12-01',
  scoreTo: '2026-12-20',
};
const codes = (own: Partial<OwnDatesInput['own']>, more: Partial<OwnDatesInput['plan']> = {}, scored = false) =>
  checkOwnDates({
    own: { fillTo: null, scoreTo: null, ...own },
    plan: { ...plan, ...more },
    scored,
    today: '2026-11-10',
  }).map(({ field, code }) => `${field} ${code}`);

describe('own last days of one person', () => {
  test.each<[string, Parameters<typeof codes>, string[]]>([
    ['none are fine', [{}], []],
    ['later than the plan', [{ fillTo: '2026-11-30', scoreTo: '2026-12-24' }], []],
    ['today', [{ fillTo: '2026-11-10' }], []],
    ['yesterday', [{ fillTo: '2026-11-09' }], ['fillTo OWN_DATE_PASSED']],
    ['no day', [{ fillTo: '2026-02-30' }], ['fillTo DATE_INVALID']],
    ['before scoring begins', [{ scoreTo: '2026-11-30' }], ['scoreTo OWN_DATE_BEFORE_STAGE']],
    ['filling in until after scoring', [{ fillTo: '2026-12-21' }], ['fillTo OWN_DATES_REVERSED']],
    ['filling in within a longer scoring', [{ fillTo: '2026-12-21', scoreTo: '2026-12-28' }], []],
    [
      'filling in when scoring is open',
      [{ fillTo: '2026-12-01' }, { status: AssessmentPlanStatus.SCORING }],
      ['fillTo STAGE_PASSED'],
    ],
    [
      'scoring when it is over',
      [{ scoreTo: '2026-12-24' }, { status: AssessmentPlanStatus.CALIBRATING }],
      ['scoreTo STAGE_PASSED'],
    ],
    [
      'scoring what is scored',
      [{ scoreTo: '2026-12-24' }, { status: AssessmentPlanStatus.SCORING }, true],
      ['scoreTo BOSS_HAS_SCORED'],
    ],
  ])('%s', (_what, input, expected) => {
    expect(codes(...input)).toEqual(expected);
  });
});
