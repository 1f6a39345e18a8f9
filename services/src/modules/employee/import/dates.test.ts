import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_MENDS } from '@hengcai/shared/rules/employee/import-mending';
import { dayCell } from '../../../kit/sheet/cells.ts';
import { readTable } from '../../../kit/sheet/read.ts';
import { writeXlsx } from '../../../kit/sheet/xlsx-write.ts';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { bytesOf } from '../../../testing/workbooks.ts';
import { download, jobDone } from '../fixtures.ts';
import { importing } from './import-testing.ts';

let services: TestServices;
let { newCompany, check, mend, commit } = {} as ReturnType<typeof importing>;
beforeAll(async () => {
  services = await startServices();
  ({ newCompany, check, mend, commit } = importing(services));
});
afterAll(() => services.stop());

const entries = async (company: TestCompany) =>
  (
    await services.ok<{ items: { empNumber: string; entryDate: string }[] }>(
      'empmanage.emplist',
      {},
      company.adminToken,
    )
  ).items.flatMap(({ empNumber, entryDate }) => (empNumber === 'boss' ? [] : entryDate));

test.each([
  ['day-first', 'DAY_FIRST', ['2024-02-01', '2023-04-03', '2022-05-05']],
  ['month-first', 'MONTH_FIRST', ['2024-01-02', '2023-03-04', '2022-05-05']],
] as const)('reads dates that nothing tells %s once somebody chose it', async (dayOrder, code, days) => {
  const company = await newCompany();
  const lines = ['number,Name,Entry date', '1,A,01/02/2024', '2,B,03/04/2023', '3,C,05/05/2022'];
  const { importId, summary, rows } = await check(company, lines.join('\n'));
  expect(summary.columns.map(({ untold }) => untold)).toEqual([null, null, '01/02/2024']);
  expect([summary.mends.dayOrder, summary.counts?.error]).toEqual([null, 3]);
  expect(summary.causes).toMatchObject([
    { code: 'DAY_OR_MONTH', message: expect.stringContaining('choose'), count: 3 },
  ]);
  expect((await rows('error')).items[0]?.errors).toMatchObject([{ field: 'entryDate', code: 'DAY_OR_MONTH' }]);

  const chosen = await mend(company, importId, { dayOrder });
  expect(chosen).toMatchObject({ mends: { dayOrder }, counts: { add: 3, error: 0 } });
  expect(chosen.notes[0]).toMatchObject({ code });
  // It can be chosen otherwise as long as nothing is taken over, and stays when columns are matched anew.
  expect(chosen.columns[2]?.untold).toBe('01/02/2024');
  const { jobId } = await services.ok<{ jobId: string }>(
    'empmanage.mapimport',
    { importId, mapping: [] },
    company.adminToken,
  );
  await jobDone(services, company.adminToken, jobId);
  await commit(company, importId);
  expect(await entries(company)).toEqual(days);
});

test('dates that name their month are read, whatever order stands beside them', async () => {
  const company = await newCompany();
  const lines = [
    'number,Name,Entry date',
    '1,A,15 Dec 2025',
    '2,B,"December 3, 2024"',
    '3,C,31/01/2023',
    '4,D,15-Dec-25',
  ];
  const { importId, summary, rows } = await check(company, lines.join('\n'));
  expect(summary.counts).toMatchObject({ add: 3, error: 1 });
  expect((await rows('error')).items[0]?.errors).toMatchObject([{ field: 'entryDate', code: 'INVALID_DATE' }]);
  await commit(company, importId, company.adminToken, { leaveErrors: true });
  expect(await entries(company)).toEqual(['2025-12-15', '2024-12-03', '2023-01-31']);
});

test('an order that was chosen does not overrule a column that tells its own, nor mends what no order would', async () => {
  const company = await newCompany();
  const { importId, summary } = await check(
    company,
    ['number,Name,Entry date,Date of birth', '1,A,31/12/2023,01/02/1990', '2,B,05/06/2024,03/04/1991'].join('\n'),
  );
  expect(summary.columns.map(({ untold }) => untold)).toEqual([null, null, null, '01/02/1990']);
  const chosen = await mend(company, importId, { dayOrder: 'month-first' });
  expect(chosen.notes.slice(0, 2).map(({ message }) => message)).toEqual([
    expect.stringMatching(/Entry date.*day first: 31\/12\/2023 is 2023-12-31/),
    expect.stringMatching(/Date of birth.*month first: 01\/02\/1990 is 1990-01-02/),
  ]);
  await commit(company, importId);
  expect(await entries(company)).toEqual(['2023-12-31', '2024-06-05']);

  const mixed = await check(company, 'number,Name,Entry date\n3,C,31/12/2024\n4,D,12/31/2024\n5,E,01/02/2024');
  expect(mixed.summary.columns[2]?.untold).toBe(null);
  expect((await mend(company, mixed.importId, { dayOrder: 'day-first' })).causes).toMatchObject([
    { code: 'INVALID_DATE', count: 3 },
  ]);
});

test('refuses an order there is not, and asks for none where real dates or the year first tell', async () => {
  const company = await newCompany();
  const untold = await check(company, 'number,Name,Entry date\n1,A,01/02/2024');
  const refused = await services.call(
    'empmanage.mendimport',
    { ...NO_MENDS, importId: untold.importId, dayOrder: 'year-first' },
    company.adminToken,
  );
  expect(refused).toMatchObject({ status: 400, data: { errors: [{ field: 'dayOrder' }] } });

  const book = await bytesOf(
    writeXlsx({
      name: 'People',
      rows: [
        ['number', 'Name', 'Entry date'],
        ['1', 'A', dayCell('2024-02-01')],
      ],
    }),
  );
  for (const told of [
    await check(company, new Uint8Array(book), 'people.xlsx'),
    await check(company, 'number,Name,Entry date\n1,A,2024/1/2\n2,B,05/05/2024'),
  ])
    expect([told.summary.columns[2]?.untold, told.summary.counts?.error]).toEqual([null, 0]);
});

test('the rows left out have their dates as they were read', async () => {
  const company = await newCompany();
  const { importId } = await check(company, 'number,Name,Entry date\n1,A,01/02/2024\n2,,03/04/2024\n3,C,soon');
  await mend(company, importId, { dayOrder: 'day-first' });
  const bytes = await download(services, '/empmanage/downloadimporterrors', company.adminToken, { importId });
  const file = await readTable(bytes, 'e.xlsx', { rows: 10, columns: 10 });
  expect(file.slice(1).map(({ cells }) => cells.slice(0, 3))).toEqual([
    ['2', '', '2024-04-03'],
    ['3', 'C', 'soon'],
  ]);
});
