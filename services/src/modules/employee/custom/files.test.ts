import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CustomFieldType, FieldGroup, JobStatus } from '@hengcai/shared/enums';
import { readTable } from '../../../kit/sheet/read.ts';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import type { DictionaryData } from '../dictionary/dictionary.ts';
import { companyWith, download, idOf, jobDone } from '../fixtures.ts';
import { importing, type Summary } from '../import/import-testing.ts';
import type { EmployeeData } from '../select.ts';
import type { CustomFieldData } from './fields.ts';

let services: TestServices;
let { check, commit, mend } = {} as ReturnType<typeof importing>;
beforeAll(async () => {
  services = await startServices();
  ({ check, commit, mend } = importing(services));
});
afterAll(() => services.stop());

let company: TestCompany;
let fields: Record<'size' | 'height' | 'checkUp' | 'line' | 'lines', CustomFieldData>;
let keys = 0;
const ok = <T>(name: string, body: Record<string, unknown> = {}) => services.ok<T>(name, body, company.adminToken);
const made = (body: Record<string, unknown>) =>
  ok<CustomFieldData>('customField.add', {
    clientMutationId: `own-field-${++keys}`,
    groupCode: FieldGroup.CONTACT,
    ...body,
  });
const update = ({ fieldType: _type, dictCode: _dict, ...field }: CustomFieldData, change: Partial<CustomFieldData>) =>
  ok<CustomFieldData>('customField.update', { ...field, ...change });

beforeEach(async () => {
  company = await companyWith(services, { sales: null }, [
    { key: 'a', deptId: idOf('sales') },
    { key: 'b', deptId: idOf('sales') },
  ]);
  const { dictCode } = await ok<DictionaryData>('customDict.add', { name: '班车', nameEn: 'Shuttles' });
  for (const [name, nameEn] of [
    ['东线', 'East'],
    ['西线', 'West, by the river'],
    ['旧线', null],
  ])
    await ok('customDict.add', { dictCode, name, nameEn });
  fields = {
    size: await made({ name: '工服尺码', nameEn: 'Uniform size', fieldType: CustomFieldType.TEXT }),
    height: await made({ name: '身高', nameEn: 'Height', fieldType: CustomFieldType.NUMBER }),
    checkUp: await made({ name: '体检日期', fieldType: CustomFieldType.DATE }),
    line: await made({ name: '班车线路', nameEn: 'Shuttle', fieldType: CustomFieldType.SELECT, dictCode }),
    lines: await made({ name: '备选线路', fieldType: CustomFieldType.MULTI_SELECT, dictCode }),
  };
});

const peopleByNumber = async () => {
  const { items } = await ok<{ items: EmployeeData[] }>('empmanage.emplist', { pageSize: 40 });
  return new Map(items.map((one) => [one.empNumber, one]));
};
const person = async (number: string) => (await peopleByNumber()).get(number);
/** What somebody has in a field. */
const held = async (number: string, field: CustomFieldData) =>
  (await person(number))?.customValues?.find(({ fieldId }) => fieldId === field.fieldId)?.values ?? [];
const linesOfHistory = async (number: string) => {
  const { items } = await ok<{
    items: { changes: { label: string; before: string | null; after: string | null }[] }[];
  }>('platform.auditlist', { objectType: 'employee', objectId: (await person(number))?.empId });
  return items.flatMap(({ changes }) => changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`));
};

const HEAD = '工号,Name,Entry date,Department code,UNIFORM SIZE,身高,体检日期,Shuttle,备选线路';

describe('the company’s own fields in files of people', () => {
  test('S6.030 are read under their name in either language, shown old and new, written with history and taken back', async () => {
    const { summary, rows, importId } = await check(
      company,
      [
        HEAD,
        'a,,,,XL,"1,175.50",2026/3/1,east,西线、东线',
        'n,New,2024-01-01,sales,M,-3,,旧线,"East, West, by the river"',
      ].join('\n'),
    );
    expect(summary.counts).toEqual({ add: 1, change: 1, same: 0, error: 0 });
    expect(summary.columns.map(({ field }) => field).slice(4)).toEqual(
      [fields.size, fields.height, fields.checkUp, fields.line, fields.lines].map(({ fieldId }) => `custom.${fieldId}`),
    );
    expect(summary.changedFields.map(({ label }) => label).toSorted()).toEqual(
      ['Height', 'Shuttle', 'Uniform size', '体检日期', '备选线路'].toSorted(),
    );
    const told = (await rows('change')).items[0]?.changes.map(
      ({ label, before, after }) => `${label}: ${before} → ${after}`,
    );
    const changes = [
      'Uniform size: null → XL',
      'Height: null → 1175.5',
      '体检日期: null → 2026-03-01',
      'Shuttle: null → East',
      '备选线路: null → East, West, by the river',
    ];
    expect(told?.toSorted()).toEqual(changes.toSorted());

    const before = await person('a');
    expect(await commit(company, importId)).toMatchObject({ state: JobStatus.DONE });
    expect((await person('a'))?.version).toBe((before?.version ?? 0) + 1);
    expect(await held('a', fields.height)).toEqual(['1175.5']);
    expect(await held('n', fields.height)).toEqual(['-3']);
    expect(await held('n', fields.lines)).toEqual(await held('a', fields.lines));
    expect((await linesOfHistory('a')).toSorted()).toEqual(changes.toSorted());

    const { jobId } = await ok<{ jobId: string }>('empmanage.undoimport', {
      importId,
      clientMutationId: 'take-back-1',
    });
    expect(await jobDone(services, company.adminToken, jobId)).toMatchObject({
      message: 'Import undone: 1 deleted, 1 restored',
    });
    expect((await person('a'))?.customValues).toEqual([]);
    expect(await person('n')).toBeUndefined();
  });

  test('come back from an export unchanged, in both languages, and stand in the template with what they may hold', async () => {
    await update(fields.size, { required: true });
    const file = [HEAD, 'a,,,,XL,175.5,2026-03-01,East,"东线,西线"', 'b,,,,=1+1,0.25,,旧线,西线'].join('\n');
    const { importId } = await check(company, file);
    await commit(company, importId);
    // Whatever the order in which a form has chosen them.
    const { version, customValues = [] } = (await person('a')) ?? {};
    const values = customValues.find(({ fieldId }) => fieldId === fields.lines.fieldId)?.values.toReversed() ?? [];
    await ok('empupdate.contactsinfo', {
      empId: idOf('a'),
      version,
      customValues: [{ fieldId: fields.lines.fieldId, values }],
    });
    // What is not offered any more stays where it stands.
    const [dictionary] = await ok<DictionaryData[]>('customDict.get', { dictCodes: [fields.line.dictCode] });
    const old = dictionary?.entries.find(({ name }) => name === '旧线');
    await ok('customDict.disable', {
      dictCode: fields.line.dictCode,
      version: dictionary?.version,
      entryCode: old?.entryCode,
    });
    for (const language of ['zh-CN', 'en-US'])
      for (const format of ['xlsx', 'csv'] as const) {
        const exported = await download(services, '/empmanage/exportempinfo', company.adminToken, { format }, language);
        const { summary } = await check(company, exported, `export.${format}`);
        expect(summary.counts).toEqual({ add: 0, change: 0, same: 2, error: 0 });
        expect(summary.columns.filter(({ field }) => field?.startsWith('custom.'))).toHaveLength(5);
      }

    const template = await download(services, '/empmanage/downloadExcel', company.adminToken, { format: 'xlsx' });
    const [header] = await readTable(template, 'a.xlsx', { rows: 100, columns: 200 });
    expect(header?.cells.slice(-5)).toEqual(['Uniform size', 'Height', '体检日期', 'Shuttle', '备选线路']);
    expect(Buffer.from(template).length).toBeGreaterThan(1_000);
  });

  test('are refused in a cell for what a form would refuse, at the column under its label; what is missing only where there is the column', async () => {
    const size = await update(fields.size, { required: true });
    const [dictionary] = await ok<DictionaryData[]>('customDict.get', { dictCodes: [fields.line.dictCode] });
    const old = dictionary?.entries.find(({ name }) => name === '旧线');
    await ok('customDict.disable', {
      dictCode: fields.line.dictCode,
      version: dictionary?.version,
      entryCode: old?.entryCode,
    });
    const { summary, rows, importId } = await check(
      company,
      [
        HEAD,
        `a,,,,${'x'.repeat(201)},tall,2026-02-30,north,"East,north"`,
        'b,,,,,1.23456,,"East,West",旧线',
        'n,New,2024-01-01,sales,,,,,',
      ].join('\n'),
    );
    expect(summary.counts).toEqual({ add: 0, change: 0, same: 0, error: 3 });
    const errors = (await rows('error')).items.map((row) => row.errors.map(({ column, code }) => `${column}: ${code}`));
    expect(errors).toEqual([
      [
        'Uniform size (UNIFORM SIZE): TOO_LONG',
        'Height (身高): INVALID_NUMBER',
        '体检日期: INVALID_DATE',
        'Shuttle: NOT_ALLOWED',
        '备选线路: NOT_ALLOWED',
      ],
      ['Height (身高): INVALID_NUMBER', 'Shuttle: NOT_ALLOWED', '备选线路: NOT_ALLOWED'],
      ['Uniform size (UNIFORM SIZE): REQUIRED'],
    ]);
    const [shuttle] = (await rows('error')).items.flatMap((row) =>
      row.errors.filter(({ column }) => column === 'Shuttle'),
    );
    expect(shuttle?.allowed).toEqual(['East', 'West, by the river']);
    expect(summary.causes.find(({ field }) => field === `custom.${size.fieldId}`)?.canBeEmpty).toBe(false);

    const field = `custom.${fields.line.fieldId}`;
    const mended = await mend(company, importId, {
      replace: [
        { field, value: 'north', by: '西线' },
        { field, value: 'East,West', by: 'east' },
      ],
      leaveEmpty: [fields.height, fields.checkUp, fields.lines].flatMap(({ fieldId }) =>
        ['INVALID_NUMBER', 'INVALID_DATE', 'NOT_ALLOWED'].map((code) => ({ field: `custom.${fieldId}`, code })),
      ),
    });
    expect(mended.counts).toEqual({ add: 0, change: 1, same: 0, error: 2 });

    // A file without the column brings somebody in.
    const without = await check(company, 'number,name,hire date,department code\nn,New,2024-01-01,sales');
    expect(without.summary.counts).toMatchObject({ add: 1, error: 0 });
  });

  test('S6.030 follow the rights of their group: not read, not exported, not filled, and not taken over once it is gone', async () => {
    const { importId, rows } = await check(company, 'number,Uniform size\na,XL');
    const grant = (right: number) =>
      services.engine.run(
        `update role_field_group set "right" = $2 where company_id = $1 and field_group = 'contact'`,
        [company.companyId, right],
      );
    await grant(0);
    expect((await rows('change')).items[0]?.changes).toMatchObject([{ masked: true, before: null, after: null }]);
    await commit(company, importId);
    expect((await ok<Summary>('empmanage.getimport', { importId })).state).toBe('failed');
    const file = await download(services, '/empmanage/exportempinfo', company.adminToken, { format: 'csv' });
    expect(file.toString()).not.toContain('Uniform size');
    await grant(1);
    const { summary } = await check(company, 'number,Uniform size,Work email\na,XL,a@example.com');
    expect(summary.columns[1]).toMatchObject({
      field: null,
      message: 'You do not have the right to edit this field, so it is not imported',
    });
    await grant(2);
    await update(fields.size, { enabled: false });
    const disabled = await check(company, 'number,Uniform size,Work email\na,XL,a@example.com');
    expect(disabled.summary.columns[1]?.field).toBeNull();
  });

  test('cost as many statements for many people and fields as for one', async () => {
    /** Waits beside the transactions that are counted. */
    const finished = async (jobId: string) => {
      for (;;) {
        const { rows } = await services.engine.run('select state from job where id = $1', [jobId]);
        if ([JobStatus.DONE, JobStatus.FAILED].includes(Number(rows[0]?.['state']) as never)) return;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    };
    const statementsOf = async (people: number, head: string, cells: string, mark: string) => {
      const numbers = Array.from({ length: people }, (_, at) => `${mark}${at}`);
      const added = await check(
        company,
        ['number,name,hire date', ...numbers.map((one) => `${one},N,2024-01-01`)].join('\n'),
      );
      await commit(company, added.importId);
      const { importId, summary } = await check(
        company,
        [`number,${head}`, ...numbers.map((one) => `${one},${cells}`)].join('\n'),
      );
      expect(summary.counts).toEqual({ add: 0, change: people, same: 0, error: 0 });
      const before = services.statements();
      await ok('empmanage.listimportrows', { importId, outcome: 'change', pageSize: 100 });
      const listed = services.statements() - before;
      const { jobId } = await ok<{ jobId: string }>('empmanage.commitimport', {
        importId,
        clientMutationId: `commit-${importId}`,
      });
      await finished(jobId);
      return { listed, committed: services.statements() - before };
    };
    const one = await statementsOf(1, 'Shuttle,Phone', 'East,1', 'x');
    const many = await statementsOf(
      30,
      'Shuttle,Phone,Uniform size,Height,体检日期,备选线路',
      'East,1,M,1,2026-01-01,西线',
      'y',
    );
    expect(many).toEqual(one);
  });
});
