import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTable } from '../../../kit/sheet/read.ts';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { companyWith, download, idOf, jobDone, upload } from '../fixtures.ts';
import { importing, type Summary } from './import-testing.ts';

let services: TestServices;
let { newCompany, check, checkAndCreate, commit } = {} as ReturnType<typeof importing>;
beforeAll(async () => {
  services = await startServices();
  ({ newCompany, check, checkAndCreate, commit } = importing(services));
});
afterAll(() => services.stop());

describe('an import', () => {
  test.each([
    ['Full name;Personnel no;Unit;Start;Job;Reports to', 'A;1;B;01.11.2026;C;2'],
    ['姓名,员工号,所在部门,入司时间,职务,汇报对象工号', 'A,1,B,2026-11-01,C,2'],
  ])('S9.033 knows the headings other systems write: %s', async (headings, row) => {
    const { adminToken } = await newCompany();
    const { data } = await upload(services, '/empmanage/importempinfo', adminToken, 'x.csv', `${headings}\n${row}`);
    expect((data as Summary).columns.map(({ field }) => field)).toEqual([
      'empName',
      'empNumber',
      'deptName',
      'entryDate',
      'positionName',
      'bossNumber',
    ]);
  });

  test('S9.033 suggests columns in either language and takes no other currency for RMB', async () => {
    const company = await newCompany();
    const csv =
      '员工号,Full name,邮箱,Monthly Salary (USD),月薪,shoe size,身份证号\n1,A,a@example.com,99,1000,42,110101199003070011';
    const { data } = await upload(services, '/empmanage/importempinfo', company.adminToken, 'x.csv', csv);
    const { columns, importId } = data as Summary;
    expect(columns.map((column) => column.field)).toEqual([
      'empNumber',
      'empName',
      'email',
      null,
      'baseSalary',
      null,
      'idNumber',
    ]);
    expect(columns[3]?.message).toMatch(/currency/);
    expect(columns[6]?.samples).toEqual(['****0011']);
    const mapping = columns.map(({ header }) => ({
      header,
      field: { 员工号: 'empNumber', 'Monthly Salary (USD)': 'baseSalary' }[header] ?? null,
    }));
    const refused = await services.call('empmanage.mapimport', { importId, mapping }, company.adminToken);
    expect(refused).toMatchObject({ status: 422, data: { errors: [{ code: 'OTHER_CURRENCY' }] } });
  });

  test('takes first and last name for the name, and pay of a year for no salary', async () => {
    const company = await newCompany();
    const { summary, rows } = await check(
      company,
      'number,First name,Last name,hire date,Annual salary\n1,Ada,Lin,2024-01-01,120000\n2,小雨,李,2024-01-01,',
    );
    expect(summary.columns.at(-1)).toMatchObject({ field: null, message: expect.stringMatching(/Annual pay/) });
    expect(summary.counts).toEqual({ add: 2, change: 0, same: 0, error: 0 });
    expect(summary.fields.find(({ field }) => field === 'empName')).toMatchObject({
      madeFrom: ['firstName', 'lastName'],
    });
    expect((await rows('add')).total).toBe(2);
    const mapping = summary.columns.map(({ header }) => ({
      header,
      field: { number: 'empNumber', 'Annual salary': 'baseSalary' }[header] ?? null,
    }));
    const refused = await services.call(
      'empmanage.mapimport',
      { importId: summary.importId, mapping },
      company.adminToken,
    );
    expect(refused).toMatchObject({
      status: 422,
      data: { errors: [{ field: 'mapping.Annual salary', code: 'OTHER_PERIOD' }] },
    });
  });

  test('lists every wrong cell with row, column, reason and what is allowed', async () => {
    const company = await newCompany();
    const csv = [
      "Employee number,Name,Work email,Sex,Department,Entry date,Line manager's number,Base salary (RMB per month)",
      '1,A,a@example.com,Male,Department sales,2024-02-30,boss,1000',
      '2,B,b@example,Man,Department sale,2024-02-29,nobody,$1000',
      '3,C,same@example.com,,Department sales,2024-01-01,4,',
      '4,D,same@example.com,,Department sales,2024-01-01,3,',
      '5,,e@example.com,,,,5,"1,234.50"',
      '6,F,,,,2024-01-01,,',
      '6,G,,,,2024-01-01,,',
      ',H,,,,2024-01-01,,',
      '=1+1,I,,,,2024-01-01,,',
    ].join('\n');
    const { summary, rows, importId } = await check(company, csv);
    expect(summary.counts).toEqual({ add: 1, change: 0, same: 0, error: 8 });
    const found = (await rows('error')).items.flatMap(({ row, errors }) =>
      errors.map(({ field, code }) => `${row} ${field} ${code}`),
    );
    expect(found).toEqual([
      '2 entryDate INVALID_DATE',
      '3 email INVALID_EMAIL',
      '3 sex NOT_ALLOWED',
      '3 baseSalary INVALID_AMOUNT',
      '3 deptName UNKNOWN_NAME',
      '3 bossNumber UNKNOWN_SUPERIOR',
      '4 bossNumber SUPERIOR_CIRCLE',
      '4 email SHARED_IN_FILE',
      '5 bossNumber SUPERIOR_CIRCLE',
      '5 email SHARED_IN_FILE',
      '6 bossNumber OWN_SUPERIOR',
      '6 empName REQUIRED',
      '6 entryDate REQUIRED',
      '7 empNumber TWICE_IN_FILE',
      '8 empNumber TWICE_IN_FILE',
      '9 empNumber REQUIRED',
    ]);
    const sex = (await rows('error')).items[1]?.errors.find((one) => one.field === 'sex');
    expect(sex).toMatchObject({ column: 'Sex', allowed: expect.arrayContaining(['Male', 'Female']) });
    const refused = await services.call(
      'empmanage.commitimport',
      { importId, clientMutationId: 'commit-errors' },
      company.adminToken,
    );
    expect(refused).toMatchObject({ status: 422, data: { errors: [{ code: 'IMPORT_HAS_ERRORS' }] } });
    const file = await readTable(
      await download(services, '/empmanage/downloadimporterrors', company.adminToken, { importId }),
      'e.xlsx',
      { rows: 100, columns: 50 },
    );
    expect(file).toHaveLength(9);
    expect(file[1]?.cells.slice(0, 2)).toEqual(['1', 'A']);
    expect(file[1]?.cells.at(-1)).toMatch(/Entry date/);
  });

  test.each([
    [
      'dots: the day stands first',
      ['31.12.2025', '1.2.2024', '05.06.2023 00:00:00'],
      'DAY_FIRST',
      ['2025-12-31', '2024-02-01', '2023-06-05'],
    ],
    [
      'dots beside real dates',
      ['31.12.2025', '2024-02-01', '5.6.2023'],
      'DAY_FIRST',
      ['2025-12-31', '2024-02-01', '2023-06-05'],
    ],
    [
      'slashes where a 31 tells',
      ['31/12/2025', '01/02/2024', '05/06/2023'],
      'DAY_FIRST',
      ['2025-12-31', '2024-02-01', '2023-06-05'],
    ],
    [
      'hyphens where a 31 tells the month first',
      ['12-31-2025', '02-01-2024', '06-05-2023'],
      'MONTH_FIRST',
      ['2025-12-31', '2024-02-01', '2023-06-05'],
    ],
  ])('reads a column of dates with the year last: %s', async (_name, written, code, days) => {
    const company = await newCompany();
    const { importId, summary } = await check(
      company,
      ['number;Name;Entry date', ...written.map((day, at) => `${at + 1};N${at};${day}`)].join('\n'),
    );
    expect(summary.counts).toEqual({ add: 3, change: 0, same: 0, error: 0 });
    expect(summary.notes[0]).toMatchObject({ code, message: expect.stringContaining(`${written[0]} is 2025-12-31`) });
    await commit(company, importId);
    const { items } = await services.ok<{ items: { empNumber: string; entryDate: string }[] }>(
      'empmanage.emplist',
      {},
      company.adminToken,
    );
    expect(items.flatMap(({ empNumber, entryDate }) => (empNumber === 'boss' ? [] : entryDate))).toEqual(days);
  });

  test('reads amounts as other countries write them, and refuses what may be another one', async () => {
    const company = await newCompany();
    const amounts = ['15.000,00', '4500,5', '1.234.567,89', '20 000', '12\u00a0500.00', '15.000', '1,5000', '1.50,00'];
    const { importId, summary, rows } = await check(
      company,
      ['number;name;hire date;base salary', ...amounts.map((amount, at) => `${at};N;2024-01-01;${amount}`)].join('\n'),
    );
    expect(summary.counts).toMatchObject({ add: 5, error: 3 });
    expect((await rows('error')).items).toMatchObject(
      [7, 8, 9].map((row) => ({ row, errors: [{ field: 'baseSalary', code: 'INVALID_AMOUNT' }] })),
    );
    await commit(company, importId, company.adminToken, { leaveErrors: true });
    const { items } = await services.ok<{ items: { empNumber: string; baseSalary: string | null }[] }>(
      'empmanage.emplist',
      {},
      company.adminToken,
    );
    expect(items.flatMap(({ empNumber, baseSalary }) => (empNumber === 'boss' ? [] : baseSalary))).toEqual([
      '15000.00',
      '4500.50',
      '1234567.89',
      '20000.00',
      '12500.00',
    ]);
  });

  test('finds the header below a title and the heads of groups, and tells rows as the file counts them', async () => {
    const company = await newCompany();
    const { summary, rows } = await check(
      company,
      [
        'Staff as of 27.11.2026;;;;',
        ';;;;',
        'Person;;;Work;',
        'number;First name;Last name;hire date;Department',
        '1;Ada;Lin;2024-01-01;Department sales',
        '2;Bo;Wu;soon;Department sales',
      ].join('\n'),
    );
    expect(summary.columns.map(({ field }) => field)).toEqual([
      'empNumber',
      'firstName',
      'lastName',
      'entryDate',
      'deptName',
    ]);
    expect(summary.counts).toEqual({ add: 1, change: 0, same: 0, error: 1 });
    expect((await rows('error')).items).toMatchObject([{ row: 6, errors: [{ code: 'INVALID_DATE' }] }]);
  });

  test('takes the first row for the header where it only looks like a title', async () => {
    const company = await newCompany();
    const { summary } = await check(company, 'number\n1,Ada,2024-01-01\n2,Bo,2024-01-01');
    expect(summary).toMatchObject({ rows: 2, columns: [{ header: 'number' }, { header: 'Column B' }, {}] });
  });

  test('loses no column without a heading or with that of another, and each can be matched by itself', async () => {
    const company = await newCompany();
    const uploaded = await upload(
      services,
      '/empmanage/importempinfo',
      company.adminToken,
      'people.csv',
      'number,name,,name\n1,Ada,2024-01-01,Lin,a note',
    );
    const { importId, columns } = uploaded.data as Summary;
    expect(columns.map(({ header, field, samples }) => [header, field, samples])).toEqual([
      ['number', 'empNumber', ['1']],
      ['name', 'empName', ['Ada']],
      ['Column C', null, ['2024-01-01']],
      ['name (column D)', null, ['Lin']],
      ['Column E', null, ['a note']],
    ]);
    const mapping = [{ header: 'Column C', field: 'entryDate' }];
    const { jobId } = await services.ok<{ jobId: string }>(
      'empmanage.mapimport',
      { importId, mapping },
      company.adminToken,
    );
    await jobDone(services, company.adminToken, jobId);
    expect(await services.ok('empmanage.getimport', { importId }, company.adminToken)).toMatchObject({
      counts: { add: 1, error: 0 },
    });
  });

  test('refuses dates with the year last where the column does not tell which figure is the day', async () => {
    const company = await newCompany();
    const refusedIn = async (...days: string[]) => {
      const { rows } = await check(
        company,
        ['number,Name,Entry date', ...days.map((day, at) => `${at},N,${day}`)].join('\n'),
      );
      return (await rows('error')).items.map(({ row, errors }) => `${row} ${errors.map(({ code }) => code).join()}`);
    };
    expect(await refusedIn('01/02/2024', '05/06/2023')).toEqual(['2 DAY_OR_MONTH', '3 DAY_OR_MONTH']);
    expect(await refusedIn('31/12/2024', '12/31/2024')).toEqual(['2 INVALID_DATE', '3 INVALID_DATE']);
    // A spreadsheet that reads month first has made real dates of those it could: they are wrong already.
    expect(await refusedIn('31/12/2024', '2024-02-01')).toEqual(['2 INVALID_DATE']);
    // Of a column that is clear, only what is no day.
    expect(await refusedIn('31.12.2024', '31.02.2024', 'soon')).toEqual(['3 INVALID_DATE', '4 INVALID_DATE']);
  });

  test('with more errors than are read at once answers each of them once, in the order of the file', async () => {
    const company = await newCompany();
    const numbers = Array.from({ length: 1_100 }, (_, at) => `N${at}`);
    const { importId } = await check(company, ['number,name', ...numbers.map((number) => `${number},`)].join('\n'));
    const bytes = await download(services, '/empmanage/downloadimporterrors', company.adminToken, { importId });
    const file = await readTable(bytes, 'e.xlsx', { rows: 2_000, columns: 50 });
    expect(file.slice(1).map(({ cells }) => cells[0])).toEqual(numbers);
  });

  test('adds, changes and leaves alone; the same file again changes nothing', async () => {
    const company = await newCompany();
    const csv = [
      '工号,姓名,部门编码,部门,岗位编码,岗位,入职日期,直属上级工号,基本工资,证件号码,银行卡号',
      '1,张三,it,,dev,Developer,2024/1/5,2,"12,000",110101199003070011,6222020200112233',
      '2,李四,new,New department,dev,Developer,20240105,boss,15000.5,,',
      'boss,王伟,sales,,,,2020-01-01,,20000,,',
    ].join('\n');
    const first = await checkAndCreate(company, csv);
    expect(first.summary.counts).toEqual({ add: 2, change: 1, same: 0, error: 0 });
    expect(first.summary.notes.map((note) => note.message)).toEqual(['New departments: 1', 'New positions: 1']);
    expect(await commit(company, first.importId)).toMatchObject({
      state: 3,
      message: 'Imported: 2 new, 1 changed, 0 unchanged',
    });
    const list = await services.ok<{ items: Record<string, unknown>[] }>('empmanage.emplist', {}, company.adminToken);
    expect(list.items).toMatchObject([
      { empNumber: '1', empName: '张三', baseSalary: '12000.00', idNumber: '****0011', deptId: idOf('it') },
      { empNumber: '2', entryDate: '2024-01-05', baseSalary: '15000.50', bossEmpId: idOf('boss') },
      { empNumber: 'boss', baseSalary: '20000.00', version: 2 },
    ]);
    const again = await check(company, csv);
    expect(again.summary.counts).toEqual({ add: 0, change: 0, same: 3, error: 0 });
    await commit(company, again.importId);
    expect(await services.ok('empmanage.emplist', {}, company.adminToken)).toEqual(list);
    expect(
      await services.call('empmanage.downloadimporterrors', { importId: first.importId }, company.adminToken),
    ).toMatchObject({ status: 422 });
  });

  test('is refused as a whole when somebody changed in the meantime', async () => {
    const company = await newCompany();
    const { importId } = await check(company, 'number,name,hire date\nnew,N,2024-01-01\nboss,王大伟,2020-01-01');
    await services.ok('empupdate.contactsinfo', { empId: idOf('boss'), version: 1, phone: '1' }, company.adminToken);
    expect(await commit(company, importId)).toMatchObject({
      state: 4,
      message: expect.stringMatching(/1 employee was changed/),
    });
    const list = await services.ok<{ items: { empName: string }[] }>('empmanage.emplist', {}, company.adminToken);
    expect(list.items.map((one) => one.empName)).toEqual(['王伟']);
  });

  test('others neither see nor commit an import', async () => {
    const company = await companyWith(services, { it: null }, [{ key: 'hr1', roles: ['hr'] }]);
    const { importId } = await check(company, 'number,name,hire date\nnew,N,2024-01-01');
    const token = await services.signIn(company.code, 'hr1');
    for (const call of ['getimport', 'listimportrows', 'downloadimporterrors']) {
      expect(await services.call(`empmanage.${call}`, { importId }, token)).toMatchObject({ status: 404 });
    }
    expect(
      await services.call('empmanage.commitimport', { importId, clientMutationId: 'others-import' }, token),
    ).toMatchObject({ status: 404 });
  });

  test.each([
    ['no rows', 'x.csv', 'number,name\n', 'FILE_WITHOUT_ROWS'],
    ['20,001 rows', 'x.csv', `number\n${'1\n'.repeat(20_001)}`, 'TOO_MANY_ROWS'],
    ['201 columns', 'x.csv', `${','.repeat(200)}\n1`, 'TOO_MANY_COLUMNS'],
    ['bytes of no encoding', 'x.csv', Buffer.from([0x61, 0x0a, 0xff, 0xff, 0x0a]), 'FILE_ENCODING'],
  ])('refuses a file with %s', async (_name, fileName, bytes, code) => {
    const company = await newCompany();
    expect(await upload(services, '/empmanage/importempinfo', company.adminToken, fileName, bytes)).toMatchObject({
      status: 422,
      data: { errors: [{ field: 'file', code }] },
    });
  });
});

/** People of another system; the product does not contain them. */
const SAMPLE = join(import.meta.dirname, '../../../../../../shared/data/oracle-hr-employees.csv');
describe('the sample of another system', () => {
  test('comes in whole, without its dollars', async (context) => {
    context.skip(!existsSync(SAMPLE), 'the sample of another system is not beside this copy');
    const company = await newCompany();
    const csv = readFileSync(SAMPLE);
    const { summary, importId, rows } = await checkAndCreate(company, csv, 'oracle-hr-employees.csv');
    expect((await rows('error')).items).toEqual([]);
    expect(summary.counts).toEqual({ add: 107, change: 0, same: 0, error: 0 });
    expect(summary.columns.filter((column) => column.field === null).map((column) => column.header)).toEqual([
      'monthlySalaryUSD',
      'commissionPct',
      'jobSalaryMin',
      'jobSalaryMax',
    ]);
    expect(summary.notes.map((note) => note.code)).toEqual([
      'CREATES_DEPARTMENTS',
      'CREATES_POSITIONS',
      'SETS_HEADS',
      'WITHOUT_DEPARTMENT',
      'IGNORED_COLUMNS',
    ]);
    expect(summary.unknowns.filter(({ kind }) => kind === 'department')).toHaveLength(11);
    expect(summary.notes[3]?.message).toBe('1 new employee has no department: Kimberely Grant (178)');
    expect(summary.columns.find(({ header }) => header === 'monthlySalaryUSD')?.message).toMatch(/another currency/);
    expect(await commit(company, importId)).toMatchObject({ state: 3 });
    const king = await services.ok<{ items: object[]; total: number }>(
      'empmanage.emplist',
      { filter: { keyword: 'Steven King' } },
      company.adminToken,
    );
    expect(king.items).toMatchObject([{ empNumber: '100', bossEmpId: null, baseSalary: null, cityName: 'Seattle' }]);
    const { made, columns } = await services.ok<Summary>('empmanage.getimport', { importId }, company.adminToken);
    expect(made.map(({ label, count }) => `${label}: ${count}`)).toEqual([
      'New employees: 107',
      'New departments: 11',
      'Department heads set: 11',
      'New positions: 19',
    ]);
    expect(columns.filter(({ field }) => field === null).every(({ message }) => message !== null)).toBe(true);
  });
});
