import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { DescriptionChange } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import type { Ctx } from '../../kit/context.ts';
import { employee, employment } from '../employee/tables.ts';
import { createGrades, createJobFamilies, createRanks } from './public.ts';
import { jobFamilyVersion, jobRankVersion } from './tables.ts';

const { SET_UP, RENAMED, MOVED, REORDERED, CLOSED } = DescriptionChange;
const TODAY = '2026-11-01';
type Ranks = Contract['rankmanage']['endpoints'];
type Families = Contract['jobfamilymanage']['endpoints'];

let services: TestServices;
let company: TestCompany;
let rankId: string;
let grades: [low: string, high: string];
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TODAY } });
});
afterAll(() => services.stop());

const ranks = <K extends keyof Ranks>(name: K, input: Record<string, unknown>) =>
  services.ok<DataOf<Ranks[K]>>(`rankmanage.${name}`, input, company.adminToken);
const families = <K extends keyof Families>(name: K, input: Record<string, unknown>) =>
  services.ok<DataOf<Families[K]>>(`jobfamilymanage.${name}`, input, company.adminToken);

/** Somebody who had a rank until a day, and none after. */
async function holder(ctx: Ctx, until: string): Promise<void> {
  const [companyId, empId] = [ctx.session.companyId, ctx.newId()];
  const person = { companyId, id: empId, empNumber: 'E1', name: 'E1', sortKey: 'E1' };
  await ctx.tx.insert(employee).values({ ...person, entryDate: '2020-01-01', createdAt: ctx.now, updatedAt: ctx.now });
  await ctx.tx.insert(employment).values([
    { companyId, empId, validFrom: '2020-01-01', validTo: until, rankId, employeeType: 1 },
    { companyId, empId, validFrom: until, validTo: null, employeeType: 1 },
  ]);
}

beforeEach(async () => {
  company = await services.createTestCompany();
  await services.as(company, 'writes', async (ctx) => {
    grades = [ctx.newId(), ctx.newId()];
    rankId = ctx.newId();
    await createGrades(ctx, [
      { gradeId: grades[1], name: '骨干' },
      { gradeId: grades[0], name: '基础' },
    ]);
    await createRanks(ctx, [
      { rankId, code: 'P5', name: 'P5', grade: 5, gradeId: grades[0] },
      { rankId: ctx.newId(), code: 'P6', name: 'P6', grade: 6, gradeId: grades[1] },
    ]);
    await ctx.tx.update(jobRankVersion).set({ validFrom: '2026-01-01' });
    await holder(ctx, '2026-10-01');
  });
});

const rename = { rankName: 'T5', grade: 15, validFrom: '2026-10-10' };
const told = ({ changedOn, kinds, before, after }: { changedOn: string; kinds: number[] } & Sides) => [
  changedOn,
  kinds,
  before && Object.values(before),
  after && Object.values(after),
];
type Sides = { before: object | null; after: object | null };

it('S3.059 the ranks of a day are as they were then, with who had them then', async () => {
  await ranks('updaterank', { rankId, version: 1, ...rename, gradeId: grades[1] });
  const on = async (day: string, more: object = {}) =>
    (await ranks('historyrank', { day, ...more })).items.map(({ version, held }) => [version.rankName, held]);
  expect(await on('2025-12-31')).toEqual([]);
  // The most senior first: P6 stood above P5, and stands below T5.
  expect(await on('2026-09-30')).toEqual([
    ['P6', 0],
    ['P5', 1],
  ]);
  expect(await on('2026-10-10')).toEqual([
    ['T5', 0],
    ['P6', 0],
  ]);
  expect(await on('2026-10-09', { keyword: 'p5' })).toEqual([['P5', 0]]);
  // Found by its code, whatever it was called.
  expect(await on(TODAY, { keyword: 'p5' })).toEqual([['T5', 0]]);
  expect(await ranks('historyrank', { day: TODAY, pageSize: 1 })).toMatchObject({ total: 2, items: [{}] });
});

it('S3.059 every change of a rank is told with its kinds, before and after, the latest first', async () => {
  await ranks('updaterank', { rankId, version: 1, ...rename, gradeId: grades[1] });
  await ranks('updaterank', { rankId, version: 2, ...rename, validFrom: '2026-10-20', gradeId: grades[1] });
  const [other] = (await ranks('listrank', {})).filter(({ rankCode }) => rankCode === 'P6');
  // Somebody of the past has had it: it is closed, not forgotten.
  await services.as(company, 'writes', (ctx) =>
    ctx.tx
      .update(employment)
      .set({ rankId: other!.rankId })
      .where(isNotNull(employment.rankId))
      .then(() => undefined),
  );
  await ranks('deleterank', { rankId: other!.rankId, version: 1 });
  const { items, total } = await ranks('changesrank', {});
  const [early, late] = [
    ['2026-01-01', '2026-10-10', 'P5', 5, grades[0]],
    ['2026-10-10', '2026-10-20', 'T5', 15, grades[1]],
  ];
  const six = ['2026-01-01', TODAY, 'P6', 6, grades[1]];
  // What was written anew as it was on 20 October has changed nothing.
  expect(items.map(told)).toEqual([
    [TODAY, [CLOSED], six, null],
    ['2026-10-10', [RENAMED, MOVED, REORDERED], early, late],
    ['2026-01-01', [SET_UP], null, early],
    ['2026-01-01', [SET_UP], null, six],
  ]);
  expect(total).toBe(4);
  const days = async (input: Record<string, unknown>) =>
    (await ranks('changesrank', input)).items.map(({ changedOn }) => changedOn.slice(5));
  expect(await days({ kinds: [MOVED] })).toEqual(['10-10']);
  expect(await days({ from: '2026-10-10', to: '2026-10-31' })).toEqual(['10-10']);
  expect(await days({ keyword: 't5' })).toEqual(['10-10']);
  expect(await ranks('changesrank', { pageSize: 1, pageNo: 2 })).toMatchObject({ total: 4, items: [{ rankId }] });
});

it('S3.060 a job family is told as it was on a day, and what changed of it', async () => {
  const [top, below] = await services.as(company, 'writes', async (ctx) => {
    const ids = [ctx.newId(), ctx.newId()] as const;
    await createJobFamilies(ctx, [
      { jobFamilyId: ids[0], code: 'T', name: '技术' },
      { jobFamilyId: ids[1], code: 'S', name: '软件' },
    ]);
    await ctx.tx.update(jobFamilyVersion).set({ validFrom: '2026-01-01' });
    return ids;
  });
  const change = { jobFamilyId: below, version: 1, validFrom: TODAY, jobFamilyName: '软件', parentJobFamilyId: top };
  await families('updatejobfamily', change);
  const parentOn = async (day: string) =>
    (await families('historyjobfamily', { day, keyword: '软件' })).items.map(
      ({ version }) => version.parentJobFamilyId,
    );
  expect([await parentOn('2026-10-31'), await parentOn(TODAY)]).toEqual([[null], [top]]);
  const { items } = await families('changesjobfamily', { keyword: '软件' });
  expect(items.map(({ changedOn, kinds }) => [changedOn, kinds])).toEqual([
    [TODAY, [MOVED]],
    ['2026-01-01', [SET_UP]],
  ]);
  // Another English name is another name as well, and found by it.
  const rename = { jobFamilyId: top, jobFamilyName: '技术' };
  await families('updatejobfamily', { ...rename, version: 1, validFrom: '2026-10-20', jobFamilyNameEn: 'Programs' });
  await families('updatejobfamily', { ...rename, version: 2, validFrom: TODAY, jobFamilyNameEn: 'Software' });
  const english = (await families('changesjobfamily', { keyword: 'software' })).items;
  expect(english.map(({ kinds, before, after }) => [kinds, before?.jobFamilyNameEn, after?.jobFamilyNameEn])).toEqual([
    [[RENAMED], 'Programs', 'Software'],
  ]);
  const onDay = async (day: string) => (await families('historyjobfamily', { day, keyword: 'programs' })).total;
  expect([await onDay('2026-10-25'), await onDay(TODAY)]).toEqual([1, 0]);
  const other = await services.createTestCompany();
  for (const call of ['jobfamilymanage.changesjobfamily', 'rankmanage.changesrank'])
    expect(await services.ok(call, {}, other.adminToken)).toMatchObject({ total: 0 });
});
