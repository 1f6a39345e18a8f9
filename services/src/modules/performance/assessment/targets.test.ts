import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentPlanStatus, TargetStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { indicator, openAppraisalOf, refusalOf as refusal, signedIn, type Appraisal } from './assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
});
beforeEach(async () => {
  appraisal = await openAppraisalOf(services, company);
});
afterAll(() => services.stop());

type Input = { version: number; rows: object[]; clientId?: string; seq?: number };
const save = (token: string, input: Input) =>
  appraisal.call('performanceview.saveperformance', token, { clientId: key(), seq: 1, ...input });
const submit = (token: string, version: number) =>
  appraisal.call('performancecheck.updatestatus', token, { version, action: 'submit' });
/** The fixed row of the form as the client sends it back, and the two parts. */
const form = async () => {
  const { version, parts, indicators } = await appraisal.detail(as.person);
  const [manual, formula] = parts;
  if (!manual || !formula) throw new Error('The form lacks a part.');
  const rows = indicators.map(({ sort: _s, fixed: _f, achievedValue: _a, ...row }) => row);
  return { version, manual, formula, rows };
};

describe('the form', () => {
  test('an indicator of the template keeps key result and weight and cannot be taken out', async () => {
    const { version, rows, manual } = await form();
    await save(as.person, {
      version,
      rows: rows.map((row) => ({ ...row, keyResult: '改名', weight: '1', targetValue: '2' })),
    });
    const changed = await appraisal.detail(as.person);
    expect(changed.indicators).toMatchObject([
      { keyResult: '安全生产零事故', weight: '20', targetValue: '2', fixed: true },
    ]);
    await save(as.person, { version: changed.version, rows: [indicator(manual)] });
    expect((await appraisal.detail(as.person)).indicators.map((row) => row.keyResult)).toEqual([
      '新客户签约',
      '安全生产零事故',
    ]);
  });

  test('S3.044 the priority is lower, ordinary, urgent or unusually urgent: 1 to 4', async () => {
    const { version, rows, manual } = await form();
    const withPriority = (priority: number) => indicator(manual, { keyResult: `第${priority}级`, priority });
    await save(as.person, { version, rows: [...rows, ...[1, 2, 3, 4].map(withPriority)] });
    const { indicators, version: now } = await appraisal.detail(as.person);
    expect(indicators.filter((row) => !row.fixed).map((row) => row.priority)).toEqual([1, 2, 3, 4]);
    expect((await save(as.person, { version: now, rows: [...rows, withPriority(5)] })).status).toBe(400);
  });

  test('S5.133 S5.132 a draft keeps what is incomplete, out of range or contradicts itself; a submission is refused with the cells', async () => {
    const { version, rows, manual } = await form();
    expect(
      (await save(as.person, { version, rows: [...rows, indicator(manual, { keyResult: '', weight: null })] })).success,
    ).toBe(true);
    const wrong = [
      indicator(manual, { startValue: '5', targetValue: '5.0' }),
      indicator(manual, { startDate: '2026-03-01', targetDate: '2026-03-01' }),
      indicator(manual, { weight: '120', confidence: 150 }),
    ];
    expect((await save(as.person, { version: version + 1, rows: wrong })).success).toBe(true);
    const kept = await appraisal.detail(as.person);
    expect(kept.indicators.find((row) => row.weight === '120')).toMatchObject({ confidence: 150 });
    const [status, cells] = refusal(await submit(as.person, kept.version));
    expect(status).toBe(422);
    expect(cells).toEqual(
      expect.arrayContaining([
        ['rows.0.targetValue', 'INDICATOR_VALUES_EQUAL'],
        ['rows.1.targetDate', 'INDICATOR_DATES_ORDER'],
        ['rows.2.weight', 'WEIGHT_OUT_OF_RANGE'],
        ['rows.2.confidence', 'CONFIDENCE_OUT_OF_RANGE'],
      ]),
    );
  });

  test('S5.133 a draft keeps what no column could store, for its writer alone, and says so at the cell when it is submitted', async () => {
    const { version, rows, manual } = await form();
    const typed = [
      { cell: 'startDate', text: '三月底' },
      { cell: 'targetDate', text: '2026-02-30' },
      { cell: 'startValue', text: '123456789012345678' },
    ];
    const beyond = [
      indicator(manual, { confidence: 123_456_789, weight: '1234567890' }),
      indicator(manual, { weight: '0.00001', targetValue: '5', typed }),
    ];
    expect((await save(as.person, { version, rows: [...rows, ...beyond] })).success).toBe(true);
    const kept = (await appraisal.detail(as.person)).indicators.slice(rows.length);
    expect(kept).toMatchObject([
      {
        confidence: null,
        weight: null,
        typed: [
          { cell: 'weight', text: '1234567890' },
          { cell: 'confidence', text: '123456789' },
        ],
      },
      { weight: null, targetValue: '5', startDate: null, targetDate: null, startValue: null },
    ]);
    expect(kept[1]?.typed).toEqual(expect.arrayContaining([...typed, { cell: 'weight', text: '0.00001' }]));
    expect((await appraisal.detail(as.boss)).indicators.flatMap((row) => row.typed)).toEqual([]);
    const [status, cells] = refusal(await submit(as.person, version + 1));
    expect(status).toBe(422);
    expect(cells).toEqual(
      expect.arrayContaining([
        ['rows.1.weight', 'WEIGHT_OUT_OF_RANGE'],
        ['rows.1.confidence', 'CONFIDENCE_OUT_OF_RANGE'],
        ['rows.2.weight', 'NUMBER_INVALID'],
        ['rows.2.startValue', 'NUMBER_INVALID'],
        ['rows.2.startDate', 'DATE_INVALID'],
        ['rows.2.targetDate', 'DATE_INVALID'],
      ]),
    );
    // Once they are values, nothing of it is left.
    await appraisal.fill(as.person, key(), 1);
    expect((await appraisal.detail(as.person)).indicators.flatMap((row) => row.typed)).toEqual([]);
  });

  test('rows name parts and indicators of this form only', async () => {
    const { version, rows, manual } = await form();
    const answer = async (row: object) => refusal(await save(as.person, { version, rows: [...rows, row] }));
    expect(await answer(indicator({ ...manual, partCode: '0'.repeat(32) }))).toEqual([
      400,
      [['rows.1.partCode', 'UNKNOWN_REFERENCE']],
    ]);
    expect(await answer(indicator(manual, { rowId: '0'.repeat(32) }))).toEqual([
      400,
      [['rows.1.rowId', 'UNKNOWN_REFERENCE']],
    ]);
    expect(await answer(rows[0] ?? {})).toEqual([400, [['rows.1.rowId', 'UNKNOWN_REFERENCE']]]);
  });

  test('S5.071 a form is submitted whole: weights of 100 in each part, key results, the figures of a formula', async () => {
    const { version, rows, manual, formula } = await form();
    await save(as.person, {
      version,
      rows: [...rows, indicator(manual, { keyResult: '', weight: '70' }), indicator(formula, { weight: '100' })],
    });
    const { errors } = (await submit(as.person, version + 1)).data as { errors: { field: string; code: string }[] };
    expect(errors.map(({ field, code }) => [field, code]).sort()).toEqual([
      ['parts.0', 'WEIGHTS_NOT_100'],
      ['rows.1.keyResult', 'KEY_RESULT_REQUIRED'],
      ['rows.2.startValue', 'REQUIRED'],
      ['rows.2.targetValue', 'REQUIRED'],
    ]);
    await save(as.person, { version: version + 1, rows: [] });
    expect(refusal(await submit(as.person, version + 2))).toEqual([
      422,
      [
        ['parts.0', 'WEIGHTS_NOT_100'],
        ['parts.1', 'TOO_FEW'],
      ],
    ]);
  });
});

describe('auto-save', () => {
  test('within one form the running number decides, whatever order the requests come in', async () => {
    const { version, rows, manual } = await form();
    const typed = (text: string) => [...rows, indicator(manual, { keyResult: text })];
    const clientId = key();
    await save(as.person, { version, rows: typed('一'), clientId, seq: 1 });
    // The answer to the first was lost: the third still comes with the version of the beginning.
    const third = await save(as.person, { version, rows: typed('三'), clientId, seq: 3 });
    const second = await save(as.person, { version, rows: typed('二'), clientId, seq: 2 });
    expect([second.status, second.data]).toEqual([200, third.data]);
    expect((await appraisal.detail(as.person)).indicators.map((row) => row.keyResult)).toEqual([
      '安全生产零事故',
      '三',
    ]);
  });

  test('a second tab that saw an older form is refused and told what stands there now', async () => {
    const { version, rows } = await form();
    await save(as.person, { version, rows });
    const answer = await save(as.person, { version, rows });
    expect(answer).toMatchObject({
      status: 409,
      data: { errors: [{ code: 'CONFLICT', current: { version: version + 1, changedBy: appraisal.empId } }] },
    });
  });

  test('one that arrives after the submission brings no draft back', async () => {
    const { version } = await appraisal.fill(as.person, 'the-only-tab', 1);
    await submit(as.person, version);
    const late = await save(as.person, { version, rows: [], clientId: 'the-only-tab', seq: 2 });
    expect(refusal(late)).toEqual([422, [[null, 'TARGETS_SUBMITTED']]]);
    expect((await appraisal.detail(as.person)).indicators).toHaveLength(3);
  });
});

describe('who may see and write a form', () => {
  test('a stranger is answered as if there were no such appraisal', async () => {
    for (const token of [as.colleague, as.otherBoss]) {
      expect((await appraisal.call('performanceview.getAssessmentBaseDetail', token)).status).toBe(404);
      expect((await submit(token, 1)).status).toBe(404);
    }
  });

  test('each viewer is told apart', async () => {
    const viewers = await Promise.all(
      [as.person, as.boss, as.admin].map(async (token) => (await appraisal.detail(token)).viewer),
    );
    expect(viewers).toEqual(['myself', 'leader', 'setter']);
  });

  test('only the person types into the own form and submits it', async () => {
    const { version, rows } = await form();
    for (const token of [as.boss, as.admin]) {
      expect(refusal(await save(token, { version, rows }))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
      expect(refusal(await submit(token, version))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
    }
  });

  test('S4.032 S4.035 S4.036 S6.049 S8.054 closed fill-in, a locked plan and a locked form stop the person with the reason', async () => {
    await appraisal.switch({ fillInClosed: true });
    expect(await appraisal.may('editTargets', as.person)).toBe('FILL_IN_CLOSED');
    await appraisal.switch({ fillInClosed: false });
    await appraisal.switch({ locked: true });
    const { version, rows } = await form();
    expect(refusal(await save(as.person, { version, rows }))).toEqual([422, [[null, 'PLAN_LOCKED']]]);
    expect(await appraisal.may('approveTargets', as.boss)).toBe('PLAN_LOCKED');
    expect(await appraisal.may('setSubordinateTargets', as.boss)).toBe('PLAN_LOCKED');
    await appraisal.switch({ locked: false });
    await appraisal.ok('performanceview.locktargetedit', as.boss, { locked: true });
    expect(refusal(await submit(as.person, version))).toEqual([422, [[null, 'PERSON_LOCKED']]]);
    expect(await appraisal.may('lockPerson', as.person)).toBe('ROLE_NOT_ALLOWED');
    await appraisal.ok('performanceview.locktargetedit', as.boss, { locked: false });
    expect(await appraisal.may('editTargets', as.person)).toBe(true);
  });

  test('S4.026 once scoring is open, targets are frozen', async () => {
    const { version, rows } = await form();
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    expect(refusal(await save(as.person, { version, rows }))).toEqual([422, [[null, 'STAGE_PASSED']]]);
    expect(await appraisal.may('setSubordinateTargets', as.boss)).toBe('STAGE_PASSED');
  });
});

describe('S6.043 targets set by the superior', () => {
  const allot = (token: string, version: number, rows: object[]) =>
    appraisal.call('performanceview.allotperformance', token, { version, rows });
  const complete = async () => {
    const { version, rows, manual, formula } = await form();
    return {
      version,
      rows: [
        ...rows,
        indicator(manual),
        indicator(formula, { keyResult: '营业收入', startValue: '1', targetValue: '2', weight: '100' }),
      ],
    };
  };

  test('they count as approved and are logged', async () => {
    const { version, rows } = await complete();
    expect((await allot(as.boss, version, rows)).success).toBe(true);
    expect((await appraisal.detail(as.person)).targetStatus).toBe(TargetStatus.APPROVED);
    const log = await appraisal.ok<{ total: number; items: { byEmpId: string }[] }>(
      'performanceview.gettargetlog',
      as.person,
    );
    expect([log.total, log.items[0]?.byEmpId]).toEqual([6, company.bossIds[0]]);
  });

  test('they have to be complete, and the plan has to allow it', async () => {
    const { version, rows } = await complete();
    expect(refusal(await allot(as.boss, version, rows.slice(0, 1)))).toEqual([
      422,
      [
        ['parts.0', 'WEIGHTS_NOT_100'],
        ['parts.1', 'TOO_FEW'],
      ],
    ]);
    expect((await appraisal.detail(as.person)).indicators).toHaveLength(1);
    appraisal = await openAppraisalOf(services, company, { plan: { managersMaySetTargets: false } });
    expect(await appraisal.may('setSubordinateTargets', as.boss)).toBe('MANAGERS_SET_NO_TARGETS');
    expect(await appraisal.may('setSubordinateTargets', as.admin)).toBe(true);
  });
});
