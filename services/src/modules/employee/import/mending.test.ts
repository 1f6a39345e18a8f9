import { AuthorityScope } from '@hengcai/shared/enums';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTable } from '../../../kit/sheet/read.ts';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { audit } from '../../../kit/tables.ts';
import { scopeGrant } from '../../settings/tables.ts';
import { companyWith, download, idOf } from '../fixtures.ts';
import { creating, importing, type Summary } from './import-testing.ts';

let services: TestServices;
let { newCompany, check, mend, commit } = {} as ReturnType<typeof importing>;
beforeAll(async () => {
  services = await startServices();
  ({ newCompany, check, mend, commit } = importing(services));
});
afterAll(() => services.stop());

const HEAD = 'number,First name,Last name,hire date';
const filesOf = (lines: string[]) => lines.join('\n');
const created = (company: TestCompany) =>
  services.as(company, 'reads', async (ctx) => {
    const lines = await ctx.tx.select({ action: audit.action }).from(audit).where(like(audit.action, '%.created'));
    return lines
      .filter(({ action }) => /^(department|position|rank|jobFamily)/.test(action))
      .map(({ action }) => action)
      .toSorted();
  });
const thingsOf = (summary: Summary) =>
  summary.unknowns.map(({ kind, code, name, rows, confirmed }) => [kind, code, name, rows, confirmed]);

describe('what a file names and the company does not have', () => {
  const csv = filesOf([
    `${HEAD},job title,rank,job family,Department`,
    '1,Ada,Lin,2024-01-01,Software Engineer,P7,研发序列,Department sales',
    '2,Bo,Wu,2024-01-01,software engineer,P8,研发序列,Department sales',
    '3,Cy,Xu,2024-01-01,Sales Manager,P7,研发序列,Department sale',
    '4,Di,Yu,2024-01-01,销售经理,P7,研发序列,华东区/上海',
  ]);

  test('is gathered by kind with a code nobody has, made on confirmation, once, with the people', async () => {
    const company = await newCompany();
    const { importId, summary, rows } = await check(company, csv);
    expect(summary.counts).toEqual({ add: 0, change: 0, same: 0, error: 4 });
    expect(thingsOf(summary)).toEqual([
      ['position', 'SOFTWARE-ENGINEER', 'Software Engineer', 2, false],
      ['rank', 'P7', 'P7', 3, false],
      ['jobFamily', 'YFXL', '研发序列', 4, false],
      ['rank', 'P8', 'P8', 1, false],
      ['department', 'DEPARTMENT-SALE', 'Department sale', 1, false],
      ['position', 'SALES-MANAGER', 'Sales Manager', 1, false],
      ['department', 'HDQ', '华东区', 0, false],
      ['department', 'SH', '上海', 1, false],
      ['position', 'XSJL', '销售经理', 1, false],
    ]);
    expect(summary.unknowns.map(({ grade }) => grade)).toEqual([null, 7, null, 8, null, null, null, null, null]);
    expect(summary.unknowns[7]).toMatchObject({ under: '华东区' });
    expect(summary.unknowns[4]?.nearest[0]).toEqual({ code: 'sales', name: 'Department sales' });
    const third = (await rows('error')).items[2]?.errors.find(({ field }) => field === 'deptName');
    expect(third).toMatchObject({ code: 'UNKNOWN_NAME', allowed: expect.arrayContaining(['Department sales']) });

    // A typing error is read as what was meant; the rest is made, one of it under a code of one's own.
    const create = creating(summary.unknowns.filter(({ name }) => name !== 'Department sale')).map((one) =>
      one.name === 'Sales Manager' ? { ...one, code: 'SM1', name: 'Manager of sales' } : one,
    );
    const replace = [{ field: 'deptName', value: 'Department sale', by: 'sales' }];
    const mended = await mend(company, importId, { create, replace });
    expect(mended.counts).toEqual({ add: 4, change: 0, same: 0, error: 0 });
    expect(mended.notes.map(({ message }) => message)).toEqual([
      'New departments: 2',
      'New positions: 3',
      'New ranks: 2',
      'New job families: 1',
    ]);
    const before = await created(company);
    expect(await commit(company, importId)).toMatchObject({ state: 3 });
    expect(await commit(company, importId)).toMatchObject({ state: 3 });
    expect(await created(company)).toEqual(
      [
        ...before,
        'department.created',
        'department.created',
        'jobFamily.created',
        'position.created',
        'position.created',
        'position.created',
        'rank.created',
        'rank.created',
      ].toSorted(),
    );

    const positions = await services.ok<object[]>('positionmanage.listposition', {}, company.adminToken);
    expect(positions).toMatchObject([
      { positionCode: 'SM1', positionName: 'Manager of sales' },
      { positionCode: 'SOFTWARE-ENGINEER', positionName: 'Software Engineer' },
      { positionCode: 'XSJL' },
    ]);
    const list = await services.ok<{ items: object[] }>('empmanage.emplist', {}, company.adminToken);
    expect(list.items).toMatchObject([{ empName: 'Ada Lin' }, {}, { deptId: idOf('sales') }, {}, {}]);
  });

  test('keeps its decisions when the columns are mapped anew', async () => {
    const company = await newCompany();
    const { importId, summary } = await check(company, csv);
    const before = await mend(company, importId, { create: creating(summary.unknowns) });
    const mapping = before.columns.map(({ header, field }) => ({ header, field: field === 'rank' ? null : field }));
    await services.ok('empmanage.mapimport', { importId, mapping }, company.adminToken);
    await expect
      .poll(() => services.ok<Summary>('empmanage.getimport', { importId }, company.adminToken))
      .toMatchObject({ state: 'checked', counts: { add: 4, error: 0 } });
  });

  test.each([
    ['S5.055', 'department', 50],
    ['S5.056', 'rank', 10],
    ['S5.058', 'jobFamily', 10],
  ] as const)('%s the name of a new %s has at most %i characters', async (_id, kind, max) => {
    const company = await newCompany();
    const { importId, summary } = await check(company, csv);
    const things = creating(summary.unknowns).filter((one) => one.kind === kind);
    const named = (length: number) =>
      services.call(
        'empmanage.mendimport',
        { importId, create: [{ ...things[0], name: '名'.repeat(length) }], replace: [], leaveEmpty: [] },
        company.adminToken,
      );
    expect(await named(max + 1)).toMatchObject({
      status: 422,
      data: { errors: [{ field: 'create.0.name', code: 'TEXT_TOO_LONG' }] },
    });
    expect(await named(max)).toMatchObject({ status: 200 });
  });

  test('is refused with the field where a code is taken, missing or given twice', async () => {
    const company = await newCompany();
    const { importId, summary } = await check(company, csv);
    const create = creating(summary.unknowns);
    const wrong = create.map((one) => {
      if (one.name === '上海') return { ...one, code: 'SALES' };
      if (one.name === 'P8') return { ...one, code: 'p7', grade: null };
      return one.name === '研发序列' ? { ...one, code: ' ' } : one;
    });
    const answer = await services.call(
      'empmanage.mendimport',
      { importId, create: wrong, replace: [], leaveEmpty: [{ field: 'empName', code: 'REQUIRED' }] },
      company.adminToken,
    );
    expect(answer).toMatchObject({
      status: 422,
      data: {
        errors: [
          { field: 'create.2.code', code: 'NEW_CODE_MISSING' },
          { field: 'create.3.code', code: 'CODE_TAKEN' },
          { field: 'create.3.grade', code: 'GRADE_INVALID' },
          { field: 'create.7.code', code: 'CODE_TAKEN' },
          { field: 'leaveEmpty.0.field', code: 'NOT_ALLOWED' },
        ],
      },
    });
  });

  test('is made only by somebody who sees the whole company', async () => {
    const company = await companyWith(services, { sales: null }, [
      { key: 'hr1', roles: ['hr'], deptId: idOf('sales') },
    ]);
    await services.as(company, 'writes', (ctx) =>
      ctx.tx
        .update(scopeGrant)
        .set({ scope: AuthorityScope.DEPARTMENT_ALL })
        .where(eq(scopeGrant.companyId, ctx.session.companyId)),
    );
    const token = await services.signIn(company.code, 'hr1');
    const { importId, summary } = await check(company, csv, 'x.csv', token);
    expect(summary.canCreate).toBe(false);
    const create = creating(summary.unknowns);
    expect(
      await services.call('empmanage.mendimport', { importId, create, replace: [], leaveEmpty: [] }, token),
    ).toMatchObject({ status: 422, data: { errors: [{ field: 'create', code: 'CREATING_NEEDS_ALL' }] } });
  });
});

describe('errors', () => {
  const csv = filesOf([
    `${HEAD},Sex,Line manager's number,Phone`,
    '1,Ada,Lin,2024-01-01,Man,,1',
    '2,Bo,Wu,2024-01-01,Man,3,1',
    '3,Cy,Xu,2024-01-01,W,4,1',
    '4,Di,Yu,2024-01-01,,2,1',
    '5,Ed,Zu,never,,9999,1',
    '6,Fe,An,2024-01-01,,5,1',
    '7,Gi,Bo,2024-01-01,,6,1',
  ]);

  test('are grouped by cause with count and values; a circle names its people in order', async () => {
    const { summary } = await check(await newCompany(), csv);
    expect(summary.causes.map(({ column, code, count, rows }) => [column, code, count, rows])).toEqual([
      ['Sex', 'NOT_ALLOWED', 3, [2, 3, 4]],
      ["Line manager's number", 'SUPERIOR_CIRCLE', 3, [3, 4, 5]],
      ["Line manager's number", 'SUPERIOR_LEFT_OUT', 2, [7, 8]],
      ['Entry date (hire date)', 'INVALID_DATE', 1, [6]],
      ["Line manager's number", 'UNKNOWN_SUPERIOR', 1, [6]],
    ]);
    expect(summary.causes[0]?.values).toEqual([
      { value: 'Man', count: 2 },
      { value: 'W', count: 1 },
    ]);
    expect(summary.causes[1]?.message).toBe(
      'The reporting lines form a circle: Bo Wu (2) → Cy Xu (3) → Di Yu (4) → Bo Wu (2)',
    );
    expect(summary.causes.map(({ canBeEmpty }) => canBeEmpty)).toEqual([true, true, true, false, true]);
  });

  test('are mended once for all their rows; the good rows go on, the rest is a file that can be imported again', async () => {
    const company = await newCompany();
    const { importId } = await check(company, csv);
    const mended = await mend(company, importId, {
      replace: [{ field: 'sex', value: 'Man', by: 'Male' }],
      leaveEmpty: [
        { field: 'sex', code: 'NOT_ALLOWED' },
        { field: 'bossNumber', code: 'SUPERIOR_CIRCLE' },
      ],
    });
    expect(mended.counts).toEqual({ add: 4, change: 0, same: 0, error: 3 });
    expect(
      await services.call(
        'empmanage.commitimport',
        { importId, clientMutationId: 'all-or-nothing' },
        company.adminToken,
      ),
    ).toMatchObject({ status: 422, data: { errors: [{ code: 'IMPORT_HAS_ERRORS' }] } });
    expect(await commit(company, importId, company.adminToken, { leaveErrors: true })).toMatchObject({
      state: 3,
      message: 'Imported: 4 new, 0 changed, 0 unchanged; 3 rows skipped',
    });
    const list = await services.ok<{ items: object[] }>('empmanage.emplist', {}, company.adminToken);
    expect(list.items).toMatchObject([
      { empNumber: '1', sex: 1 },
      { empNumber: '2', bossEmpId: null },
      { empNumber: '3', sex: 0 },
      { empNumber: '4' },
      { empNumber: 'boss' },
    ]);

    const file = await readTable(
      await download(services, '/empmanage/downloadimporterrors', company.adminToken, { importId }),
      'rest.xlsx',
      { rows: 10, columns: 50 },
    );
    expect(file.map(({ cells }) => cells[0])).toEqual(['number', '5', '6', '7']);
    const [head = [], ...rest] = file.map(({ cells }) => cells);
    expect(rest[0]?.at(-1)).toMatch(/^Entry date \(hire date\): /);
    const corrected = [head, ...rest].map((cells) =>
      cells.map((cell) => (cell === 'never' ? '2024-02-01' : cell === '9999' ? '4' : `"${cell}"`)).join(','),
    );
    const again = await check(company, corrected.join('\n'));
    expect(again.summary.counts).toEqual({ add: 3, change: 0, same: 0, error: 0 });
    expect(await commit(company, again.importId)).toMatchObject({ state: 3 });
  });

  test('of every row leave nothing to take over', async () => {
    const company = await newCompany();
    const { importId } = await check(company, `${HEAD}\n1,A,B,never`);
    expect(
      await services.call(
        'empmanage.commitimport',
        { importId, clientMutationId: 'nothing-good', leaveErrors: true },
        company.adminToken,
      ),
    ).toMatchObject({ status: 422, data: { errors: [{ code: 'IMPORT_HAS_ERRORS' }] } });
  });
});

test('a department is found by its code, then its path, then a name only one has', async () => {
  const company = await companyWith(services, { east: null, shop: 'east' }, []);
  const { summary } = await check(
    company,
    filesOf([
      `${HEAD},Department code,Department`,
      '1,A,A,2024-01-01,shop,Whatever',
      '2,B,B,2024-01-01,,Department east / Department shop',
      '3,C,C,2024-01-01,,Department shop',
      '4,D,D,2024-01-01,80,Department shop',
    ]),
  );
  expect(summary.counts).toEqual({ add: 4, change: 0, same: 0, error: 0 });
  expect(summary.notes.map(({ message }) => message)).toEqual([
    '1 department was matched by name because the code differs: Department shop (80)',
  ]);
});

describe('what new people lack', () => {
  const csv = filesOf([`${HEAD},Department`, '1,Ada,Lin,,Department sales', '2,Bo,Wu,2024-01-01,Department sales']);

  test('is filled in with one value for all of them, and only for them', async () => {
    const company = await newCompany();
    const { importId, summary } = await check(company, filesOf([csv, 'boss,Wei,Wang,,Department sales']));
    expect(summary.counts).toEqual({ add: 1, change: 1, same: 0, error: 1 });
    expect(summary.causes).toMatchObject([
      {
        field: 'entryDate',
        column: 'Entry date (hire date)',
        code: 'REQUIRED',
        rows: [2],
        canBeEmpty: false,
        fill: 'day',
      },
    ]);
    const mended = await mend(company, importId, { replace: [{ field: 'entryDate', value: '', by: '2026/9/1' }] });
    expect(mended.counts).toEqual({ add: 2, change: 1, same: 0, error: 0 });
    await commit(company, importId);
    const { items } = await services.ok<{ items: { empNumber: string; entryDate: string }[] }>(
      'empmanage.emplist',
      {},
      company.adminToken,
    );
    const dates = Object.fromEntries(items.map(({ empNumber, entryDate }) => [empNumber, entryDate]));
    expect(dates).toMatchObject({ 1: '2026-09-01', 2: '2024-01-01' });
    expect(dates['boss']).not.toBe('2026-09-01');
  });

  test('and no column of the file tells goes by its own name', async () => {
    const company = await newCompany();
    const { summary } = await check(company, 'number,First name,Last name\n1,Ada,Lin');
    expect(summary.causes).toMatchObject([{ field: 'entryDate', column: 'Entry date', fill: 'day' }]);
    const nameless = await check(company, 'number,First name,hire date\n1,,2024-01-01');
    expect(nameless.summary.causes).toMatchObject([{ field: 'empName', column: 'Legal name', fill: null }]);
  });

  test('is refused at the field where the value is none, or each row needs its own', async () => {
    const company = await newCompany();
    const { importId } = await check(company, csv);
    const refusal = (field: string, by: string) =>
      services.call(
        'empmanage.mendimport',
        { importId, create: [], leaveEmpty: [], replace: [{ field, value: ' ', by }] },
        company.adminToken,
      );
    for (const [field, by, code] of [
      ['entryDate', 'soon', 'INVALID_DATE'],
      ['entryDate', ' ', 'REQUIRED'],
      ['empName', 'Ada', 'NOT_ALLOWED'],
    ] as const)
      expect(await refusal(field, by)).toMatchObject({
        success: false,
        data: { errors: [{ field: 'replace.0.by', code }] },
      });
  });
});
