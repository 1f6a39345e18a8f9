import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { companyWith, idOf } from '../fixtures.ts';
import { importing } from './import-testing.ts';

let services: TestServices;
let { check, commit, mend } = {} as ReturnType<typeof importing>;
beforeAll(async () => {
  services = await startServices();
  ({ check, commit, mend } = importing(services));
});
afterAll(() => services.stop());

const staffed = () =>
  companyWith(services, { sales: null, it: null }, [
    { key: 'boss', deptId: idOf('sales'), empName: '王伟', empNameEn: 'Wei Wang' },
    { key: 'a', deptId: idOf('sales'), boss: 'boss', baseSalary: '10000.00', bankCard: '6222020200112233', sex: 1 },
    { key: 'b', deptId: idOf('sales'), boss: 'boss', baseSalary: '11000.00' },
    { key: 'c', deptId: idOf('sales'), boss: 'a', baseSalary: '12000.00' },
  ]);
const listed = async (company: TestCompany, number: string) =>
  (
    await services.ok<{ items: Record<string, unknown>[] }>('empmanage.emplist', { pageSize: 40 }, company.adminToken)
  ).items.find((one) => one['empNumber'] === number);

describe('what an import changes', () => {
  test('is listed before it happens, old and new, in words; who may not read a field sees that it changes', async () => {
    const company = await staffed();
    const { summary, rows, importId } = await check(
      company,
      "number,Department,Line manager's number,Base salary,Bank account,Sex\na,Department it,b,10500,6222020200114455,Female\nb,,,11000.00,,",
    );
    expect(summary.counts).toMatchObject({ change: 1, same: 1 });
    const [row] = (await rows('change')).items;
    expect([row?.empNumber, row?.empName]).toEqual(['a', 'Person a']);
    const told = row?.changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`);
    expect(told?.sort()).toEqual([
      'Bank account: ****2233 → ****4455',
      'Base salary (RMB per month): 10,000.00 → 10,500.00',
      'Department: Department sales → Department it',
      "Line manager's number: Wei Wang (boss) → Person b (b)",
      'Sex: Male → Female',
    ]);
    expect(summary.changedFields.map(({ label, count }) => `${label} ${count}`)).toContain('Department 1');
    // The right to read pay is taken away before the list is looked at.
    await services.engine.run(
      `update role_field_group set "right" = 0 where company_id = $1 and field_group = 'salary'`,
      [company.companyId],
    );
    const now = (await rows('change')).items[0]?.changes.find(({ label }) => label.startsWith('Base salary'));
    expect(now).toMatchObject({ masked: true, before: null, after: null });
    expect(importId).toBeTruthy();
  });

  test('makes people leave with day and reason, states a status that has to agree, and names heads of departments', async () => {
    const company = await staffed();
    const csv = [
      'number,name,hire date,Status,Last working day,Kind of leaving,Reason for leaving,department code,department head number,manager number,regular date',
      'c,,,Leaving,2099-01-31,Voluntary,Studies,,a,,',
      'n,N,2024-01-01,离职,2024-06-30,,Moved,sales,a,,',
      'p,P,2026-10-01,On probation,,,,it,boss,,2099-01-01',
      'b,,,Left,,,,,,,',
      'a,,,,2099-01-01,,Moved,,,,',
      'q,Q,2024-01-01,,2023-01-01,,Moved,it,n,,',
      'r,R,2024-01-01,Regular,2099-01-01,,,it,boss,,',
    ].join('\n');
    const { summary, rows, importId } = await check(company, csv);
    const wrong = (await rows('error')).items.flatMap(({ row, errors }) =>
      errors.map(({ field, code }) => `${row} ${field} ${code}`),
    );
    expect(wrong).toEqual([
      '5 status STATUS_NEEDS_LAST_DAY',
      // n reports to nobody, but c leaves as well: only b would still need a superior.
      '7 lastDay EXIT_BEFORE_ENTRY',
      '7 deptHeadNumber HEAD_HAS_LEFT',
      '8 exitReason REQUIRED',
      '8 status STATUS_AGAINST_DATES',
    ]);
    expect(summary.notes.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Departments that get a new head: 2', 'Leavers: 3']),
    );
    const mended = await mend(company, importId, {
      replace: [{ field: 'exitReason', value: '', by: 'Contract over' }],
      leaveEmpty: [{ field: 'status', code: 'STATUS_AGAINST_DATES' }],
    });
    expect(mended.counts).toMatchObject({ error: 2 });
    expect(await commit(company, importId, undefined, { leaveErrors: true })).toMatchObject({ state: 3 });
    expect(await listed(company, 'c')).toMatchObject({ status: 3, lastDay: '2099-01-31' });
    expect(await listed(company, 'n')).toMatchObject({ status: 9, lastDay: '2024-06-30' });
    expect(await listed(company, 'p')).toMatchObject({ status: 1 });
    const heads = await services.ok<{ deptCode: string; headEmpId: string | null }[]>(
      'deptmanage.selectalldept',
      {},
      company.adminToken,
    );
    expect(heads.flatMap(({ deptCode, headEmpId }) => (headEmpId ? [`${deptCode} ${headEmpId}`] : [])).sort()).toEqual([
      `it ${idOf('boss')}`,
      `sales ${idOf('a')}`,
    ]);
    const exits = await services.engine.run(
      'select exit_kind, reason from personnel_change where change_type = 5 and company_id = $1 order by reason',
      [company.companyId],
    );
    expect(exits.rows).toEqual([
      { exit_kind: 9, reason: 'Contract over' },
      { exit_kind: 9, reason: 'Moved' },
      { exit_kind: 9, reason: 'Moved' },
      { exit_kind: 1, reason: 'Studies' },
    ]);
  });

  test('refuses that somebody leaves whom others still report to', async () => {
    const company = await staffed();
    const { rows } = await check(company, 'number,last day,exit reason\na,2099-01-01,Moved');
    expect((await rows('error')).items[0]?.errors).toMatchObject([{ field: 'lastDay', code: 'HAS_SUBORDINATES' }]);
    const both = await check(company, 'number,last day,exit reason\na,2099-01-01,Moved\nc,2099-01-01,Moved');
    expect(both.summary.counts).toMatchObject({ change: 2, error: 0 });
    expect(await commit(company, both.importId)).toMatchObject({ state: 3 });
  });

  test.each([
    ['120000\n130000\n150000', 'LOOKS_ANNUAL'],
    ['120\n130\n150', 'LOOKS_SMALL'],
    ['120,000\n132000\n144000', 'LOOKS_ANNUAL'],
    ['10100\n11100\n12100', undefined],
  ])('warns of amounts that can hardly be a month’s pay: %j', async (pays, code) => {
    const company = await staffed();
    const lines = pays.split('\n').map((pay, i) => `${['a', 'b', 'c'][i]},"${pay}"`);
    const { summary, importId } = await check(company, ['number,Base salary', ...lines].join('\n'));
    expect(summary.notes.find(({ warning }) => warning)?.code).toBe(code);
    expect(summary.counts).toMatchObject({ change: 3, error: 0 });
    // A warning blocks nothing.
    expect(await commit(company, importId)).toMatchObject({ state: 3 });
  });

  test('names the field by its label in the reader’s language, in refusals of the mapping as well', async () => {
    const company = await staffed();
    const { importId, summary } = await check(company, 'number,name,hire_dt\nz,Z,never');
    expect(summary.columns[2]?.field).toBeNull();
    const mapping = [
      { header: 'number', field: 'empNumber' },
      { header: 'name', field: 'entryDate' },
      { header: 'hire_dt', field: 'entryDate' },
    ];
    const refusal = await services.call('empmanage.mapimport', { importId, mapping }, company.adminToken, 'zh-CN');
    expect(refusal).toMatchObject({ status: 422, data: { errors: [{ message: '有两列都对应了“入职日期”' }] } });
  });
});
