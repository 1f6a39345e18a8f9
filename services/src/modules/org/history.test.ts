import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { addDays } from '@hengcai/shared/rules/dates';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { companyWith, download, idOf } from '../../testing/staff.ts';
import { changeStructure, makeDueChanges } from './change.ts';
import type { DifferenceData } from './compare.ts';
import type { DepartmentOnDayData } from './on-day.ts';
import { department, deptVersion } from './tables.ts';
import { nameChangedDays, type VersionData } from './versions.ts';

let services: TestServices;
let company: TestCompany;
let today: string;
let keys = 0;
const START = '2024-01-01';
const MOVED = '2025-03-01';
const on = (day: string, work: Parameters<TestServices['as']>[2]) =>
  services.as(company, 'writes', (ctx) => work({ ...ctx, today: day }));

beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, { sales: null, east: 'sales', west: 'sales', it: null }, [
    { key: 'boss', deptId: idOf('sales') },
    { key: 'rep', deptId: idOf('east') },
    { key: 'chief', deptId: idOf('it'), roles: ['hr'] },
    { key: 'plain', deptId: idOf('it') },
    { key: 'leader', deptId: idOf('it'), roles: ['CEO'] },
  ]);
  today = await services.as(company, 'reads', (ctx) => Promise.resolve(ctx.today));
  await services.as(company, 'writes', (ctx) => ctx.tx.update(deptVersion).set({ validFrom: START }));
  await on(MOVED, (ctx) =>
    changeStructure(
      ctx,
      { kind: 'change', deptId: idOf('west'), values: { name: 'West', headEmpId: idOf('boss') } },
      MOVED,
    ),
  );
  await on(addDays(today, -3), (ctx) =>
    changeStructure(ctx, { kind: 'merge', deptId: idOf('east'), intoId: idOf('west') }, addDays(today, -3)),
  );
  await on(today, async (ctx) => {
    const lab = {
      deptId: idOf('lab'),
      code: 'lab',
      name: 'Lab',
      nameEn: null,
      parentId: idOf('it'),
      headEmpId: null,
      sort: 0,
    };
    const { companyId } = ctx.session;
    await ctx.tx.insert(department).values({ companyId, id: lab.deptId, code: 'lab', createdAt: ctx.now, version: 1 });
    await changeStructure(ctx, { kind: 'create', unit: lab }, addDays(today, 10));
  });
});
afterAll(() => services.stop());

const ok = <T>(name: string, input: Record<string, unknown> = {}, token = company.adminToken) =>
  services.ok<T>(name, input, token);
const codes = ({ data }: Envelope) => ((data as { errors?: { code: string }[] }).errors ?? []).map(({ code }) => code);
const treeOn = async (day: string) =>
  (await ok<{ departments: DepartmentOnDayData[] }>('deptmanage.historytree', { day })).departments;
const name = (input: Record<string, unknown>) =>
  services.call(
    'deptHistory.versionsave',
    { clientMutationId: `history-${(keys += 1)}`, ...input },
    company.adminToken,
  );

test('S1.034 the organisation of any day can be looked at, with the people of that day', async () => {
  const names = async (day: string) =>
    (await treeOn(day))
      .map(({ deptName }) => deptName)
      .slice(1)
      .sort();
  expect(await names(START)).toEqual(['Department east', 'Department it', 'Department sales', 'Department west']);
  expect(await names(MOVED)).toEqual(['Department east', 'Department it', 'Department sales', 'West']);
  expect(await names(today)).toEqual(['Department it', 'Department sales', 'West']);
  expect(await names(addDays(today, 10))).toEqual(['Department it', 'Department sales', 'Lab', 'West']);
  const west = (day: string) => treeOn(day).then((all) => all.find(({ deptId }) => deptId === idOf('west')));
  expect(await west(MOVED)).toMatchObject({ headEmpId: idOf('boss'), headcount: 0 });
  expect(await west(today)).toMatchObject({ headcount: 1 });
});

test('S7.054 the days of the slider are those on which something changed or will', async () => {
  expect(await ok('deptHistory.historydays')).toEqual({
    first: START,
    today,
    last: addDays(today, 10),
    days: [
      { day: START, departments: 5 },
      { day: MOVED, departments: 1 },
      { day: addDays(today, -3), departments: 1 },
      { day: addDays(today, 10), departments: 1 },
    ],
  });
});

test('another day than today needs the right to see the history', async () => {
  const token = await services.signIn(company.code, 'leader');
  expect((await services.call('deptmanage.historytree', {}, token)).status).toBe(200);
  await services.as(company, 'writes', (ctx) =>
    ctx.tx.execute(`delete from role_page where company_id = '${company.companyId}' and path = '/org/history'`),
  );
  const narrowed = await services.signIn(company.code, 'leader');
  expect((await services.call('deptmanage.historytree', { day: today }, narrowed)).status).toBe(200);
  expect((await services.call('deptmanage.historytree', { day: MOVED }, narrowed)).status).toBe(403);
  expect((await services.call('deptHistory.historydays', {}, narrowed)).status).toBe(403);
});

test('two days are compared: what came, went, was merged, renamed, moved, and who heads what', async () => {
  const compare = (from: string, to: string) =>
    ok<{ differences: DifferenceData[]; headcountBefore: number; departmentsAfter: number }>(
      'deptHistory.historycompare',
      { from, to },
    );
  const { differences, ...sums } = await compare(START, addDays(today, 10));
  expect(sums).toMatchObject({ departmentsBefore: 5, departmentsAfter: 5, headcountBefore: 5, headcountAfter: 5 });
  expect(differences.map(({ kind, deptCode, before, after }) => [kind, deptCode, before, after])).toEqual([
    ['added', 'lab', null, 'Department it'],
    ['renamed', 'west', 'Department west', 'West'],
    ['head', 'west', null, 'Person boss boss'],
    ['merged', 'east', 'Department sales', 'Department sales/West'],
  ]);
  expect(differences[3]).toMatchObject({ headcountBefore: 1, headcountAfter: null });
  expect((await compare(MOVED, addDays(today, -4))).differences).toEqual([]);
  const same = await services.call('deptHistory.historycompare', { from: today, to: today }, company.adminToken);
  expect(codes(same)).toEqual(['DAYS_IN_ORDER']);
  const days = { from: START, to: today, kinds: ['merged'], format: 'csv' };
  const rows: string[][] = parse(await download(services, '/deptmanage/historyexport', company.adminToken, days), {
    bom: true,
  });
  expect(rows.slice(1)).toEqual([
    ['Merged', 'east', 'Department east', 'Department sales', 'Department sales/West', '1', ''],
  ]);
});

test('S5.054 a version has a name of at most 20 characters, which no other has', async () => {
  expect((await name({ versionName: 'x'.repeat(21) })).status).toBe(400);
  const made = (await name({ versionName: 'x'.repeat(20), day: MOVED })).data as VersionData;
  expect(made).toMatchObject({ day: MOVED, automatic: false });
  expect(codes(await name({ versionName: 'X'.repeat(20) }))).toEqual(['ALREADY_USED']);
  const one = { versionId: made.versionId, version: made.version };
  const renamed = await ok<VersionData>('deptHistory.versionrename', { ...one, versionName: 'Before the merge' });
  const late = await services.call('deptHistory.versiondelete', one, company.adminToken);
  expect(late.status).toBe(409);
  await ok('deptHistory.versiondelete', { versionId: made.versionId, version: renamed.version });
  expect(await ok('deptHistory.versionlist')).toEqual([]);
});

test('names of days are one list for the histories of departments, ranks and job families', async () => {
  const made = (await name({ versionName: 'After the merger', day: MOVED })).data as VersionData;
  // Visits the histories of ranks and families, and that of departments no longer.
  const ranks = await services.signIn(company.code, 'leader');
  expect((await services.call('deptHistory.historydays', {}, ranks)).status).toBe(403);
  expect(await ok('deptHistory.versionlist', {}, ranks)).toEqual([made]);
  const given = { clientMutationId: 'history-reader', versionName: 'Mine' };
  expect((await services.call('deptHistory.versionsave', given, ranks)).status).toBe(403);
  const nobody = await services.signIn(company.code, 'plain');
  expect((await services.call('deptHistory.versionlist', {}, nobody)).status).toBe(403);
  await ok('deptHistory.versiondelete', { versionId: made.versionId, version: made.version });
});

test('the day on which the structure changed is named by itself, once, and keeps a name', async () => {
  await on(today, (ctx) => nameChangedDays(ctx));
  await on(addDays(today, 10), async (ctx) => {
    await makeDueChanges(ctx);
    await nameChangedDays(ctx);
    await nameChangedDays(ctx);
  });
  const found = await ok<VersionData[]>('deptHistory.versionlist');
  expect(found.map(({ day, automatic }) => [day, automatic])).toEqual([
    [addDays(today, 10), true],
    [addDays(today, -3), true],
  ]);
  const [{ versionId, version } = { versionId: '', version: 0 }] = found;
  const removed = await services.call('deptHistory.versiondelete', { versionId, version }, company.adminToken);
  expect(codes(removed)).toEqual(['VERSION_STAYS']);
});
