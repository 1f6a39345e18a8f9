import { expect, test } from 'vitest';
import {
  ApprovalMode,
  ApproverKind,
  PersonnelChangeStatus as Status,
  PersonnelChangeType as Type,
} from '@hengcai/shared/enums';
import { checkMapping } from '@hengcai/shared/rules/import';
import { readTable } from '../../../../kit/sheet/read.ts';
import { eachInCompanyToChange } from '../../../../testing/changes.ts';
import type { TestCompany, TestServices } from '../../../../testing/kit.ts';
import { remindersOf } from '../../../../testing/reminders.ts';
import { applyEdits } from '../../edit.ts';
import { download, idOf, jobDone, upload } from '../../fixtures.ts';
import type { Summary } from '../../import/import-testing.ts';
import type { ChangeData } from '../data.ts';

let services: TestServices;
let company: TestCompany;
let hr: string;
eachInCompanyToChange((made) => {
  ({ services, company, hr } = made);
});

interface Row {
  row: number;
  empNumber: string | null;
  changes: { label: string; before: string | null; after: string | null; masked: boolean }[];
  errors: { field: string | null; code: string }[];
}
const HEAD =
  'Employee number,Name,Type of change,Effective date,Department,Rank,City,Kind of leaving,Hand the reports over to (number),Reason';
const state = (importId: string) => services.ok<Summary>('personnelChange.getimport', { importId }, hr);
const rowsOf = async (importId: string, outcome: string) =>
  (await services.ok<{ items: Row[] }>('personnelChange.listimportrows', { importId, outcome, pageSize: 100 }, hr))
    .items;
const filed = async (filter: object = {}) =>
  (await services.ok<{ items: ChangeData[] }>('personnelChange.list', { filter, pageSize: 100 }, hr)).items.filter(
    ({ changeType }) => changeType !== Type.ENTRY,
  );

async function checked(lines: readonly string[], head = HEAD): Promise<Summary> {
  const answer = await upload(services, '/personnelChange/import', hr, 'changes.csv', [head, ...lines].join('\n'));
  const { importId, columns } = answer.data as Summary;
  const mapping = columns.map(({ header, field }) => ({ header, field }));
  const { jobId } = await services.ok<{ jobId: string }>('personnelChange.mapimport', { importId, mapping }, hr);
  await jobDone(services, hr, jobId);
  return state(importId);
}
async function committed(importId: string, more: object = {}) {
  const asked = { importId, clientMutationId: `commit-${importId}`, ...more };
  const { jobId } = await services.ok<{ jobId: string }>('personnelChange.commitimport', asked, hr);
  await jobDone(services, hr, jobId);
  return state(importId);
}

test.each(['变动类型,Effective', '类别,生效时间'])(
  'headings say what becomes of somebody in the words that lists of changes have: %s',
  async (headings) => {
    const head = `工号,原部门,调入部门,Old rank,New rank,${headings}`;
    const answer = await upload(
      services,
      '/personnelChange/import',
      hr,
      'changes.csv',
      `${head}\nann,A,B,P1,P2,调动,2026-12-01`,
    );
    expect((answer.data as Summary).columns.map(({ field }) => field)).toEqual([
      'empNumber',
      null,
      'deptName',
      null,
      'rank',
      'changeType',
      'effectiveDate',
    ]);
  },
);

test.each([
  ['day-first', ['2026-12-11', '2026-12-10']],
  ['month-first', ['2026-11-12', '2026-10-12']],
] as const)('dates that nothing tells are filed as somebody chose, %s', async (dayOrder, days) => {
  const { importId, causes } = await checked([
    'ann,,General change,11/12/2026,,,Hangzhou,,,',
    'bob,,General change,10/12/2026,,,Hangzhou,,,',
  ]);
  expect(causes).toMatchObject([{ code: 'DAY_OR_MONTH', count: 2 }]);
  const { jobId } = await services.ok<{ jobId: string }>(
    'personnelChange.mendimport',
    { importId, replace: [], dayOrder },
    hr,
  );
  await jobDone(services, hr, jobId);
  expect((await committed(importId)).counts).toMatchObject({ change: 2, error: 0 });
  expect((await filed()).map(({ effectiveDate }) => effectiveDate).toSorted()).toEqual([...days].toSorted());
});

test('S7.052 a file of changes is tried as the forms would file it, shown old and new, and nothing is kept', async () => {
  const { importId, counts, changedFields } = await checked([
    'ann,,Transfer,2026-11-01,Department south,,Shanghai,,,grows',
    'bob,,晋升,2026/12/1,,P6,,,,',
    'trial,,Regularisation,2026-11-15,,,,,,does well',
    'lead,,Exit,2026-11-30,,,,Voluntary,chief,moves away',
    'bob,,General change,2026-12-05,,,Hangzhou,,,',
    'ann,,Transfer,2026-11-02,Department south,,,,,',
  ]);
  // The second transfer of Ann says what the first one of the file makes true.
  expect(counts).toEqual({ add: 0, change: 5, same: 1, error: 0 });
  expect(changedFields[0]).toMatchObject({ field: 'cityName', count: 2 });
  expect(await filed()).toEqual([]);
  const rows = await rowsOf(importId, 'change');
  expect(rows[0]?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Type of change', null, 'Transfer'],
    ['Effective date', null, '2026-11-01'],
    ['Department', 'Department north', 'Department south'],
    ['City', 'Beijing', 'Shanghai'],
  ]);
  expect(rows[3]?.changes.at(-1)).toMatchObject({ after: 'Person chief' });

  expect((await committed(importId)).counts).toEqual({ add: 0, change: 5, same: 1, error: 0 });
  const all = await filed();
  expect(all.map(({ empNumber, changeType, status }) => [empNumber, changeType, status]).toSorted()).toEqual(
    [
      ['ann', Type.TRANSFER, Status.EFFECTIVE],
      // Who reported to the leaver goes with the exit.
      ['ann', Type.COMMON, Status.PENDING],
      ['bob', Type.COMMON, Status.PENDING],
      ['bob', Type.COMMON, Status.PENDING],
      ['bob', Type.PROMOTION, Status.PENDING],
      ['lead', Type.EXIT, Status.PENDING],
      ['trial', Type.REGULARISE, Status.PENDING],
    ].toSorted(),
  );
});

test('whoever approves several changes of a file has one message, which is read once none of them waits', async () => {
  const node = { nodeName: 'Manager', kind: ApproverKind.LINE_MANAGER, level: 1, mode: ApprovalMode.ANY };
  await services.ok('personnelChange.saveapprovalflow', { changeType: Type.COMMON, nodes: [node], version: 0 }, hr);
  const { importId } = await checked([
    'ann,,General change,2026-12-01,,,Hangzhou,,,',
    'bob,,General change,2026-12-01,,,Hangzhou,,,',
  ]);
  await committed(importId);
  const lead = await services.signIn(company.code, 'lead');
  const message = async () => (await remindersOf(services, lead)).map(({ page, isRead }) => ({ page, isRead }));
  expect(await message()).toEqual([{ page: '/my-account', isRead: 0 }]);
  for (const [n, { changeId, version }] of (await filed({ statuses: [Status.APPROVING] })).entries()) {
    expect(await message()).toEqual([{ page: '/my-account', isRead: 0 }]);
    const vote = { clientMutationId: `approve-${n}`, changeId, version, opinion: '' };
    await services.ok('personnelChange.approve', vote, lead);
  }
  expect(await message()).toEqual([{ page: '/my-account', isRead: 1 }]);
});

test('a file without its kind or day of change is told so before it is checked: no row of it could be filed', async () => {
  const answer = await upload(services, '/personnelChange/import', hr, 'cities.csv', '员工编号,生效日\nann,2026-11-01');
  const { columns, fields } = answer.data as Summary;
  expect(columns.map(({ field }) => field)).toEqual(['empNumber', 'effectiveDate']);
  expect(checkMapping(columns, fields)).toMatchObject({ missing: [{ field: 'changeType' }], missingForNew: [] });
});

test('whose number it is that stands beside another name is told as the reader calls them', async () => {
  await services.engine.run(`update employee set name_en = 'Ann Lee' where company_id = $1 and emp_number = 'ann'`, [
    company.companyId,
  ]);
  const { causes } = await checked(['ann,Somebody else,Transfer,2026-11-01,Department south,,,,,']);
  expect(causes.map(({ message }) => message)).toEqual([expect.stringContaining('Ann Lee')]);
});

test('what is wrong is told by cause, at its column, and goes as a file; the good rows are taken over', async () => {
  const { importId, counts, causes } = await checked([
    'ann,Somebody else,Transfer,2026-11-01,Department south,,,,,',
    'bob,,Move,2026-11-01,Department south,,,,,',
    'nobody,,Transfer,2026-11-01,Department south,,,,,',
    'trial,,Regularisation,2027-01-01,,,,,,',
    'lead,,Exit,2026-11-30,,,,Involuntary,,restructuring',
    'chief,,Transfer,,Department nowhere,,,,,',
    'bob,,General change,2026-11-01,Department south,,,,,',
    'bob,,Transfer,2026-12-01,Department south,,,,,',
    'bob,,Transfer,2026-12-01,Department east,,,,,',
  ]);
  expect(counts).toEqual({ add: 0, change: 1, same: 0, error: 8 });
  const wrong = (await rowsOf(importId, 'error')).flatMap(({ row, errors }) =>
    errors.map(({ field, code }) => `${row} ${field} ${code}`),
  );
  expect(wrong).toEqual([
    '2 empName NAME_OF_ANOTHER',
    '3 changeType NOT_ALLOWED',
    '4 empNumber NO_EMPLOYEE_OF_NUMBER',
    '5 effectiveDate PROBATION_EXTENDED',
    '6 ground REQUIRED',
    '7 effectiveDate REQUIRED',
    '7 deptName UNKNOWN_NAME',
    '8 deptName NOT_OF_THIS_CHANGE',
    '10 deptName CHANGED_ON_THAT_DAY',
  ]);
  expect(causes.every(({ kind, canBeEmpty }) => kind === null && !canBeEmpty)).toBe(true);
  expect(
    await services.call('personnelChange.commitimport', { importId, clientMutationId: 'commit-whole' }, hr),
  ).toMatchObject({
    status: 422,
    data: { errors: [{ code: 'IMPORT_HAS_ERRORS' }] },
  });

  const replace = [{ field: 'changeType', value: 'Move', by: 'Transfer' }];
  const { jobId } = await services.ok<{ jobId: string }>('personnelChange.mendimport', { importId, replace }, hr);
  await jobDone(services, hr, jobId);
  // Bob is in the south by then, and to the east on the day that was taken twice.
  expect((await state(importId)).counts).toMatchObject({ change: 2, same: 1, error: 6 });

  await committed(importId, { leaveErrors: true });
  expect((await filed()).map(({ empNumber, effectiveDate }) => `${empNumber} ${effectiveDate}`)).toEqual([
    'bob 2026-12-01',
    'bob 2026-11-01',
  ]);
  const file = await download(services, '/personnelChange/downloadimporterrors', hr, { importId });
  expect(await readTable(file, 'e.xlsx', { rows: 100, columns: 50 })).toHaveLength(7);
});

test('a row that is no longer what the check showed is left out with the reason, the others are filed', async () => {
  const { importId } = await checked([
    'ann,,Transfer,2026-11-01,Department south,,,,,',
    'bob,,Transfer,2026-11-01,Department south,,,,,',
  ]);
  await services.as(company, 'writes', (ctx) =>
    applyEdits(
      ctx,
      [{ empId: idOf('ann'), values: { deptId: idOf('east') }, salaryFrom: ctx.today }],
      { kind: 'transfer', on: '2026-10-30' },
      {},
    ),
  );
  expect((await committed(importId)).counts).toMatchObject({ change: 1, error: 1 });
  expect((await rowsOf(importId, 'error'))[0]?.errors).toMatchObject([{ code: 'ROW_CHANGED_SINCE_CHECK' }]);
  expect((await filed({ effectiveFrom: '2026-11-01' })).map(({ empNumber }) => empNumber)).toEqual(['bob']);
});

test('a file needs its number, type and date, and the template has their columns', async () => {
  await checked(['ann,,Transfer,2026-11-01,Department south,,,,,']);
  const answer = await upload(
    services,
    '/personnelChange/import',
    hr,
    'x.csv',
    'Employee number,Department\nann,Department south',
  );
  const { importId, columns } = answer.data as Summary;
  const mapping = columns.map(({ header, field }) => ({ header, field }));
  expect(await services.call('personnelChange.mapimport', { importId, mapping }, hr)).toMatchObject({
    status: 422,
    data: { errors: [{ code: 'FIELD_NOT_MAPPED' }, { code: 'FIELD_NOT_MAPPED' }] },
  });
  // A file of people is none of changes, and the other way round.
  expect((await services.call('empmanage.getimport', { importId }, hr)).success).toBe(false);
  const template = await download(services, '/personnelChange/downloadExcel', hr, { format: 'xlsx' });
  const headings = (await readTable(template, 't.xlsx', { rows: 10, columns: 50 }))[0]?.cells ?? [];
  for (const heading of ['Employee number', 'Type of change', 'Effective date', 'Legal ground'])
    expect(headings).toContain(heading);
});

test('a share of full-time work and a type of contract change from their day on', async () => {
  const { importId, counts } = await checked(
    [
      'ann,General change,2026-11-01,0.5,Open-ended labour contract',
      'bob,General change,2026-11-01,1.2,',
      'lead,Transfer,2026-11-01,0.5,',
    ],
    'Employee number,Type of change,Effective date,Full-time equivalent,Contract type',
  );
  expect(counts).toEqual({ add: 0, change: 1, same: 0, error: 2 });
  const wrong = (await rowsOf(importId, 'error')).flatMap(({ errors }) =>
    errors.map(({ field, code }) => `${field} ${code}`),
  );
  expect(wrong).toEqual(['fullTimeEquivalent NOT_A_NUMBER', 'fullTimeEquivalent NOT_OF_THIS_CHANGE']);
  await committed(importId, { leaveErrors: true });
  expect((await filed()).map(({ lines }) => lines.map(({ label, after }) => [label, after]))).toEqual([
    [
      ['Full-time equivalent', '0.50'],
      ['Contract type', 'Open-ended labour contract'],
    ],
  ]);
});
