import type * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportedTable } from '@hengcai/shared/contract/table-import';
import { AssessmentOutsiderCode } from '@hengcai/shared/enums';
import type { TestFile, TestServices } from '../../../testing/kit.ts';
import { startServices } from '../../../testing/kit.ts';
import { bytesOf } from '../../../testing/workbooks.ts';
import { readTable } from '../../../kit/sheet/read.ts';
import { writeXlsx } from '../../../kit/sheet/xlsx-write.ts';
import {
  errorsOf,
  key,
  opened,
  readyPlan,
  staffedCompany,
  TEST_DAY,
  type Saved,
  type Staffed,
} from './plan-testing.ts';

let services: TestServices;
let company: Staffed;
let token: string;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 8);
  token = company.adminToken;
});
afterAll(() => services.stop());

const flow = (name: string, input: object) =>
  services.call(`performanceflow.${name}`, input as Record<string, unknown>, token, 'zh-CN');
const people = (planCode: string, more: object = {}) =>
  services.ok<{
    total: number;
    items: { empId: string; single: boolean; fillTo: string | null; reason: string | null }[];
  }>('performanceview.getscopebyplan', { planCode, pageSize: 50, ...more }, token);
const outside = async (planCode: string, more: object = {}) =>
  (
    (await flow('getbesideemp', { planCode, pageSize: 50, ...more })).data as {
      items: { empId: string; code: number; canJoin: boolean; reason: string | null }[];
    }
  ).items;
const numberOf = (empId = '') => company.numberOf.get(empId) ?? '';
/** Half of the company: the first department. */
const halfPlan = () => readyPlan(services, company, { scope: { wholeCompany: false, deptIds: [company.deptIds[0]] } });
const openHalf = async (): Promise<Saved> => {
  const plan = await halfPlan();
  return { id: plan.id, version: await opened(services, company, plan) };
};
const inFirst = () => [company.bossIds[0], ...company.staffIds.filter((_id, i) => i % 2 === 0)];
const inSecond = () => [company.bossIds[1], ...company.staffIds.filter((_id, i) => i % 2 === 1)];

describe('who is in a plan, and who is not', () => {
  test('is told before the opening by the scope, afterwards by who joined', async () => {
    const plan = await halfPlan();
    expect((await people(plan.id)).items.map(({ empId }) => empId).sort()).toEqual(inFirst().sort());
    expect((await outside(plan.id)).find(({ empId }) => empId === company.bossIds[1])).toMatchObject({
      code: AssessmentOutsiderCode.OUTSIDE_SCOPE,
      canJoin: true,
    });
    await opened(services, company, plan);
    const page = await people(plan.id, { pageSize: 2, pageNo: 2 });
    expect([page.total, page.items.length]).toEqual([5, 2]);
    expect((await people(plan.id, { keyword: numberOf(company.bossIds[0]) })).items).toMatchObject([
      { empId: company.bossIds[0], single: false, fillTo: null },
    ]);
  });
});

describe('people handled one by one', () => {
  test('performancecheck/listUnoEmpPerformanceInfo lists those with days of their own and those taken out, and how far they are', async () => {
    const plan = await openHalf();
    const [joined = ''] = inSecond();
    const [, gone = ''] = inFirst();
    const reason = '外派项目';
    const saved = await flow('saveUnoEmp', {
      planCode: plan.id,
      version: plan.version,
      empIds: [joined],
      fillTo: '2026-11-25',
      reason,
    });
    const { version } = saved.data as Saved;
    await flow('removeUnoEmp', { planCode: plan.id, version, empId: gone, reason: '休假' });
    const list = (more: object = {}) =>
      services.ok<{ total: number; items: object[] }>(
        'performancecheck.listUnoEmpPerformanceInfo',
        { planCode: plan.id, pageSize: 50, ...more },
        token,
      );
    const all = await list();
    expect(all.total).toBe(2);
    expect(all.items).toContainEqual(
      expect.objectContaining({ empId: joined, takesPart: true, fillTo: '2026-11-25', reason, employeeStage: 1 }),
    );
    expect((await list({ takesPart: false })).items).toMatchObject([
      { empId: gone, takesPart: false, reason: '休假', employeeStage: null, score: null },
    ]);
    expect((await list({ keyword: numberOf(joined) })).items).toMatchObject([{ empId: joined }]);
    expect((await list({ pageSize: 1, pageNo: 2 })).items).toHaveLength(1);
  });

  test('join an open plan with days of their own, and keep them when the scope is saved', async () => {
    const plan = await openHalf();
    const [one = '', other = ''] = inSecond();
    const saved = (
      await flow('saveUnoEmp', {
        planCode: plan.id,
        version: plan.version,
        empIds: [one],
        fillTo: '2026-11-27',
        reason: '借调',
      })
    ).data as Saved;
    expect(saved.version).toBe(plan.version + 1);
    const all = (await people(plan.id)).items;
    expect(all.find(({ empId }) => empId === one)).toMatchObject({
      single: true,
      fillTo: '2026-11-27',
      reason: '借调',
    });
    expect(all.some(({ empId }) => empId === other)).toBe(false);
    await services.ok(
      'performanceplane.planescope',
      { planCode: plan.id, version: saved.version, wholeCompany: true, deptIds: [], empIds: [], excludedEmpIds: [] },
      token,
    );
    expect((await people(plan.id, { single: true })).items.map(({ empId, fillTo }) => [empId, fillTo])).toEqual([
      [one, '2026-11-27'],
    ]);
  });

  test('are taken out with a reason and can come back', async () => {
    const plan = await openHalf();
    const empId = inFirst()[1] ?? '';
    const base = { planCode: plan.id, version: plan.version, empId };
    expect(errorsOf(await flow('removeUnoEmp', { ...base, reason: ' ' }))).toEqual([['reason', 'REASON_REQUIRED']]);
    expect((await flow('removeUnoEmp', { ...base, version: plan.version + 5, reason: '长期休假' })).status).toBe(409);
    expect((await flow('removeUnoEmp', { ...base, reason: '长期休假' })).status).toBe(200);
    expect((await outside(plan.id)).find((row) => row.empId === empId)).toEqual(
      expect.objectContaining({ code: AssessmentOutsiderCode.TAKEN_OUT, canJoin: true, reason: '长期休假' }),
    );
    const again = await flow('removeUnoEmp', { ...base, version: plan.version + 1, reason: '再次' });
    expect(errorsOf(again)).toEqual([['empId', 'NOT_IN_SCOPE']]);
    await flow('saveUnoEmp', { planCode: plan.id, version: plan.version + 1, empIds: [empId] });
    expect((await people(plan.id)).items.some((row) => row.empId === empId)).toBe(true);
  });

  test('are told their own last day, in reminders and in the form', async () => {
    const plan = await openHalf();
    const empId = inFirst()[1] ?? '';
    await flow('saveUnoEmp', { planCode: plan.id, version: plan.version, empIds: [empId], fillTo: '2026-11-27' });
    await flow('remind', { clientMutationId: key(), planCode: plan.id, empIds: [empId] });
    const own = await services.signIn(company.code, numberOf(empId));
    const told = await services.ok('message.listremindmessage', {}, own);
    expect(JSON.stringify(told)).toContain('2026-11-27');
    expect(
      await services.ok('performanceview.getAssessmentBaseDetail', { planCode: plan.id, empId }, own),
    ).toMatchObject({ fillTo: '2026-11-27', scoreTo: null });
  });

  test('are refused with days that are over, out of order, or in a stage that has passed', async () => {
    const plan = await openHalf();
    const save = async (more: object) =>
      errorsOf(await flow('saveUnoEmp', { planCode: plan.id, version: plan.version, empIds: [inFirst()[1]], ...more }));
    expect(await save({ fillTo: '2026-11-01' })).toEqual([['fillTo', 'OWN_DATE_PASSED']]);
    expect(await save({ fillTo: '2026-12-25' })).toEqual([['fillTo', 'OWN_DATES_REVERSED']]);
    expect(await save({ scoreTo: '2026-11-10' })).toEqual([['scoreTo', 'OWN_DATE_BEFORE_STAGE']]);
    expect(await save({ empIds: ['f'.repeat(32)] })).toEqual([['empIds', 'UNKNOWN_REFERENCE']]);
  });

  test('the last one of a plan stays', async () => {
    const only = company.staffIds[0] ?? '';
    const plan = await readyPlan(services, company, { scope: { wholeCompany: false, empIds: [only] } });
    const version = await opened(services, company, plan);
    const answer = await flow('removeUnoEmp', { planCode: plan.id, version, empId: only, reason: '离岗' });
    expect(errorsOf(answer)).toEqual([['scope', 'SCOPE_EMPTY']]);
  });
});

test('departments join; who was taken out stays out', async () => {
  const plan = await openHalf();
  const [out = ''] = inSecond();
  const version = (
    (await flow('saveUnoEmp', { planCode: plan.id, version: plan.version, empIds: [out] })).data as Saved
  ).version;
  await flow('removeUnoEmp', { planCode: plan.id, version, empId: out, reason: '不参加' });
  const joined = await flow('addinfobydept', {
    planCode: plan.id,
    version: version + 1,
    deptIds: [company.deptIds[1]],
  });
  expect(joined.data).toEqual({ id: plan.id, version: version + 2, added: inSecond().length - 1 });
  expect((await outside(plan.id)).map(({ empId }) => empId)).toEqual([out]);
  const unknown = await flow('addinfobydept', { planCode: plan.id, version: version + 2, deptIds: ['f'.repeat(32)] });
  expect(errorsOf(unknown)).toEqual([['deptIds', 'UNKNOWN_REFERENCE']]);
});

describe('people by file', () => {
  const sheet = async (rows: string[][]): Promise<TestFile> => ({
    fileName: '范围.xlsx',
    bytes: new Uint8Array(await bytesOf(writeXlsx({ name: '范围', rows }))),
  });
  const send = async (
    name: 'importPlanScope' | 'importUpdatePlanScope',
    planCode: string,
    rows: string[][],
    check = false,
    about: object = {},
  ) =>
    (await flow(name, { planCode, check: String(check), ...about, file: await sheet(rows) })).data as z.output<
      typeof ImportedTable
    >;
  const told = ({ lines }: z.output<typeof ImportedTable>) =>
    lines.map(({ empNumber, outcome, errors }) => [empNumber, outcome, ...errors.map(({ code }) => code)]);

  test('join: the good lines are taken, the others told with their reason; a check writes nothing', async () => {
    const plan = await openHalf();
    const [one, two, three] = inSecond();
    const rows = [
      ['员工编号', '员工姓名', '填报截止日期', '说明'],
      [numberOf(one), `员工${numberOf(one)}`, '2026-11-30', '新调入'],
      [numberOf(two), '别人', '', ''],
      [numberOf(three), '', '2026/1/5', ''],
      ['E999', '', '', ''],
      [numberOf(one), '', '', ''],
      [numberOf(inFirst()[1]), '', '', ''],
    ];
    const expected = [
      [numberOf(two), 'error', 'NAME_OF_ANOTHER'],
      [numberOf(three), 'error', 'OWN_DATE_PASSED'],
      ['E999', 'error', 'UNKNOWN_PERSON'],
      [numberOf(one), 'error', 'PERSON_TWICE'],
      [numberOf(one), 'add'],
      [numberOf(inFirst()[1]), 'same'],
    ];
    const checked = await send('importPlanScope', plan.id, rows, true);
    expect([checked.taken, told(checked)]).toEqual([false, expected]);
    expect((await people(plan.id)).total).toBe(5);
    const taken = await send('importPlanScope', plan.id, rows);
    expect([taken.taken, taken.counts]).toEqual([true, { add: 1, change: 0, remove: 0, same: 1, error: 4 }]);
    expect((await people(plan.id, { single: true })).items).toMatchObject([
      { empId: one, fillTo: '2026-11-30', reason: '新调入' },
    ]);
    expect(told(await send('importPlanScope', plan.id, rows.slice(0, 2)))).toEqual([[numberOf(one), 'same']]);
  });

  test('have days that nothing tells in the order somebody chose, and in their own where the column tells it', async () => {
    const plan = await openHalf();
    const [one, two] = inSecond();
    const rows = [
      ['Employee no.', 'Own fill-in deadline', '评分截止日期'],
      [numberOf(one), '11/12/2026', '31/12/2026'],
      [numberOf(two), '12/11/2026', '12/12/2026'],
    ];
    const asked = await send('importPlanScope', plan.id, rows, true);
    expect(asked.untold).toEqual([{ column: '填报截止日期', written: '11/12/2026' }]);
    expect(told(asked)).toEqual([one, two].map((id) => [numberOf(id), 'error', 'DAY_OR_MONTH']));
    expect(asked.notes).toEqual([expect.stringContaining('31/12/2026 即 2026-12-31')]);

    const days = async (dayOrder: string) => {
      const { untold, lines } = await send('importPlanScope', plan.id, rows, true, { dayOrder });
      return [untold.length, ...lines.map(({ change }) => change.match(/\d{4}-\d\d-\d\d/g))];
    };
    expect(await days('month-first')).toEqual([1, ['2026-11-12', '2026-12-31'], ['2026-12-11', '2026-12-12']]);
    expect(await days('day-first')).toEqual([1, ['2026-12-11', '2026-12-31'], ['2026-11-12', '2026-12-12']]);
    await send('importPlanScope', plan.id, rows, false, { dayOrder: 'day-first' });
    expect((await people(plan.id, { single: true })).items.map(({ fillTo }) => fillTo).toSorted()).toEqual([
      '2026-11-12',
      '2026-12-11',
    ]);
    const refused = await flow('importPlanScope', {
      planCode: plan.id,
      check: 'true',
      dayOrder: 'year-first',
      file: await sheet(rows),
    });
    expect(errorsOf(refused)).toEqual([['dayOrder', expect.anything()]]);
  });

  test('are changed by the exported file: days, out with a reason, back in', async () => {
    const plan = await openHalf();
    const export_ = async () => {
      const { data } = await flow('exportPlanScope', { planCode: plan.id });
      const file = data as TestFile;
      return (await readTable(Buffer.from(file.bytes), file.fileName, { rows: 50, columns: 20 })).map(
        ({ cells }) => cells,
      );
    };
    const [head = [], ...lines] = await export_();
    expect(head).toEqual(['工号', '姓名', '是否参加', '填报截止日期', '评分截止日期', '说明']);
    expect(lines.map(([number]) => number).sort()).toEqual(inFirst().map(numberOf).sort());
    const [a = '', b = '', c = ''] = inFirst().slice(1).map(numberOf);
    const line = (number: string, ...cells: string[]) => [number, '', ...cells];
    const answer = await send('importUpdatePlanScope', plan.id, [
      head,
      line(a, '是', '2026-11-30', '', '延期'),
      line(b, '否', '', '', '长期休假'),
      line(c, '否', '', '', ''),
      line(numberOf(company.bossIds[0]), '也许', '', '', ''),
      line(numberOf(company.bossIds[1]), '', '', '', ''),
    ]);
    expect(told(answer)).toEqual([
      [c, 'error', 'REASON_REQUIRED'],
      [numberOf(company.bossIds[0]), 'error', 'YES_OR_NO'],
      [numberOf(company.bossIds[1]), 'error', 'NOT_IN_SCOPE'],
      [a, 'change'],
      [b, 'remove'],
    ]);
    expect(answer.lines.find(({ empNumber }) => empNumber === a)?.change).toBe(
      '填报截止日期 - → 2026-11-30; 说明 - → 延期',
    );
    const after = await export_();
    expect(after.find(([number]) => number === b)?.slice(2)).toEqual(['否', '', '', '长期休假']);
    expect(after.find(([number]) => number === a)?.slice(2)).toEqual(['是', '2026-11-30', '', '延期']);
    expect(told(await send('importUpdatePlanScope', plan.id, [head, line(b, '是', '', '', '')]))).toEqual([[b, 'add']]);
    expect(told(await send('importUpdatePlanScope', plan.id, [head, line(a, '是', '', '', '')]))).toEqual([
      [a, 'change'],
    ]);
    expect((await people(plan.id, { keyword: a })).items).toMatchObject([{ fillTo: null }]);
  });

  test('S4.036 a file without numbers, and one for a locked plan, are refused', async () => {
    const plan = await openHalf();
    expect(
      errorsOf(await flow('importPlanScope', { planCode: plan.id, file: await sheet([['姓名'], ['某人']]) })),
    ).toEqual([['file', 'NUMBER_COLUMN_MISSING']]);
    const { version } = (
      await services.call('performanceflow.lockplan', { planCode: plan.id, version: plan.version, locked: true }, token)
    ).data as { version: number };
    expect(version).toBeGreaterThan(plan.version);
    const locked = await flow('importPlanScope', { planCode: plan.id, file: await sheet([['工号'], ['E001']]) });
    expect(errorsOf(locked)).toEqual([[null, 'PLAN_LOCKED']]);
  });
});
