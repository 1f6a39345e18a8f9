import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readExcelFile, { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTable } from '../../kit/sheet/read.ts';
import { writeXlsx } from '../../kit/sheet/xlsx-write.ts';
import { ContractType } from '@hengcai/shared/rules/employee/contract-type';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { bytesOf } from '../../testing/workbooks.ts';
import { createDepartments, rootDepartmentId } from '../org/public.ts';
import { createPositions } from '../position/public.ts';
import { companyWith, download, idOf, peopleFor } from './fixtures.ts';
import { importing } from './import/import-testing.ts';

let services: TestServices;
let { newCompany, check, commit } = {} as ReturnType<typeof importing>;
beforeAll(async () => {
  services = await startServices();
  ({ newCompany, check, commit } = importing(services));
});
afterAll(() => services.stop());

describe('an export', () => {
  test('is a file that changes nothing when it is imported, and no cell of it is a formula', async () => {
    const company = await companyWith(services, { it: null }, [
      {
        key: 'a',
        empName: '=HYPERLINK("x")',
        deptId: idOf('it'),
        phone: '+86 138',
        baseSalary: '1000.00',
        idNumber: 'AB1234567',
        education: 3,
        regularDate: '2020-04-01',
      },
      { key: 'b', boss: 'a', empName: '𠮷田', cityName: "'=x", email: 'b@example.com', loginAccount: 'bee', sex: 2 },
    ]);
    for (const format of ['xlsx', 'csv'] as const) {
      const file = await download(
        services,
        '/empmanage/exportempinfo',
        company.adminToken,
        { format },
        format === 'csv' ? 'zh-CN' : 'en-US',
      );
      if (format === 'csv') expect(file.toString('utf8')).not.toMatch(/(^|,|")[=+@-]/m);
      const { summary } = await check(company, file, `export.${format}`);
      expect(summary.counts).toEqual({ add: 0, change: 0, same: 2, error: 0 });
    }
  });

  test('in English names departments and positions in English, and is read again without their codes', async () => {
    const company = await companyWith(services, {}, []);
    await services.as(company, 'writes', async (ctx) => {
      const parentId = await rootDepartmentId(ctx);
      await createDepartments(ctx, [
        { deptId: idOf('sales'), code: 'sales', name: '销售部', nameEn: 'Sales', parentId },
      ]);
      await createPositions(ctx, [{ positionId: idOf('rep'), code: 'rep', name: '销售代表', nameEn: 'Sales rep' }]);
      await peopleFor(ctx, [{ key: 'a', deptId: idOf('sales'), positionId: idOf('rep') }]);
    });
    const exported = await download(services, '/empmanage/exportempinfo', company.adminToken, {});
    const lines = (await readTable(exported, 'a.xlsx', { rows: 10, columns: 80 })).map(({ cells }) => cells);
    const [head = []] = lines;
    const named = (line: readonly string[]) => ['Department', 'Position'].map((one) => line[head.indexOf(one)]);
    expect(named(lines[1] ?? [])).toEqual(['Sales', 'Sales rep']);
    const rows = lines.map((line) => line.filter((_cell, at) => !/(Department|Position) code/.test(head[at] ?? '')));
    const { summary } = await check(company, await bytesOf(writeXlsx({ name: 'a', rows })), 'a.xlsx');
    expect(summary.counts).toEqual({ add: 0, change: 0, same: 1, error: 0 });
  });

  test('has days and amounts that a spreadsheet calculates with, and texts where it would spoil them', async () => {
    const company = await companyWith(services, { it: null }, [
      { key: '007', deptId: idOf('it'), phone: '13800001111', baseSalary: '12000.50', contractEnd: '2027-02-28' },
    ]);
    const file = await download(services, '/empmanage/exportempinfo', company.adminToken, {});
    const [sheet] = await readExcelFile(Buffer.from(file));
    const [head = [], row = []] = sheet?.data ?? [];
    const cell = (heading: string) => row[head.indexOf(heading)];
    expect([cell('Employee number'), cell('Phone'), cell('Base salary (RMB per month)')]).toEqual([
      '007',
      '13800001111',
      12000.5,
    ]);
    expect(cell('Contract end')).toEqual(new Date('2027-02-28T00:00:00Z'));
  });

  test('of the own record holds what the person may see, over time and masked, and nobody else’s; it is audited', async () => {
    const company = await companyWith(services, { it: null }, [
      { key: 'lead', deptId: idOf('it') },
      {
        key: 'me',
        boss: 'lead',
        deptId: idOf('it'),
        phone: '13800001111',
        idNumber: 'AB1234567',
        baseSalary: '12000.50',
        contractStart: '2020-01-01',
        contractEnd: '2027-02-28',
      },
    ]);
    const token = await services.signIn(company.code, 'me');
    const own = async (as: string) => {
      const sheets = await readExcelFile(Buffer.from(await download(services, '/empmanage/exportownrecord', as, {})));
      return new Map(sheets.map(({ sheet, data }) => [sheet, data]));
    };
    const former = {
      contractType: ContractType.INTERNSHIP,
      validFrom: '2019-01-01',
      validTo: '2019-12-31',
      name: 'A-1',
    };
    await services.ok(
      'empupdate.earliercontractinfo',
      { empId: idOf('me'), version: 1, contracts: [former] },
      company.adminToken,
    );
    const sheets = await own(token);
    expect(sheets.get('Earlier contracts')).toEqual([
      ['From', 'To', 'Contract type', 'Name'],
      [new Date('2019-01-01T00:00:00Z'), new Date('2019-12-31T00:00:00Z'), 'Internship agreement', 'A-1'],
    ]);
    const values = new Map(sheets.get('Record')?.map(([, field, value]) => [field, value]));
    expect(values.get('Employee number')).toBe('me');
    expect(values.get('Phone')).toBe('13800001111');
    expect(values.get('ID number')).toBe('****4567');
    expect(values.get('Line manager')).toBe('Person lead (lead)');
    expect([...values.keys()].some((field) => String(field).includes('salary'))).toBe(false);
    expect([...sheets.keys()]).toEqual(['Record', 'Work history', 'Earlier contracts']);
    expect(sheets.get('Work history')?.[1]?.[0]).toEqual(new Date('2020-01-01T00:00:00Z'));
    const { items } = await services.ok<{ items: { actionText: string }[] }>(
      'platform.auditlist',
      { objectType: 'employee', objectId: idOf('me') },
      token,
    );
    expect(JSON.stringify(items)).toContain('Exported their own record (Record, Work history, Earlier contracts)');
    expect(await services.call('empmanage.exportownrecord', {}, company.adminToken)).toMatchObject({ status: 404 });
  });

  test('of many people reads them page by page from the last one on, and each of them once', async () => {
    const keys = Array.from({ length: 1201 }, (_, i) => `N${String(i).padStart(4, '0')}`);
    const company = await companyWith(
      services,
      {},
      keys.map((key) => ({ key })),
    );
    const file = await download(services, '/empmanage/exportempinfo', company.adminToken, { format: 'csv' });
    const [, ...rows] = parse(file, { bom: true });
    expect(rows.map(([number]) => number).filter((number) => keys.includes(number ?? ''))).toEqual(keys);
  });

  test('of the template opens in other programs, with what columns may hold on its second sheet', async () => {
    const company = await newCompany();
    const file = await download(services, '/empmanage/downloadExcel', company.adminToken, {});
    const [headings, allowed, ...more] = await readExcelFile(Buffer.from(file));
    expect(more).toEqual([]);
    expect(headings?.data).toHaveLength(1);
    const [head, ...rows] = allowed?.data ?? [];
    expect(head).toHaveLength(2);
    // A row for each column of the first sheet, and something said about each.
    expect(rows.map(([column]) => column)).toEqual(headings?.data[0]);
    expect(rows.every(([, rule]) => String(rule).length > 0)).toBe(true);
  });

  test('has the columns of the import template', async () => {
    const company = await newCompany();
    const limits = { rows: 100, columns: 50 };
    const template = await readTable(
      await download(services, '/empmanage/downloadExcel', company.adminToken, {}),
      't.xlsx',
      limits,
    );
    const exported = await readTable(
      await download(services, '/empmanage/exportempinfo', company.adminToken, {}),
      'e.xlsx',
      limits,
    );
    expect(template).toHaveLength(1);
    expect(template[0]?.cells).toEqual(exported[0]?.cells);
    expect(
      (
        await check(company, await download(services, '/empmanage/exportempinfo', company.adminToken, {}), 'e.xlsx')
      ).summary.columns.every((column) => column.field !== null),
    ).toBe(true);
  });
});

describe('T19 5,000 texts that begin as formulas do', () => {
  const TRIGGERS = ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠'];
  /** The columns that hold any text, with the name of the field in an answer. */
  const TEXTS = {
    empName: 'Legal name',
    empNameEn: 'English name',
    cityName: 'City',
    nationality: 'Nationality',
    politicalStatus: 'Political status',
    emergencyContact: 'Emergency contact',
  } as const;
  const FIELDS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
  const PEOPLE = 840;
  const PAGE = 100;

  const text = fc
    .tuple(
      fc.constantFrom(...TRIGGERS.filter((one) => one !== '\0'), "'", "'=", "''+", ''),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
    )
    // Characters without a form of their own are no text that somebody types.
    .map(([head, tail]) => `${head}${tail.replace(/\p{C}/gu, '')}x`);
  const runs = (cell: unknown) => typeof cell === 'string' && TRIGGERS.includes(cell.slice(0, 1));
  /** What the product keeps of a text, wherever it comes from. */
  const kept = (one: string) => one.trim();

  const exported = (company: TestCompany, format: 'xlsx' | 'csv') =>
    download(services, '/empmanage/exportempinfo', company.adminToken, { format });
  const imported = async (file: Uint8Array, fileName: string) => {
    const company = await companyWith(services, {}, []);
    const { importId, summary } = await check(company, file, fileName);
    expect(summary.counts).toEqual({ add: PEOPLE, change: 0, same: 0, error: 0 });
    expect(await commit(company, importId)).toMatchObject({ state: 3 });
    return company;
  };
  const shownOf = async (company: TestCompany) => {
    const shown: string[][] = [];
    for (let pageNo = 1; shown.length < PEOPLE; pageNo += 1) {
      const { items } = await services.ok<{ items: Record<string, string>[] }>(
        'empmanage.emplist',
        { pageNo, pageSize: PAGE, sort: 'empNumber' },
        company.adminToken,
      );
      shown.push(...items.map((row) => FIELDS.map((field) => row[field] ?? '')));
    }
    return shown;
  };

  test('run in no cell either where one begins in the database as nobody can type it', async () => {
    const names = ['\t=1+1', '\r=1+1', '\t', '\n@x'];
    const company = await companyWith(
      services,
      {},
      names.map((empName, at) => ({ key: `p${at}`, empName })),
    );
    const lines: string[][] = parse(await exported(company, 'csv'), { bom: true });
    expect(lines.slice(1).map((cells) => cells[1])).toEqual(names.map((name) => `'${name}`));
  });

  test('come back exactly from a file that runs none of them, into this company and into another', async () => {
    const texts = fc.sample(text, { numRuns: PEOPLE * FIELDS.length, seed: 19 });
    const typed = Array.from({ length: PEOPLE }, (_, at) => texts.slice(at * FIELDS.length, (at + 1) * FIELDS.length));
    const heading = ['Employee number', 'Entry date', ...Object.values(TEXTS)];
    const rows = typed.map((cells, at) => [`F${String(at).padStart(4, '0')}`, '2026-01-01', ...cells]);
    const company = await imported(
      await bytesOf(writeXlsx({ name: 'people', rows: [heading, ...rows] })),
      'people.xlsx',
    );
    expect(await shownOf(company)).toEqual(typed.map((cells) => cells.map(kept)));

    const files = { xlsx: await exported(company, 'xlsx'), csv: await exported(company, 'csv') };
    // Read as programs of other people do.
    const cells = [
      ...(await readSheet<string>(files.xlsx, { parseNumber: (digits) => digits })),
      ...parse(files.csv, { bom: true }),
    ].flat();
    expect(cells.length).toBeGreaterThan(2 * texts.length);
    expect(cells.filter(runs)).toEqual([]);
    for (const format of ['xlsx', 'csv'] as const) {
      const again = await check(company, files[format], `again.${format}`);
      expect(again.summary.counts).toEqual({ add: 0, change: 0, same: PEOPLE, error: 0 });
      const other = await imported(files[format], `people.${format}`);
      expect((await exported(other, 'csv')).equals(files.csv)).toBe(true);
    }
  });
});
