import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../../db/sql.ts';
import { startServices, type TestCompany, type TestServices } from '../../../../testing/kit.ts';
import { readTable } from '../../../../kit/sheet/read.ts';
import { createDepartments, type DepartmentData } from '../../../org/public.ts';
import { createGrades, createJobFamilies, createRanks } from '../../../position/public.ts';
import type { RecordsData } from '../../records/read.ts';
import { companyWith, download, idOf, jobDone, upload } from '../../fixtures.ts';
import type { Summary } from '../import-testing.ts';

let services: TestServices;
let company: TestCompany;
let hr: string;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await companyWith(services, { sales: null, east: 'sales', it: null }, [
    { key: 'boss', deptId: idOf('sales') },
    { key: 'rep', boss: 'boss', deptId: idOf('east') },
    { key: 'hr', deptId: idOf('it'), roles: ['hr'] },
  ]);
  hr = await services.signIn(company.code, 'hr');
});

const SERVICES = {
  importdept: ['/deptmanage/importdept', 'departmentImport'],
  importposition: ['/positionmanage/importposition', 'positionImport'],
  importrank: ['/rankmanage/importrank', 'rankImport'],
  importjobfamily: ['/jobfamilymanage/importjobfamily', 'jobFamilyImport'],
  importrecord: ['/empupdate/importrecord', 'recordImport'],
} as const;
type Upload = keyof typeof SERVICES;
interface Row {
  row: number;
  empNumber: string | null;
  empName: string | null;
  changes: { label: string; before: string | null; after: string | null }[];
  errors: { field: string | null; column: string | null; code: string; message: string }[];
}

/** The calls of one kind of file, as the wizard makes them. */
function file(kind: Upload, token = hr) {
  const [path, service] = SERVICES[kind];
  const call = <T>(name: string, input: Record<string, unknown>) => services.ok<T>(`${service}.${name}`, input, token);
  const job = async (name: string, input: Record<string, unknown>) => {
    const { jobId } = await call<{ jobId: string }>(name, input);
    return jobDone(services, token, jobId);
  };
  const get = (importId: string) => call<Summary>('getimport', { importId });
  return {
    call,
    get,
    job,
    checked: async (lines: readonly string[], more: object = {}) => {
      const answer = await upload(services, path, token, 'file.csv', lines.join('\n'));
      if (!answer.success) throw new Error(JSON.stringify(answer));
      const { importId, columns } = answer.data as Summary;
      await job('mapimport', { importId, mapping: columns.map(({ header, field }) => ({ header, field })), ...more });
      return get(importId);
    },
    rows: async (importId: string, outcome: string) =>
      (await call<{ items: Row[] }>('listimportrows', { importId, outcome, pageSize: 100 })).items,
    commit: async (importId: string, more: object = {}) => {
      const done = await job('commitimport', { importId, clientMutationId: `commit-${importId}`, ...more });
      return { done, summary: await get(importId) };
    },
    undo: async (importId: string) => {
      await job('undoimport', { importId, clientMutationId: `undo-${importId}` });
      return get(importId);
    },
  };
}
type Undone = { undone: { removed: number; restored: number; kept: number } | null };

describe('departments by file', () => {
  const HEAD = 'Department code,Department name,English name,Parent department,Head number,Order';
  const tree = async () => {
    const all = await services.ok<DepartmentData[]>('deptmanage.selectalldept', { headcounts: false }, hr);
    const code = (id: string | null) => all.find(({ deptId }) => deptId === id)?.deptCode ?? null;
    return Object.fromEntries(
      all.map((one) => [
        one.deptCode,
        { name: one.deptName, en: one.deptNameEn, parent: code(one.parentDeptId), head: one.headEmpId, sort: one.sort },
      ]),
    );
  };

  test('may have a title and a remark above their headings; rows keep the numbers of the file', async () => {
    const departments = file('importdept');
    const { importId, counts } = await departments.checked([
      'Departments of 2027',
      '"Please fill in every column, in this order"',
      HEAD,
      'shops,Shops,,sales,,',
      'kiosks,Kiosks,,nowhere,,',
    ]);
    expect(counts).toMatchObject({ add: 1, error: 1 });
    expect((await departments.rows(importId, 'error')).map(({ row }) => row)).toEqual([5]);
  });

  test('S7.055 are made and changed from one file, parents by code or path and in any order, shown old and new first', async () => {
    const departments = file('importdept');
    const before = await tree();
    const { importId, counts, changedFields } = await departments.checked([
      HEAD,
      'shop-1,一号店,Shop one,Department sales/Shops,rep,1',
      'shops,Shops,,sales,,',
      'east,East,,it,boss,',
      'sales,Department sales,,,,1',
      'it,Department it,,,,',
    ]);
    expect(counts).toEqual({ add: 2, change: 2, same: 1, error: 0 });
    expect(changedFields.map(({ label, count }) => [label, count]).toSorted()).toEqual([
      ['Department name', 1],
      ['Head number', 1],
      ['Order', 1],
      ['Parent department', 1],
    ]);
    const [moved] = await departments.rows(importId, 'change');
    expect([moved?.empNumber, moved?.changes.map(({ before: was, after }) => [was, after])]).toEqual([
      'east',
      [
        ['Department east', 'East'],
        ['Department sales', 'Department it'],
        [null, 'Person boss boss'],
      ],
    ]);
    expect(await tree()).toEqual(before);

    const { summary } = await departments.commit(importId);
    expect(summary.made.map(({ label, count }) => [label, count])).toEqual([
      ['New', 2],
      ['Changed', 2],
    ]);
    const after = await tree();
    expect(after['shop-1']).toMatchObject({ name: '一号店', en: 'Shop one', parent: 'shops', head: idOf('rep') });
    expect(after['east']).toMatchObject({ name: 'East', parent: 'it', head: idOf('boss') });
    expect((after['sales']?.sort ?? 9) < (after['it']?.sort ?? 0)).toBe(true);

    const undone = (await departments.undo(importId)) as Summary & Undone;
    expect(undone.undone).toMatchObject({ removed: 2, restored: 2, kept: 0 });
    expect(await tree()).toEqual(before);
  });

  test('exported in English name their parents in English, and the file changes nothing when it is read again', async () => {
    await services.as(company, 'writes', async (ctx) => {
      const parentId = idOf('sales');
      // Two English paths are alike: what stands below one of them names it by its code.
      await createDepartments(ctx, [
        { deptId: idOf('a'), code: 'a', name: '一店', nameEn: 'Shop', parentId },
        { deptId: idOf('b'), code: 'b', name: '二店', nameEn: 'Shop', parentId },
        { deptId: idOf('c'), code: 'c', name: '柜台', nameEn: 'Counter', parentId: idOf('b') },
        { deptId: idOf('d'), code: 'd', name: '仓库', nameEn: 'Store', parentId: idOf('it') },
        { deptId: idOf('e'), code: 'e', name: '货架', nameEn: 'Shelf', parentId: idOf('d') },
      ]);
    });
    const exported = await download(services, '/deptmanage/exportdept', hr, { format: 'csv' });
    const rows = await readTable(exported, 'a.csv', { rows: 100, columns: 20 });
    const parents = new Map(rows.map(({ cells }) => [cells[0], cells[3]]));
    expect([parents.get('e'), parents.get('c')]).toEqual(['Department it/Store', 'b']);
    const { counts } = await file('importdept').checked([exported.toString('utf8')]);
    expect(counts).toEqual({ add: 0, change: 0, same: rows.length - 1, error: 0 });
  });

  test('are refused row by row with the reason at its column, and what was changed since stays on undo', async () => {
    const departments = file('importdept');
    const { importId, causes, counts } = await departments.checked([
      HEAD,
      'a,A,,nowhere,,',
      'b,B,,sales,nobody,',
      'c,C,,sales,,many',
      'd,D,,sales,,',
      'd,D2,,sales,,',
      'sales,Department sales,,east,,',
      'new,,,sales,,',
      'good,Good,,sales,,',
      'it,IT,,,,',
    ]);
    expect(counts).toEqual({ add: 1, change: 1, same: 0, error: 7 });
    expect(causes.map(({ column, code, rows }) => [column, code, rows]).toSorted()).toEqual(
      [
        ['Parent department', 'UNKNOWN_PARENT', [2]],
        ['Head number', 'HEAD_NUMBER_UNKNOWN', [3]],
        ['Order', 'NOT_A_NUMBER', [4]],
        ['Department code', 'CODE_TWICE_IN_FILE', [5, 6]],
        ['Parent department', 'DEPARTMENT_CIRCLE', [7]],
        ['Department name', 'REQUIRED', [8]],
      ].toSorted(),
    );
    const wrong = await download(services, '/deptmanage/downloadimporterrors', hr, { importId });
    const [header] = await readTable(wrong, 'a.xlsx', { rows: 100, columns: 20 });
    expect(header?.cells.at(-1)).not.toBe('');

    await departments.commit(importId, { leaveErrors: true });
    const all = await services.ok<DepartmentData[]>('deptmanage.selectalldept', { headcounts: false }, hr);
    const changed = all.find(({ deptCode }) => deptCode === 'it');
    await services.ok(
      'deptmanage.updatedept',
      { deptId: changed?.deptId, version: changed?.version, deptName: 'Somebody else was here' },
      hr,
    );
    const undone = (await departments.undo(importId)) as Summary & Undone;
    expect(undone.undone).toMatchObject({ removed: 1, restored: 0, kept: 1 });
    expect((await departments.rows(importId, 'kept')).map(({ row, errors }) => [row, errors[0]?.code])).toEqual([
      [10, 'UNDO_THING_CHANGED'],
    ]);
    expect((await tree())['it']?.name).toBe('Somebody else was here');
  });

  test('are not taken over once somebody has changed what the check has shown', async () => {
    const departments = file('importdept');
    const { importId } = await departments.checked([HEAD, 'it,IT,,,,']);
    const all = await services.ok<DepartmentData[]>('deptmanage.selectalldept', { headcounts: false }, hr);
    const one = all.find(({ deptCode }) => deptCode === 'it');
    await services.ok('deptmanage.updatedept', { deptId: one?.deptId, version: one?.version, deptName: 'Mine' }, hr);
    const { done, summary } = await departments.commit(importId);
    expect([summary.state, JSON.stringify(done)]).toEqual(['failed', expect.stringContaining('2')]);
    expect((await tree())['it']?.name).toBe('Mine');
  });

  describe('that the file leaves out', () => {
    const shown = async (importId: string, outcome: string) =>
      (await file('importdept').rows(importId, outcome)).map(({ row, empNumber, empName, errors }) => [
        row < 1,
        empNumber,
        empName,
        ...errors.map(({ code }) => code),
      ]);
    const actionsOn = (key: string) =>
      services.as(company, 'reads', async (ctx) =>
        (
          await rowsOf<{ action: string }>(
            ctx.tx,
            sql`select action from audit where company_id = ${company.companyId} and object_id = ${idOf(key)} order by id`,
          )
        ).map(({ action }) => action),
      );
    beforeEach(() =>
      services.as(company, 'writes', (ctx) =>
        createDepartments(ctx, [
          { deptId: idOf('old'), code: 'old', name: 'Old', parentId: idOf('sales') },
          { deptId: idOf('older'), code: 'older', name: 'Older', parentId: idOf('old') },
          { deptId: idOf('kept'), code: 'kept', name: 'Kept', parentId: idOf('older') },
        ]),
      ),
    );

    test('stay unless that is chosen', async () => {
      const { importId, counts } = await file('importdept').checked([HEAD, 'sales,Sales,,,,']);
      expect(counts).toMatchObject({ change: 1, error: 0 });
      expect(counts).not.toHaveProperty('close');
      await file('importdept').commit(importId);
      expect(Object.keys(await tree())).toEqual(expect.arrayContaining(['old', 'older', 'kept', 'it', 'east']));
    });

    test('S7.055 are closed on request, a branch as a whole, but for those that cannot be; the undo opens them again', async () => {
      const departments = file('importdept');
      const before = await tree();
      const { importId, counts, closeMissing } = await departments.checked(
        [HEAD, 'sales,Department sales,,,,', 'kept,Kept,,sales,,'],
        { closeMissing: true },
      );
      expect([counts, closeMissing]).toEqual([{ add: 0, change: 1, close: 2, open: 2, same: 1, error: 0 }, true]);
      expect(await shown(importId, 'close')).toEqual([
        [true, 'old', 'Old'],
        [true, 'older', 'Older'],
      ]);
      expect((await shown(importId, 'open')).toSorted()).toEqual([
        [true, 'east', 'Department east', 'DEPARTMENT_HAS_PEOPLE'],
        [true, 'it', 'Department it', 'DEPARTMENT_HAS_PEOPLE'],
      ]);
      const wrong = await download(services, '/deptmanage/downloadimporterrors', hr, { importId });
      const [, ...left] = await readTable(wrong, 'a.xlsx', { rows: 100, columns: 20 });
      expect(left.map(({ cells }) => cells.slice(0, 2)).toSorted()).toEqual([
        ['east', 'Department east'],
        ['it', 'Department it'],
      ]);
      expect(await tree()).toEqual(before);

      const { done, summary } = await departments.commit(importId);
      expect(JSON.stringify(done)).toContain('Imported: 0 new, 1 changed, 2 closed, 1 unchanged; 2 not closed');
      expect(summary.made.map(({ label, count }) => [label, count])).toEqual([
        ['Changed', 1],
        ['Closed', 2],
      ]);
      const after = await tree();
      expect(Object.keys(after)).toEqual(expect.arrayContaining(['sales', 'east', 'it', 'kept']));
      expect([after['old'], after['older'], after['kept']?.parent]).toEqual([undefined, undefined, 'sales']);
      expect((await actionsOn('older')).at(-1)).toBe('department.closed');

      const undone = (await departments.undo(importId)) as Summary & Undone;
      expect(undone.undone).toMatchObject({ removed: 0, restored: 3, kept: 0 });
      expect(await tree()).toEqual(before);
      expect((await actionsOn('older')).at(-1)).toBe('department.reopened');
    });

    test('are refused for what would come into them or is planned for them, and with what stands below', async () => {
      const tomorrow = '2026-11-02';
      const planned = {
        deptCode: 'next',
        deptName: 'Next',
        parentDeptId: idOf('older'),
        effectiveDate: tomorrow,
        clientMutationId: 'planned-below',
      };
      await services.ok('deptmanage.savedept', planned, company.adminToken);
      const { importId, counts } = await file('importdept').checked([HEAD, 'sales,,,,,', 'east,,,,,', 'it,,,,,'], {
        closeMissing: true,
      });
      expect(counts).toMatchObject({ close: 1, open: 2, error: 0 });
      expect(await shown(importId, 'close')).toEqual([[true, 'kept', 'Kept']]);
      expect(await shown(importId, 'open')).toEqual([
        [true, 'old', 'Old', 'DEPARTMENT_HAS_CHILDREN'],
        [true, 'older', 'Older', 'BREAKS_COMING'],
      ]);
    });

    test('are closed by files of departments only, and not once something came into one since the check', async () => {
      const departments = file('importdept');
      const { importId } = await departments.checked([HEAD, 'sales,,,,,', 'east,,,,,', 'it,,,,,'], {
        closeMissing: true,
      });
      await services.as(company, 'writes', (ctx) =>
        createDepartments(ctx, [{ deptId: idOf('late'), code: 'late', name: 'Late', parentId: idOf('old') }]),
      );
      const { done, summary } = await departments.commit(importId);
      expect([summary.state, JSON.stringify(done)]).toEqual(['failed', expect.stringContaining('old')]);
      expect((await tree())['old']).toBeDefined();

      const answer = await upload(services, '/rankmanage/importrank', hr, 'a.csv', 'Rank code,Rank name\nA,A');
      const refusal = await services.call(
        'rankImport.mapimport',
        { importId: (answer.data as Summary).importId, mapping: [], closeMissing: true },
        hr,
      );
      expect(refusal).toMatchObject({
        success: false,
        data: { errors: [{ field: 'closeMissing', code: 'NOT_ALLOWED' }] },
      });
    });
  });

  test('are imported by those who may edit departments only, and their files seen by nobody else', async () => {
    const { importId } = await file('importdept').checked([HEAD, 'x,X,,sales,,']);
    expect(await services.call('departmentImport.getimport', { importId }, company.adminToken)).toMatchObject({
      success: false,
      status: 404,
    });
    const rep = await services.signIn(company.code, 'rep');
    expect(await upload(services, '/deptmanage/importdept', rep, 'a.csv', HEAD)).toMatchObject({ status: 403 });
  });
});

describe('ranks by file', () => {
  const HEAD = 'Rank code,Rank name,Seniority,Grade';
  const ranks = async () => {
    const all = await services.ok<Record<string, unknown>[]>('rankmanage.listrank', {}, hr);
    return all.map((one) => [one['rankCode'], one['rankName'], one['grade'], one['gradeId']]);
  };
  beforeEach(() =>
    services.as(company, 'writes', async (ctx) => {
      await createGrades(ctx, [
        { gradeId: idOf('senior'), name: 'Senior' },
        { gradeId: idOf('junior'), name: 'Junior' },
      ]);
      await createRanks(ctx, [
        { rankId: idOf('p5'), code: 'P5', name: 'P5', grade: 5, gradeId: idOf('junior') },
        { rankId: idOf('p9'), code: 'P9', name: 'P9', grade: 9, gradeId: idOf('senior') },
      ]);
    }),
  );

  test('are made and described anew with their grades, and as they were after the undo', async () => {
    const kind = file('importrank');
    const before = await ranks();
    const { importId, counts } = await kind.checked([HEAD, 'P6,P6,6,junior', 'p5,P5 new,5,SENIOR', 'P9,P9,9,Senior']);
    expect(counts).toEqual({ add: 1, change: 1, same: 1, error: 0 });
    const [changed] = await kind.rows(importId, 'change');
    expect(changed?.changes.map(({ label, before: was, after }) => [label, was, after])).toEqual([
      ['Rank name', 'P5', 'P5 new'],
      ['Grade', 'Junior', 'Senior'],
    ]);
    await kind.commit(importId);
    expect(await ranks()).toEqual([
      ['P9', 'P9', 9, idOf('senior')],
      ['P6', 'P6', 6, idOf('junior')],
      ['P5', 'P5 new', 5, idOf('senior')],
    ]);
    expect(((await kind.undo(importId)) as unknown as Undone).undone).toMatchObject({
      removed: 1,
      restored: 1,
      kept: 0,
    });
    expect(await ranks()).toEqual(before);
  });

  test('what the form refuses is refused at its column; a grade that is not there names those that are', async () => {
    const kind = file('importrank');
    const { importId, counts } = await kind.checked([
      HEAD,
      'A,P9,1,Junior',
      'B,B,0,Junior',
      'C,C,1,Nobody',
      'D,D,1,',
      'E,Same,1,Junior',
      'F,same,2,Junior',
    ]);
    expect(counts).toEqual({ add: 0, change: 0, same: 0, error: 6 });
    const rows = await kind.rows(importId, 'error');
    expect(
      rows.map(({ empNumber, errors }) => [empNumber, ...errors.map(({ field, code }) => `${field} ${code}`)]),
    ).toEqual([
      ['A', 'rankName ALREADY_USED'],
      ['B', 'seniority SENIORITY_TOO_LOW'],
      ['C', 'gradeName UNKNOWN_CODE_OR_NAME'],
      ['D', 'gradeName REQUIRED'],
      ['E', 'rankName ALREADY_USED'],
      ['F', 'rankName ALREADY_USED'],
    ]);
  });
});

describe('job families by file', () => {
  const HEAD = 'Job family code,Job family name,Parent family';
  const families = async () => {
    const all = await services.ok<Record<string, unknown>[]>('jobfamilymanage.listjobfamily', {}, hr);
    const code = (id: unknown) => all.find((one) => one['jobFamilyId'] === id)?.['jobFamilyCode'] ?? null;
    return all.map((one) => [one['jobFamilyCode'], one['jobFamilyName'], code(one['parentJobFamilyId'])]);
  };
  beforeEach(() =>
    services.as(company, 'writes', (ctx) =>
      createJobFamilies(ctx, [
        { jobFamilyId: idOf('tech'), code: 'TECH', name: 'Tech' },
        { jobFamilyId: idOf('dev'), code: 'DEV', name: 'Dev', parentId: idOf('tech') },
      ]),
    ),
  );

  test('stand below others of the same file in any order, and are as they were after the undo', async () => {
    const kind = file('importjobfamily');
    const before = await families();
    const { importId, counts } = await kind.checked([
      HEAD,
      'SUB,Sub,SALES',
      'SALES,Sales,',
      'dev,Develop,SALES',
      'TECH,Tech,',
    ]);
    expect(counts).toEqual({ add: 2, change: 1, same: 1, error: 0 });
    await kind.commit(importId);
    expect(await families()).toEqual([
      ['DEV', 'Develop', 'SALES'],
      ['SALES', 'Sales', null],
      ['SUB', 'Sub', 'SALES'],
      ['TECH', 'Tech', null],
    ]);
    // What was changed goes back first: nothing stands below what was made any more.
    expect(((await kind.undo(importId)) as unknown as Undone).undone).toMatchObject({
      removed: 2,
      restored: 1,
      kept: 0,
    });
    expect(await families()).toEqual(before);
  });

  test('say the English name, and an empty cell leaves it as it is', async () => {
    const kind = file('importjobfamily');
    const english = async () =>
      (await services.ok<Record<string, unknown>[]>('jobfamilymanage.listjobfamily', {}, hr)).map((one) => [
        one['jobFamilyCode'],
        one['jobFamilyNameEn'],
      ]);
    for (const [rows, changes] of [
      [['TECH,,Technology', 'DEV,,Development'], 2],
      [['TECH,,Engineering', 'DEV,,'], 1],
    ] as const) {
      const { importId, counts } = await kind.checked(['Job family code,Job family name,English name', ...rows]);
      expect(counts).toMatchObject({ change: changes, error: 0 });
      await kind.commit(importId);
    }
    expect(await english()).toEqual([
      ['DEV', 'Development'],
      ['TECH', 'Engineering'],
    ]);
  });

  test('circles, unknown parents and names given twice are refused, with what would stand below them', async () => {
    const kind = file('importjobfamily');
    const { importId } = await kind.checked([
      HEAD,
      'TECH,Tech,DEV',
      'LOST,Lost,NOWHERE',
      'BELOW,Below,LOST',
      'TWIN,dev,Tech',
    ]);
    const rows = await kind.rows(importId, 'error');
    expect(
      rows.map(({ empNumber, errors }) => [empNumber, ...errors.map(({ field, code }) => `${field} ${code}`)]),
    ).toEqual([
      ['TECH', 'parentName FAMILY_CIRCLE'],
      ['LOST', 'parentName UNKNOWN_CODE_OR_NAME'],
      ['BELOW', 'parentName UNKNOWN_CODE_OR_NAME'],
      ['TWIN', 'jobFamilyName ALREADY_USED'],
    ]);
  });
});

describe('positions by file', () => {
  const HEAD =
    'Position code,Job title,English title,Department,Job family,Lowest rank,Highest rank,Planned headcount,Responsibilities';
  const positions = async () => {
    const { items } = await services.ok<{ items: Record<string, unknown>[] }>('positionmanage.pageposition', {}, hr);
    return items.map((one) => [one.positionCode, one.positionName, one.deptId, one.rankId, one.plannedHeadcount]);
  };

  test('S7.057 are made and described anew from today, with family, ranks and description found by code or name', async () => {
    await services.as(company, 'writes', (ctx) =>
      createRanks(ctx, [
        { rankId: ctx.newId(), code: 'P1', name: 'Rank P1', grade: 1 },
        { rankId: ctx.newId(), code: 'P2', name: 'Rank P2', grade: 2 },
      ]),
    );
    const kind = file('importposition');
    const first = await kind.checked([
      HEAD,
      'rep,Sales rep,,Department sales/Department east,,P1,Rank P2,3,Sells things',
      'dev,Developer,Developer,it,,p2,,,',
      'odd,Odd,,nowhere,no family,P2,P1,,',
    ]);
    expect(first.counts).toEqual({ add: 2, change: 0, same: 0, error: 1 });
    expect(first.causes.map(({ column, code }) => [column, code]).toSorted()).toEqual([
      ['Department', 'UNKNOWN_CODE_OR_NAME'],
      ['Job family', 'UNKNOWN_CODE_OR_NAME'],
    ]);
    await kind.commit(first.importId, { leaveErrors: true });
    const made = await positions();
    expect(made.map(([code, name, deptId, , planned]) => [code, name, deptId, planned])).toEqual([
      ['dev', 'Developer', idOf('it'), null],
      ['rep', 'Sales rep', idOf('east'), 3],
    ]);

    const second = await kind.checked([HEAD, 'dev,Senior developer,,,,P1,P2,2,', 'rep,Sales rep,,,,P2,P1,,']);
    expect(second.counts).toEqual({ add: 0, change: 1, same: 0, error: 1 });
    expect(second.causes[0]).toMatchObject({ column: 'Highest rank', code: 'RANK_RANGE_REVERSED' });
    const [row] = await kind.rows(second.importId, 'change');
    expect(row?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Job title', 'Developer', 'Senior developer'],
      ['Lowest rank', 'Rank P2', 'Rank P1'],
      ['Highest rank', null, 'Rank P2'],
      ['Planned headcount', null, '2'],
    ]);
    await kind.commit(second.importId, { leaveErrors: true });
    expect((await positions())[0]?.slice(0, 2)).toEqual(['dev', 'Senior developer']);
    await kind.undo(second.importId);
    expect(await positions()).toEqual(made);
    const gone = (await kind.undo(first.importId)) as Summary & Undone;
    // One was described anew and put back since: somebody has worked with it.
    expect(gone.undone).toMatchObject({ removed: 2, kept: 0 });
    expect(await positions()).toEqual([]);
  });
});

describe('records of people by file', () => {
  const HEAD =
    'Employee number,Name,Kind of record,Title,Level,Certificate number,From,Until,Options granted,Options vested';
  const recordsOf = (key: string) => services.ok<RecordsData>('empmanage.empdetail', { empId: idOf(key) }, hr);

  test.each([
    ['day-first', '2020-02-01'],
    ['month-first', '2020-01-02'],
  ] as const)('have dates that nothing tells as somebody chose, %s', async (dayOrder, from) => {
    const kind = file('importrecord');
    const { importId, causes, columns } = await kind.checked([
      HEAD,
      'boss,,Certificates,Accountant,,C-1,01/02/2020,2030-05-01,,',
      'rep,,Certificates,Accountant,,C-2,03/04/2021,2030-05-01,,',
    ]);
    expect(causes).toMatchObject([{ code: 'DAY_OR_MONTH', count: 2 }]);
    expect(columns.flatMap(({ header, untold }) => (untold ? [[header, untold]] : []))).toEqual([
      ['From', '01/02/2020'],
    ]);
    await kind.job('mendimport', { importId, replace: [], dayOrder });
    expect((await kind.get(importId)).counts).toMatchObject({ add: 2, error: 0 });
    await kind.commit(importId);
    expect((await recordsOf('boss')).certificates?.map(({ validFrom }) => validFrom)).toEqual([from]);
  });

  test('several of one person and kind come in and change by the rules of the form, and go back', async () => {
    const kind = file('importrecord');
    const first = await kind.checked([
      HEAD,
      'boss,Person boss,Certificates,Accountant,,C-1,2020-05-01,2030-05-01,,',
      'boss,,证书,Auditor,,C-2,2021-05-01,,,',
      'boss,,Professional titles,Engineer,Senior,,,,,',
      'rep,,Earlier contracts,,,,2020-01-01,2022-12-31,,',
      'rep,,Earlier contracts,,,,2022-06-01,2023-12-31,,',
      'rep,,Certificates,Driver,,,2024-05-02,2024-05-01,,',
      'rep,,Professional titles,Economist,,,,,100,',
      'nobody,,Certificates,Driver,,,,,,',
      'rep,Another,Certificates,Driver,,,,,,',
    ]);
    expect(first.counts).toEqual({ add: 4, change: 0, same: 0, error: 5 });
    expect(first.causes.map(({ code }) => code).toSorted()).toEqual([
      'CONTRACTS_OVERLAP',
      'NAME_OF_ANOTHER',
      'NOT_OF_THIS_KIND',
      'NO_EMPLOYEE_OF_NUMBER',
      'RECORD_ENDS_BEFORE_START',
    ]);
    await kind.commit(first.importId, { leaveErrors: true });
    const made = await recordsOf('boss');
    expect(made.certificates?.map(({ name, number, validTo }) => [name, number, validTo])).toEqual([
      ['Accountant', 'C-1', '2030-05-01'],
      ['Auditor', 'C-2', null],
    ]);
    expect(made.titles?.map(({ name, level }) => [name, level])).toEqual([['Engineer', 'Senior']]);
    expect((await recordsOf('rep')).contracts).toHaveLength(1);

    const second = await kind.checked([
      HEAD,
      'boss,,Certificates,,,C-2,,2031-01-31,,',
      'boss,,Diplomas,Engineer,,,,,,',
    ]);
    expect([second.counts, second.causes[0]]).toMatchObject([
      { add: 0, change: 1, same: 0, error: 1 },
      { column: 'Kind of record', code: 'NOT_ALLOWED' },
    ]);
    await kind.commit(second.importId, { leaveErrors: true });
    expect((await recordsOf('boss')).certificates?.map(({ validTo }) => validTo)).toEqual(['2030-05-01', '2031-01-31']);
    const undone = (await kind.undo(second.importId)) as Summary & Undone;
    expect(undone.undone).toMatchObject({ removed: 0, restored: 1, kept: 0 });
    const { certificates, titles } = await recordsOf('boss');
    expect({ certificates, titles }).toEqual({ certificates: made.certificates, titles: made.titles });
  });

  test('the type of an earlier contract is read and shown in words, of those there are', async () => {
    const kind = file('importrecord');
    const head = 'Employee number,Kind of record,Contract type,From,Until';
    const wrong = await kind.checked([
      head,
      'rep,Earlier contracts,A paper,2018-01-01,2018-12-31',
      'rep,Certificates,Service agreement,2018-01-01,2018-12-31',
    ]);
    expect(wrong.causes.map(({ column, code }) => [column, code]).toSorted()).toEqual([
      ['Contract type', 'NOT_ALLOWED'],
      ['Contract type', 'NOT_OF_THIS_KIND'],
    ]);
    const good = await kind.checked([head, 'rep,Earlier contracts,service agreement,2018-01-01,2018-12-31']);
    await kind.commit(good.importId);
    expect((await recordsOf('rep')).contracts).toMatchObject([{ contractType: '劳务协议', validFrom: '2018-01-01' }]);
    const changed = await kind.checked([head, 'rep,此前的合同,实习协议,2018-01-01,']);
    expect((await kind.rows(changed.importId, 'change'))[0]?.changes).toMatchObject([
      { label: 'Contract type', before: 'Service agreement', after: 'Internship agreement' },
    ]);
  });

  test('of a group that the reader may not edit are refused, and a template says what the columns may hold', async () => {
    const template = await download(services, '/empupdate/downloadExcel', hr, { format: 'csv' });
    expect(new TextDecoder().decode(template)).toContain('Kind of record');
    const rep = await services.signIn(company.code, 'rep');
    expect(await upload(services, '/empupdate/importrecord', rep, 'a.csv', HEAD)).toMatchObject({ status: 403 });
  });
});
