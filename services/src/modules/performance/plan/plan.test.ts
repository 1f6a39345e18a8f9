import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import {
  errorsOf,
  key,
  opened,
  planInput,
  readyPlan,
  ruleInput,
  staffedCompany,
  TEST_DAY,
  type Staffed,
} from './plan-testing.ts';

let services: TestServices;
let company: Staffed;
let token: string;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services);
  token = company.adminToken;
});
afterAll(() => services.stop());

interface Wire {
  planCode: string;
  planStatus: number;
  scopeCount: number;
  version: number;
  ruleName: string;
  stageCounts: object[];
  scope: { empIds: string[]; wholeCompany: boolean };
}

const call = (name: string, input: object, as = token) =>
  services.call(`performanceplane.${name}`, input as Record<string, unknown>, as);
const save = (more: object) => call('saveassess', planInput({ planName: `考核${key()}`, ...more }));
const planOf = async (planCode: string, as = token) =>
  ((await call('getplanandrule', { planCodes: [planCode] }, as)).data as Wire[])[0];
const windows = (more: object) => ({ windows: { ...planInput().windows, ...more } });

describe('S5.109 a plan is refused', () => {
  test.each<[string, object, string, string]>([
    ['without a name', { planName: ' ' }, 'planName', 'PLAN_NAME_REQUIRED'],
    ['S3.064 with a third half-year', { cycle: 2, cycleIndex: 3 }, 'cycleIndex', 'CYCLE_INDEX_INVALID'],
    [
      'when the period is reversed',
      { periodFrom: '2026-12-31', periodTo: '2026-01-01' },
      'periodFrom',
      'WINDOW_REVERSED',
    ],
    [
      'when a window is reversed',
      windows({ fill: { from: '2026-11-20', to: '2026-11-02' } }),
      'windows.fill',
      'WINDOW_REVERSED',
    ],
    [
      'when stages are not in order',
      windows({ calibrate: { from: '2026-12-10', to: '2026-12-25' } }),
      'windows.calibrate.from',
      'WINDOWS_NOT_IN_ORDER',
    ],
    [
      'S5.109 when scoring starts today',
      windows({ fill: { from: '2026-11-01', to: '2026-11-02' }, score: { from: TEST_DAY, to: '2026-12-20' } }),
      'windows.score.from',
      'SCORE_START_NOT_AFTER_TODAY',
    ],
    [
      'when scoring has no day',
      windows({ score: { from: '2026-12-02', to: '2026-12-01' } }),
      'windows.score',
      'SCORING_PERIOD_ZERO',
    ],
    [
      'S3.070 with a reminder outside its stage',
      { reminders: [{ stage: 1, dates: ['2026-12-24'] }] },
      'reminders.0.dates.0',
      'REMINDER_OUTSIDE_STAGE',
    ],
    [
      'with a reminder date twice',
      { reminders: [{ stage: 1, dates: ['2026-11-10', '2026-11-10'] }] },
      'reminders.0.dates.1',
      'REMINDER_DUPLICATE',
    ],
    ['S5.071 when the ratios miss 100', { selfRatio: '40' }, 'selfRatio', 'SOURCE_RATIOS_NOT_100'],
  ])('%s', async (_why, more, field, code) => {
    const answer = await save(more);
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toContainEqual([field, code]);
  });

  test('S5.059 with a name of more than 50 characters', async () => {
    const answer = await save({ planName: '长'.repeat(51) });
    expect([answer.status, errorsOf(answer)[0]?.[0]]).toEqual([400, 'planName']);
  });

  test('S5.043 S5.047 when its name is taken, at the name, and the name can be asked for', async () => {
    const planName = `考核${key()}`;
    const { id } = (await save({ planName })).data as { id: string };
    const answer = await save({ planName });
    expect([answer.status, errorsOf(answer)]).toEqual([422, [['planName', 'ALREADY_USED']]]);
    expect((await call('distinctplanname', { planName })).data).toEqual({ exists: true });
    expect((await call('distinctplanname', { planName, exceptPlanCode: id })).data).toEqual({ exists: false });
  });
});

test('saving happens once per client mutation id, and a stale version answers 409 with the plan as it is', async () => {
  const input = planInput({ planName: `考核${key()}` });
  const first = await call('saveassess', input);
  const again = await call('saveassess', input);
  expect(again.data).toEqual(first.data);
  const { id } = first.data as { id: string };
  expect((await save({ planCode: id, version: 1, planName: '改名一次' })).status).toBe(200);
  const late = await save({ planCode: id, version: 1, planName: '改名两次' });
  expect(late.status).toBe(409);
  expect(late.data).toMatchObject({ errors: [{ code: 'CONFLICT', current: { planName: '改名一次', version: 2 } }] });
});

test('S3.065 the scope counts a department with what is below it, named people, and not those excluded', async () => {
  const plan = (await save({})).data as { id: string };
  const [first = '', second = ''] = company.staffIds;
  const setScope = async (version: number, scope: object) => {
    await services.ok(
      'performanceplane.planescope',
      { planCode: plan.id, version, wholeCompany: false, deptIds: [], empIds: [], excludedEmpIds: [], ...scope },
      token,
    );
    return (await planOf(plan.id))?.scopeCount;
  };
  expect(await setScope(1, { wholeCompany: true })).toBe(8);
  expect(await setScope(2, { deptIds: [company.rootId] })).toBe(8);
  expect(await setScope(3, { deptIds: [company.deptIds[0]] })).toBe(4);
  const [, unasked] = company.deptIds;
  const depts = await services.ok<{ deptId: string; version: number }[]>('deptmanage.selectalldept', {}, token);
  const closed = async (deptId: string) => {
    const version = depts.find((one) => one.deptId === deptId)?.version;
    return errorsOf(await services.call('deptmanage.deletedept', { deptId, version }, token)).map(([, code]) => code);
  };
  expect(await closed(company.deptIds[0])).toEqual(['DEPARTMENT_HAS_PEOPLE', 'DEPARTMENT_IN_PLANS']);
  expect(await closed(unasked)).toEqual(['DEPARTMENT_HAS_PEOPLE']);
  expect(await setScope(4, { deptIds: [company.deptIds[0]], empIds: [second], excludedEmpIds: [first] })).toBe(4);
  const unknown = await call('planescope', {
    planCode: plan.id,
    version: 5,
    wholeCompany: false,
    deptIds: ['f'.repeat(32)],
    empIds: [],
    excludedEmpIds: [],
  });
  expect([unknown.status, errorsOf(unknown)]).toEqual([400, [['deptIds', 'UNKNOWN_REFERENCE']]]);
});

test('S7.085 a plan is read by its managers and, once open, by those in it, who do not see the others', async () => {
  const [member = '', outsider = ''] = company.staffIds;
  const plan = await readyPlan(services, company, { scope: { wholeCompany: false, empIds: [member] } });
  const tokenOf = (empId: string) => services.signIn(company.code, company.numberOf.get(empId) ?? '');
  const memberToken = await tokenOf(member);
  expect(await planOf(plan.id, memberToken)).toBeUndefined();
  await opened(services, company, plan);
  expect(await planOf(plan.id, memberToken)).toMatchObject({
    planStatus: 1,
    scopeCount: 0,
    stageCounts: [],
    scope: { empIds: [], wholeCompany: false },
  });
  expect(await planOf(plan.id, await tokenOf(company.bossIds[0]))).toMatchObject({ planCode: plan.id });
  expect(await planOf(plan.id, await tokenOf(outsider))).toBeUndefined();
  expect(await planOf(plan.id)).toMatchObject({ scopeCount: 1, scope: { empIds: [member] } });
  expect((await services.call('performanceplane.queryrule', { planCode: plan.id }, memberToken)).status).toBe(200);
  expect((await services.call('performanceplane.listAllPlan', {}, memberToken)).status).toBe(403);
});

test('S3.066 S3.068 S7.089 S7.090 an open plan keeps the rule and the content it opened with', async () => {
  const plan = await readyPlan(services, company);
  await opened(services, company, plan);
  await services.ok(
    'performancesetting.updateRuleModel',
    ruleInput({ ruleCode: plan.ruleId, version: 1, ruleName: `新规则${key()}`, minGroupSize: 99 }),
    token,
  );
  const rule = await services.ok<{ ruleName: string; minGroupSize: number; granularity: string }>(
    'performanceplane.queryrule',
    { planCode: plan.id },
    token,
  );
  expect([rule.ruleName.startsWith('规则'), rule.minGroupSize, rule.granularity]).toEqual([true, 5, '0.5']);
  expect(
    (await services.call('performancesetting.deleterulemodel', { ruleCode: plan.ruleId, version: 2 }, token)).data,
  ).toMatchObject({ errors: [{ code: 'RULE_IN_USE' }] });
  const wire = (await planOf(plan.id)) as unknown as {
    modules: { companyModuleCode: string; contentModuleCode: string }[];
  };
  const [module] = wire.modules;
  const detail = await services.ok<{ versionName: string }>(
    'performanceplane.getmoduledetail',
    { companyModuleCode: module?.companyModuleCode, contentModuleCode: module?.contentModuleCode },
    token,
  );
  expect(detail.versionName).toBe('V1');
});

test('S3.063 S4.088 S7.095 plans are filtered by name, year, cycle and status', async () => {
  const planName = `筛选${key()}`;
  await save({ planName, planYear: 2027, periodFrom: '2027-01-01', periodTo: '2027-12-31' });
  const total = async (filter: object) =>
    ((await call('listAllPlan', { keyword: planName, ...filter })).data as { total: number }).total;
  expect([
    await total({}),
    await total({ planYear: 2027, cycle: 1, planStatus: [0] }),
    await total({ planYear: 2026 }),
    await total({ planStatus: [1] }),
  ]).toEqual([1, 1, 0, 0]);
  expect((await call('listAllPlan', { keyword: planName })).data).toMatchObject({
    items: [{ planName, planYear: 2027, planStatus: 0 }],
  });
  const named = async (status: number) => {
    const input = { companyId: company.companyId, status };
    const plans = await services.ok<{ planName: string }[]>('performanceflow.queryplane', input, token);
    return plans.some((plan) => plan.planName === planName);
  };
  expect([await named(0), await named(1)]).toEqual([true, false]);
});

test('S4.056 a plan that never opened can be deleted, an open one not', async () => {
  const plan = (await save({})).data as { id: string };
  expect((await call('deleteplane', { planCode: plan.id, version: 2 })).status).toBe(409);
  expect((await call('deleteplane', { planCode: plan.id, version: 1 })).status).toBe(200);
  const ready = await readyPlan(services, company);
  const version = await opened(services, company, ready);
  expect(errorsOf(await call('deleteplane', { planCode: ready.id, version }))).toEqual([[null, 'PLAN_OPENED']]);
});
