import { describe, expect, it } from 'vitest';
import {
  EmployeeType,
  EvaluateProcess,
  ProbationAction,
  ProbationPlanStatus,
  ProbationTargetSetter,
} from '../../enums.ts';
import { ContractType } from '../employee/contract-type.ts';
import { checkExtension, latestRegularDate, type ExtensionFacts } from './extension.ts';
import { actionsOf, processAfter, processesOf, progressOf, scoringWindow, turnOf, type Part } from './process.ts';
import { checkProbationRule, checkScoringDays, probationDays } from './rule.ts';

const facts = (more: Partial<ExtensionFacts> = {}): ExtensionFacts => ({
  today: '2026-11-01',
  entryDate: '2026-10-31',
  regularDate: '2026-11-15',
  employeeType: EmployeeType.FULL_TIME,
  contractStart: '2026-10-31',
  contractEnd: '2029-10-30',
  contractType: null,
  returned: false,
  ...more,
});
const codes = (issues: readonly { field: string; code: string }[]) =>
  issues.map(({ field, code }) => `${field} ${code}`);

describe('an extension stays within the law (art. 19)', () => {
  it.each([
    ['three years', { contractEnd: '2029-10-30' }, '2027-04-30'],
    ['a day under three years', { contractEnd: '2029-10-29' }, '2026-12-31'],
    ['no end', { contractEnd: null }, '2027-04-30'],
    ['one year', { contractEnd: '2027-10-30' }, '2026-12-31'],
    ['under a year', { contractEnd: '2027-09-29' }, '2026-11-30'],
    ['three months', { contractEnd: '2027-01-30' }, '2026-11-30'],
    ['under three months', { contractEnd: '2027-01-29' }, null],
    ['no contract', { contractStart: null }, null],
    ['part-time', { employeeType: EmployeeType.PART_TIME }, null],
    ['a labour contract', { contractType: ContractType.FIXED_TERM }, '2027-04-30'],
    ['a contract for a task', { contractType: ContractType.TASK }, null],
    ['a part-time agreement', { contractType: ContractType.PART_TIME }, null],
    ['a return', { returned: true }, null],
  ])('%s: regular on %s at the latest', (_name, more, latest) => expect(latestRegularDate(facts(more))).toBe(latest));

  const asked = { regularDate: '2026-12-01', consentOn: '2026-11-01', consentNote: 'letter' };
  it.each([
    [{}, {}, []],
    [{ regularDate: '2026-11-01' }, {}, ['regularDate PROBATION_OVER']],
    [{ contractStart: null }, {}, ['regularDate EXTENSION_NOT_LAWFUL']],
    [{}, { regularDate: '2026-11-15' }, ['regularDate EXTENSION_NOT_LATER']],
    [{}, { regularDate: '2027-05-01' }, ['regularDate EXTENSION_TOO_LONG']],
    [{}, { regularDate: 'x', consentOn: '' }, ['regularDate DATE_INVALID', 'consentOn CONSENT_REQUIRED']],
    [{}, { consentOn: '2026-11-02', consentNote: ' ' }, ['consentOn CONSENT_AHEAD', 'consentNote REQUIRED']],
  ])('%s asked %s', (more, changed, refused) =>
    expect(codes(checkExtension(facts(more), { ...asked, ...changed }))).toEqual(refused),
  );
});

describe('the way of a plan', () => {
  const { DRAFT, RUNNING, SCORING, APPROVING, ARCHIVED } = ProbationPlanStatus;
  const plan = (status: number, process: number, more: object = {}) => ({
    status,
    process,
    targetSetter: ProbationTargetSetter.EMPLOYEE,
    selfRatio: '30',
    ...more,
  });
  it('leaves out what the setup does without', () => {
    expect(processesOf(plan(0, 1))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(processesOf(plan(0, 1, { targetSetter: ProbationTargetSetter.SUPERIOR, selfRatio: '0' }))).toEqual([
      1, 4, 5, 6, 7,
    ]);
    expect([
      processAfter(plan(0, 1), 2),
      processAfter(plan(0, 1, { selfRatio: '0' }), 2),
      processAfter(plan(0, 1), 7),
    ]).toEqual([3, 4, 7]);
  });
  it.each([
    [DRAFT, EvaluateProcess.SET_TARGETS, null],
    [RUNNING, EvaluateProcess.SET_TARGETS, 'employee'],
    [RUNNING, EvaluateProcess.APPROVE_TARGETS, 'superior'],
    [RUNNING, EvaluateProcess.SELF_SCORE, null],
    [SCORING, EvaluateProcess.SELF_SCORE, 'employee'],
    [SCORING, EvaluateProcess.BOSS_SCORE, 'superior'],
    [APPROVING, EvaluateProcess.APPROVAL, 'approver'],
    [APPROVING, EvaluateProcess.CONFIRMATION, 'employee'],
    [APPROVING, EvaluateProcess.FILING, 'hr'],
    [ARCHIVED, EvaluateProcess.FILING, null],
  ])('state %s, process %s: it is the turn of %s', (status, process, part) =>
    expect(turnOf(plan(status, process))).toBe(part),
  );
  it('says how far each process is', () => {
    expect(progressOf(plan(SCORING, 3)).map(({ status }) => status)).toEqual([2, 2, 1, 0, 0, 0, 0]);
    expect(progressOf(plan(ARCHIVED, 7)).map(({ status }) => status)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });
  const A = ProbationAction;
  const state = { selfOver: false, ended: false, extensionAllowed: true, exitDue: false };
  it.each<[string, Part, object, number[]]>([
    ['HR of a draft', 'hr', plan(DRAFT, 1), [A.CHANGE, A.START, A.DELETE]],
    ['HR before scoring', 'hr', plan(RUNNING, 3), [A.CHANGE, A.START_SCORING, A.EXTEND, A.TERMINATE]],
    ['HR after the end', 'hr', { ...plan(SCORING, 4), ended: true }, [A.CHANGE, A.REMIND]],
    ['the superior who waits', 'superior', plan(SCORING, 3), []],
    ['the superior who need not wait', 'superior', { ...plan(SCORING, 3), selfOver: true }, [A.BOSS_SCORE]],
    ['an approver', 'approver', plan(APPROVING, 5), [A.APPROVE, A.CHANGE_APPROVAL]],
    ['HR of what nobody confirms', 'hr', plan(APPROVING, 6), [A.FILE, A.REMIND, A.TERMINATE]],
    ['HR of a failure', 'hr', { ...plan(ARCHIVED, 7), exitDue: true }, [A.PROPOSE_EXIT]],
  ])('%s', (_name, part, one, actions) =>
    expect(actionsOf({ ...state, ...(one as ReturnType<typeof plan>) }, new Set([part]))).toEqual(actions),
  );
  it('scores up to the day before the regular date, the first half by the person', () =>
    expect(scoringWindow('2026-12-01', 7)).toEqual({ from: '2026-11-24', selfTo: '2026-11-27', to: '2026-11-30' }));
});

describe('a rule', () => {
  it.each([
    [null, 'scoringDays NUMBER_INVALID'],
    [0, 'scoringDays SCORING_DAYS_NONE'],
    [30, 'scoringDays SCORING_DAYS_TOO_LONG'],
    [29, undefined],
  ])('%s days of scoring in a probation of 30', (days, code) =>
    expect(codes(checkScoringDays(days, 30))[0]).toBe(code),
  );
  it('counts the days of a probation up to the day before the regular date', () =>
    expect(probationDays('2026-11-01', '2026-12-01')).toBe(30));
  it('needs a name, a form, the superior’s score and shares of 100', () => {
    const rule = { name: ' ', templateId: '', assessmentRuleId: 'x', scoringDays: 7, targetSetter: 1, nodes: [] };
    const refusals = (selfRatio: string, bossRatio: string) =>
      codes(checkProbationRule({ ...rule, selfRatio, bossRatio }));
    expect(refusals('100', '0')).toEqual([
      'name REQUIRED',
      'templateId REQUIRED',
      'bossRatio PROBATION_NEEDS_SUPERIOR_SCORE',
      'nodes APPROVAL_NODES_COUNT',
    ]);
    expect(refusals('-1', 'x').slice(2, 4)).toEqual(['selfRatio NUMBER_INVALID', 'bossRatio NUMBER_INVALID']);
    expect(refusals('30', '60')[2]).toBe('bossRatio SOURCE_RATIOS_NOT_100');
  });
});
