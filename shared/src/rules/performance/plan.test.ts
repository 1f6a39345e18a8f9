import { describe, expect, it } from 'vitest';
import { dec } from '../../numbers.ts';
import {
  ForceCheck,
  ForceScope,
  AssessmentPlanCycle,
  AssessmentPlanStage,
  AssessmentPlanStatus,
  AssessmentRuleType,
  ViewScoreAt,
  ViewWhat,
} from '../../enums.ts';
import type { AssessmentRuleInput } from './rule.ts';
import { checkScoringPeriod, periodOf } from './plan-dates.ts';
import {
  canAdvance,
  canLock,
  canReturnToStage,
  checkPlan,
  deptScoringIssues,
  fromWireStatus,
  startBlockers,
  wireStatus,
  type AdvanceInput,
  type PlanInput,
  type ReturnInput,
} from './plan.ts';

const today = '2026-11-01';
const windows = {
  fill: { from: '2026-11-02', to: '2026-11-20' },
  score: { from: '2026-11-21', to: '2026-12-10' },
  calibrate: { from: '2026-12-10', to: '2026-12-20' },
  communicate: { from: '2026-12-21', to: '2026-12-31' },
};
const plan: PlanInput = {
  name: '2026 年度考核',
  year: 2026,
  cycle: AssessmentPlanCycle.ANNUAL,
  cycleIndex: 1,
  windows,
  sources: { self: '40', boss: '60' },
  digits: 2,
  viewScoreAt: ViewScoreAt.AFTER_BOSS_CONFIRMED,
  viewWhat: ViewWhat.SCORE_AND_COMMENTS,
  reminders: [{ stage: AssessmentPlanStage.SCORE, dates: ['2026-11-21', '2026-12-10'] }],
};
const ratio360 = { superior: '40', direct: '30', nonDirect: '30' };
const found = (changes: Partial<PlanInput>) =>
  checkPlan({ ...plan, ...changes }, { today }).map((one) => [one.field, one.code]);

describe('checkPlan', () => {
  it('accepts a sound plan', () => expect(found({})).toEqual([]));

  it.each<[string, string, Partial<PlanInput>, [string, string][]]>([
    ['S3.063', 'no name', { name: '  ' }, [['name', 'PLAN_NAME_REQUIRED']]],
    ['S5.059', '51 characters', { name: '字'.repeat(51) }, [['name', 'TEXT_TOO_LONG']]],
    ['S3.063', 'a year out of sight', { year: 1999 }, [['year', 'PLAN_YEAR_INVALID']]],
    ['S3.064', 'an unknown cycle', { cycle: 9 as never }, [['cycle', 'CHOICE_INVALID']]],
    ['S3.064', 'a second year of a year', { cycleIndex: 2 }, [['cycleIndex', 'CYCLE_INDEX_INVALID']]],
    [
      'S3.064',
      'a fifth quarter',
      { cycle: AssessmentPlanCycle.QUARTER, cycleIndex: 5 },
      [['cycleIndex', 'CYCLE_INDEX_INVALID']],
    ],
    [
      '-',
      'a scoring period of 0',
      { windows: { ...windows, score: { from: '2026-11-21', to: '2026-11-20' } }, reminders: [] },
      [['windows.score', 'SCORING_PERIOD_ZERO']],
    ],
    [
      '-',
      'a scoring period as long as the month assessed',
      {
        cycle: AssessmentPlanCycle.MONTH,
        cycleIndex: 11,
        windows: { ...windows, score: { from: '2026-11-21', to: '2026-12-20' }, calibrate: null },
      },
      [['windows.score', 'SCORING_PERIOD_TOO_LONG']],
    ],
    [
      '-',
      'a scoring period as long as the period given',
      { period: { from: '2026-11-01', to: '2026-11-20' } },
      [['windows.score', 'SCORING_PERIOD_TOO_LONG']],
    ],
    [
      'S5.109',
      'scoring that starts today',
      { windows: { ...windows, fill: null, score: { from: today, to: '2026-12-10' } } },
      [['windows.score.from', 'SCORE_START_NOT_AFTER_TODAY']],
    ],
    [
      '-',
      'a stage before the one before it',
      { windows: { ...windows, communicate: { from: '2026-12-19', to: '2026-12-31' } } },
      [['windows.communicate.from', 'WINDOWS_NOT_IN_ORDER']],
    ],
    [
      '-',
      'a reversed stage',
      { windows: { ...windows, fill: { from: '2026-11-20', to: '2026-11-02' } } },
      [['windows.fill', 'WINDOW_REVERSED']],
    ],
    ['-', 'a reversed period', { period: { from: '2026-12-31', to: '2026-01-01' } }, [['period', 'WINDOW_REVERSED']]],
    [
      '-',
      'no such day',
      { windows: { ...windows, fill: { from: '2026-11-31', to: '2026-12-01' } } },
      [['windows.fill', 'DATE_INVALID']],
    ],
    [
      'S3.070',
      'a reminder outside its stage',
      { reminders: [{ stage: AssessmentPlanStage.FILL, dates: ['2026-11-01'] }] },
      [['reminders.0.dates.0', 'REMINDER_OUTSIDE_STAGE']],
    ],
    [
      'S3.070',
      'a reminder twice',
      { reminders: [{ stage: AssessmentPlanStage.FILL, dates: ['2026-11-03', '2026-11-03'] }] },
      [['reminders.0.dates.1', 'REMINDER_DUPLICATE']],
    ],
    [
      'S3.070',
      'nine reminders',
      {
        reminders: [
          { stage: AssessmentPlanStage.FILL, dates: Array.from({ length: 9 }, (_, i) => `2026-11-0${i + 1}`) },
        ],
      },
      [['reminders.0.dates', 'REMINDERS_TOO_MANY']],
    ],
    [
      'S3.070',
      'a reminder of no stage',
      { reminders: [{ stage: 7 as never, dates: [] }] },
      [['reminders.0.stage', 'CHOICE_INVALID']],
    ],
    ['-', 'ratios below 100', { sources: { self: '40', boss: '59.9999' } }, [['sources', 'SOURCE_RATIOS_NOT_100']]],
    ['-', 'a negative ratio', { sources: { self: '-10', boss: '110' } }, [['sources', 'NUMBER_INVALID']]],
    ['-', 'five digits', { digits: 5 }, [['digits', 'SCORE_DIGITS_INVALID']]],
    ['S6.057', 'an unknown moment', { viewScoreAt: 0 as never }, [['viewScoreAt', 'CHOICE_INVALID']]],
    [
      '-',
      '360 with co-assessors',
      { on360: true, ratio360, sources: { self: '20', boss: '60', partner: '20' } },
      [['on360', 'NO_360_WITH_CO_ASSESSOR']],
    ],
    [
      '-',
      '360 with a level rule',
      { on360: true, ratio360, ruleType: AssessmentRuleType.LEVEL },
      [['on360', 'NO_360_WITH_LEVEL_RULE']],
    ],
    [
      '-',
      '360 with imported scores',
      { on360: true, ratio360, adminImport: true },
      [['on360', 'NO_360_WITH_ADMIN_IMPORT']],
    ],
    [
      '-',
      '360 ratios over 100',
      { on360: true, ratio360: { ...ratio360, direct: '31' } },
      [['ratio360', 'RATIOS_360_NOT_100']],
    ],
    ['-', 'no 360 ratios', { on360: true, ratio360: null }, [['ratio360', 'RATIOS_360_NOT_100']]],
  ])('%s refuses %s', (_id, _what, changes, expected) => {
    expect(found(changes)).toEqual(expected);
  });

  it('lets through what does not clash', () => {
    expect(
      found({
        sources: { self: '20', boss: '50', partner: '20', department: '10' },
        ruleType: AssessmentRuleType.LEVEL,
        adminImport: true,
        ratio360: null,
      }),
    ).toEqual([]);
    expect(found({ on360: true, ratio360, ruleType: AssessmentRuleType.SCORE_AND_LEVEL })).toEqual([]);
  });
});

describe('periods', () => {
  it.each([
    [AssessmentPlanCycle.ANNUAL, 1, '2024-01-01', '2024-12-31'],
    [AssessmentPlanCycle.SEMI_ANNUAL, 2, '2024-07-01', '2024-12-31'],
    [AssessmentPlanCycle.QUARTER, 1, '2024-01-01', '2024-03-31'],
    [AssessmentPlanCycle.MONTH, 2, '2024-02-01', '2024-02-29'],
  ])('S3.064 cycle %i number %i of 2024: %s to %s', (cycle, index, from, to) => {
    expect(periodOf(2024, cycle, index)).toEqual({ from, to });
  });

  it.each([
    [0, 90, ['SCORING_PERIOD_ZERO']],
    [-1, 90, ['SCORING_PERIOD_ZERO']],
    [1, 90, []],
    [89, 90, []],
    [90, 90, ['SCORING_PERIOD_TOO_LONG']],
  ])('%i scoring days of %i', (days, periodDays, expected) => {
    expect(checkScoringPeriod(days, periodDays).map((one) => one.code)).toEqual(expected);
  });
});

describe('startBlockers', () => {
  const rule: AssessmentRuleInput = {
    name: '规则',
    type: AssessmentRuleType.SCORE,
    granularity: '1',
    fullScore: '100',
    levels: [],
    forceCheck: ForceCheck.OFF,
    forceScope: ForceScope.COMPANY,
    minGroupSize: 5,
  };
  const ready = {
    plan,
    rule,
    templates: [
      { weight: '70', enabled: true },
      { weight: '30', enabled: true },
    ],
    scopeCount: 3,
    today,
  };

  it('is empty when a plan can open', () => expect(startBlockers(ready)).toEqual([]));

  it('lists everything that is missing at once', () => {
    const issues = startBlockers({
      plan: { ...plan, windows: { ...windows, communicate: null } },
      rule: null,
      templates: [],
      scopeCount: 0,
      today,
    });
    expect(issues.map((one) => [one.field, one.code])).toEqual([
      ['scope', 'SCOPE_EMPTY'],
      ['rule', 'PLAN_RULE_REQUIRED'],
      ['templates', 'TEMPLATES_REQUIRED'],
      ['windows.communicate', 'WINDOW_REQUIRED'],
    ]);
  });

  it('S5.071 wants weights of 100 and enabled templates', () => {
    const issues = startBlockers({
      ...ready,
      templates: [
        { weight: '70', enabled: false },
        { weight: '20', enabled: true },
      ],
    });
    expect(issues).toEqual([
      { field: 'templates', code: 'TEMPLATE_WEIGHTS_NOT_100', params: { sum: '90' } },
      { field: 'templates.0', code: 'TEMPLATE_NOT_ENABLED' },
    ]);
  });

  it('S5.117 wants one template for the share of the department, and none without a share', () => {
    const template = { weight: '50', enabled: true };
    const of = (department: string, taking: boolean) =>
      startBlockers({
        ...ready,
        plan: { ...plan, sources: { self: '30', boss: dec('70').minus(department).toString(), department } },
        templates: [template, { ...template, takesDeptScore: taking }],
      }).map((one) => one.code);
    expect([of('20', true), of('0', false)]).toEqual([[], []]);
    expect([of('20', false), of('0', true)]).toEqual([['DEPT_SCORE_WITHOUT_TEMPLATE'], ['DEPT_SCORE_WITHOUT_SHARE']]);
    const taking = [true, false, true, true].map((takesDeptScore) => ({ takesDeptScore }));
    expect(deptScoringIssues(taking).map((one) => one.field)).toEqual([
      'modules.2.takesDeptScore',
      'modules.3.takesDeptScore',
    ]);
  });

  it('looks at the rule it starts with, and at its soundness', () => {
    const issues = startBlockers({
      ...ready,
      plan: { ...plan, on360: true, ratio360 },
      rule: { ...rule, type: AssessmentRuleType.LEVEL },
    });
    expect(issues.map((one) => [one.field, one.code])).toEqual([
      ['rule.levels', 'RULE_LEVELS_COUNT'],
      ['on360', 'NO_360_WITH_LEVEL_RULE'],
    ]);
  });
});

describe('canAdvance', () => {
  const { FILLING, SCORING, CALIBRATING, COMMUNICATING, CLOSED, STOPPED, IMPORTED, NOT_OPEN } = AssessmentPlanStatus;
  const flat = (input: Partial<AdvanceInput> & Pick<AdvanceInput, 'status'>) => {
    const answer = canAdvance({ locked: false, ...input });
    return [answer.allowed, answer.to, answer.blockers.map((one) => one.code), answer.pending.map((one) => one.code)];
  };

  it.each<[string, Partial<AdvanceInput> & Pick<AdvanceInput, 'status'>, unknown[]]>([
    ['S4.023 opens', { status: NOT_OPEN }, [true, FILLING, [], []]],
    ['S4.023 scoring with all targets approved', { status: FILLING, pendingTargets: 0 }, [true, SCORING, [], []]],
    ['scoring with targets pending', { status: FILLING, pendingTargets: 2 }, [false, SCORING, [], ['TARGETS_PENDING']]],
    [
      'scoring anyway',
      { status: FILLING, pendingTargets: 2, openAnyway: true },
      [true, SCORING, [], ['TARGETS_PENDING']],
    ],
    [
      'calibration with scores missing',
      { status: SCORING, pendingSelf: 1, pendingBossScores: 3 },
      [false, CALIBRATING, [], ['SELF_SCORES_PENDING', 'BOSS_SCORES_PENDING']],
    ],
    [
      'calibration with departments not scored',
      { status: SCORING, pendingDeptScores: { count: 2, names: 'Sales, Finance' } },
      [false, CALIBRATING, [], ['DEPT_SCORES_PENDING']],
    ],
    [
      'counts of other stages do not matter',
      { status: SCORING, pendingTargets: 4, pendingConfirms: 1 },
      [true, CALIBRATING, [], []],
    ],
    [
      'communication with a warning',
      { status: CALIBRATING, fitOutcome: 'warn' },
      [false, COMMUNICATING, [], ['DISTRIBUTION_NOT_FIT']],
    ],
    [
      'communication over a warning',
      { status: CALIBRATING, fitOutcome: 'warn', openAnyway: true },
      [true, COMMUNICATING, [], ['DISTRIBUTION_NOT_FIT']],
    ],
    [
      'communication over a block',
      { status: CALIBRATING, fitOutcome: 'block', openAnyway: true },
      [false, COMMUNICATING, ['DISTRIBUTION_BLOCKED'], []],
    ],
    [
      'archive by force',
      { status: COMMUNICATING, pendingConfirms: 1, openAnyway: true },
      [true, CLOSED, [], ['CONFIRMATIONS_PENDING']],
    ],
    [
      'S4.036 never while locked',
      { status: FILLING, locked: true, openAnyway: true },
      [false, SCORING, ['PLAN_LOCKED'], []],
    ],
    ['nowhere from the archive', { status: CLOSED }, [false, null, ['PLAN_CLOSED'], []]],
    ['nowhere once stopped', { status: STOPPED }, [false, null, ['PLAN_STOPPED'], []]],
    ['nowhere when imported', { status: IMPORTED }, [false, null, ['PLAN_IMPORTED'], []]],
  ])('%s', (_what, input, expected) => {
    expect(flat(input)).toEqual(expected);
  });
});

describe('canReturnToStage', () => {
  const reason = (input: Partial<ReturnInput> & Pick<ReturnInput, 'from' | 'to'>) => {
    const verdict = canReturnToStage({ locked: false, ...input });
    return verdict.allowed ? 'allowed' : verdict.reason;
  };

  it.each<[string, Partial<ReturnInput> & Pick<ReturnInput, 'from' | 'to'>, string]>([
    ['S4.037', { from: 4, to: 2 }, 'allowed'],
    ['S4.037', { from: 5, to: 4 }, 'allowed'],
    ['S4.037', { from: 1, to: 0 }, 'allowed'],
    ['S4.037', { from: 2, to: 2 }, 'NOT_AN_EARLIER_STAGE'],
    ['S4.037', { from: 2, to: 3 }, 'NOT_AN_EARLIER_STAGE'],
    ['S4.037', { from: 2, to: 98 }, 'NOT_AN_EARLIER_STAGE'],
    ['-', { from: 3, to: 1, merged: true }, 'MERGED_NOT_TO_FILLING'],
    ['-', { from: 3, to: 2, merged: true }, 'allowed'],
    ['S4.039', { from: 3, to: 1, readOnlyOnly: true }, 'READ_ONLY_NOT_TO_FILLING'],
    ['S4.039', { from: 3, to: 2, readOnlyOnly: true }, 'allowed'],
    ['-', { from: 99, to: 0 }, 'allowed'],
    ['-', { from: 99, to: 2 }, 'IMPORTED_RETURNS_TO_NOT_OPEN'],
    ['-', { from: 5, to: 1, imported: true }, 'IMPORTED_RETURNS_TO_NOT_OPEN'],
    ['-', { from: 0, to: 0, imported: true }, 'IMPORTED_RETURNS_TO_NOT_OPEN'],
    ['S4.036', { from: 4, to: 2, locked: true }, 'PLAN_LOCKED'],
    ['S4.024', { from: 98, to: 2 }, 'PLAN_STOPPED'],
  ])('%s %j: %s', (_id, input, expected) => {
    expect(reason(input)).toBe(expected);
  });
});

describe('the status as it travels', () => {
  it.each(
    Object.values(AssessmentPlanStatus).flatMap(
      (status) =>
        [
          [status, false],
          [status, true],
        ] as const,
    ),
  )('S3.039 %i, locked %s, goes and comes back', (status, locked) => {
    expect(fromWireStatus(wireStatus(status, locked))).toEqual({ status, locked: locked && canLock(status) });
  });

  it('S3.039 is negative when locked, and only where a lock is possible', () => {
    expect(Object.values(AssessmentPlanStatus).filter(canLock)).toEqual([1, 2, 3, 4]);
    expect([wireStatus(2, true), wireStatus(5, true)]).toEqual([-2, 5]);
    expect([-5, -98, -99, 6, 1.5, Number.NaN].map(fromWireStatus)).toEqual([null, null, null, null, null, null]);
    expect(fromWireStatus(-0)).toEqual({ status: 0, locked: false });
  });
});
