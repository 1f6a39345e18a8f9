import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { addDays } from '@hengcai/shared/rules/dates';
import { startServices, type TestCompany, type TestFile, type TestServices } from '../../testing/kit.ts';
import { readTable } from '../../kit/sheet/read.ts';
import type { Ctx } from '../../kit/context.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { employee, employment } from '../employee/tables.ts';
import { KINDS, projectToday } from './dated.ts';

type Calls = Contract['positionmanage']['endpoints'] &
  Contract['rankmanage']['endpoints'] &
  Contract['jobfamilymanage']['endpoints'];

const TODAY = '2026-11-01';
let services: TestServices;
let company: TestCompany;
let keys = 0;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TODAY } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await services.createTestCompany();
});

/** Adds people, by their number: straight into the table, because employees stand above this module. */
const peopleFor = (ctx: Ctx, people: readonly ({ key: string } & Partial<typeof employee.$inferInsert>)[]) =>
  insertMany(
    ctx.tx,
    employee,
    people.map(({ key, ...values }) => ({
      companyId: ctx.session.companyId,
      id: ctx.newId(),
      empNumber: key,
      name: key,
      sortKey: key,
      entryDate: '2020-01-01',
      createdAt: ctx.now,
      updatedAt: ctx.now,
      ...values,
    })),
  );

const serviceOf = (name: string) =>
  name.includes('family') ? 'jobfamilymanage' : /rank|grade/.test(name) ? 'rankmanage' : 'positionmanage';
const once = (name: string, input: object) =>
  name.startsWith('add') ? { clientMutationId: `position-${(keys += 1)}`, ...input } : { ...input };
const ok = <K extends keyof Calls>(name: K, input: object) =>
  services.ok<DataOf<Calls[K]>>(`${serviceOf(name)}.${name}`, once(name, input), company.adminToken);
const call = (name: keyof Calls, input: object, token = company.adminToken) =>
  services.call(`${serviceOf(name)}.${name}`, once(name, input), token);
/** Why a call is refused: its status, and of each reason the field, the code and the sentence. */
async function refusal(name: keyof Calls, input: object) {
  const { status, data } = await call(name, input);
  const { errors } = data as { errors: { field: string | null; code: string; message: string }[] };
  return [status, ...errors.map(({ field, code }) => `${field ?? '-'} ${code}`)];
}

const addRank = async (rankName: string, grade: number, more: object = {}) =>
  ok('addrank', { rankCode: rankName, rankName, grade, gradeId: await someGrade(), ...more });
async function someGrade(): Promise<string> {
  const [grade] = await ok('listgrade', {});
  return (grade ?? (await ok('addgrade', { gradeName: '专家' }))).gradeId;
}

describe('grades', () => {
  it('S5.088 S5.057 have names of at most ten characters that no other one has, in an order of their own', async () => {
    for (const gradeName of ['基础', '骨干', '专家']) await ok('addgrade', { gradeName });
    const names = async () => (await ok('listgrade', {})).map((grade) => grade.gradeName);
    expect(await names()).toEqual(['专家', '骨干', '基础']);

    expect(await refusal('addgrade', { gradeName: '一二三四五六七八九十百' })).toEqual([400, 'gradeName TOO_LONG']);
    expect(await refusal('addgrade', { gradeName: ' 专家 ' })).toEqual([422, 'gradeName ALREADY_USED']);
    const [top, middle, low] = await ok('listgrade', {});
    expect(await refusal('updategrade', { gradeId: low!.gradeId, version: low!.version, gradeName: '专家' })).toEqual([
      422,
      'gradeName ALREADY_USED',
    ]);

    await ok('ordergrade', { gradeIds: [low!.gradeId, top!.gradeId, middle!.gradeId] });
    expect(await names()).toEqual(['基础', '专家', '骨干']);
    expect(await refusal('ordergrade', { gradeIds: [top!.gradeId] })).toEqual([422, 'gradeIds GRADES_INCOMPLETE']);
  });

  it('have an English name where one is given: found by it, changed with it, and it is no rule for others', async () => {
    const { gradeId } = await ok('addgrade', { gradeName: '专家', gradeNameEn: ' Expert ' });
    await ok('addgrade', { gradeName: '骨干', gradeNameEn: 'Expert' });
    const named = async (input: object = {}) =>
      (await ok('listgrade', input)).map(({ gradeName, gradeNameEn }) => [gradeName, gradeNameEn]);
    expect(await named({ keyword: 'expert' })).toEqual([
      ['骨干', 'Expert'],
      ['专家', 'Expert'],
    ]);
    await ok('updategrade', { gradeId, version: 1, gradeName: '专家', gradeNameEn: 'Senior expert' });
    expect(await named({ ids: [gradeId] })).toEqual([['专家', 'Senior expert']]);
    await ok('updategrade', { gradeId, version: 2, gradeName: '专家' });
    expect(await named({ ids: [gradeId] })).toEqual([['专家', null]]);
    expect(await refusal('addgrade', { gradeName: '基础', gradeNameEn: 'e'.repeat(51) })).toEqual([
      400,
      'gradeNameEn TOO_LONG',
    ]);
  });

  it('S5.090 are deleted only with nobody whose rank belongs to them, and no rank', async () => {
    const rank = await addRank('P5', 5);
    const [grade] = await ok('listgrade', {});
    await services.as(company, 'writes', (ctx) => peopleFor(ctx, [{ key: 'E1', rankId: rank.rankId }]));
    const remove = { gradeId: grade!.gradeId, version: grade!.version };
    expect(await refusal('deletegrade', remove)).toEqual([422, '- STILL_HAS_PEOPLE']);
    await services.as(company, 'writes', (ctx) => ctx.tx.execute(`update employee set rank_id = null`));
    expect(await refusal('deletegrade', remove)).toEqual([422, '- STILL_HAS_RANKS']);
    await ok('deleterank', { rankId: rank.rankId, version: rank.version });
    expect(await ok('listgrade', {})).toMatchObject([{ rankCount: 0, filled: 0 }]);
    await ok('deletegrade', remove);
    expect(await ok('listgrade', {})).toEqual([]);
  });
});

describe('ranks', () => {
  it('S1.040 S5.087 S3.059 are added and changed, no two with one name, and what they were stays known', async () => {
    const rank = await addRank('P5', 5);
    expect(await refusal('addrank', { rankCode: 'X', rankName: 'p5', grade: 1, gradeId: rank.gradeId })).toEqual([
      422,
      'rankName ALREADY_USED',
    ]);
    expect(await refusal('addrank', { rankCode: 'P5', rankName: 'P6', grade: 1, gradeId: rank.gradeId })).toEqual([
      422,
      'rankCode ALREADY_USED',
    ]);
    const change = { rankId: rank.rankId, version: rank.version, rankName: 'T5', grade: 15, gradeId: rank.gradeId };
    expect(await refusal('updaterank', { ...change, validFrom: addDays(TODAY, 1) })).toEqual([
      422,
      'validFrom CHANGE_NOT_AHEAD',
    ]);
    expect(await ok('updaterank', { ...change, validFrom: TODAY })).toMatchObject({
      rankName: 'T5',
      grade: 15,
      version: 2,
    });
    expect((await call('updaterank', { ...change, validFrom: TODAY })).status).toBe(409);
    // The name is free again.
    await addRank('P5', 5, { rankCode: 'P5B' });
    const page = await ok('pagerank', { keyword: 'p5' });
    expect(page).toMatchObject({ total: 2, items: [{ rankName: 'T5' }, { rankName: 'P5' }] });
  });

  it('S5.056 have a name of at most ten characters, when they are added and when they are changed', async () => {
    const longest = '一二三四五六七八九十';
    const { rankId, gradeId } = await addRank(longest, 5, { rankCode: 'L' });
    const tooLong = { rankName: `${longest}百`, grade: 5, gradeId };
    const refused = [400, 'rankName TOO_LONG'];
    expect(await refusal('addrank', { rankCode: 'M', ...tooLong })).toEqual(refused);
    expect(await refusal('updaterank', { rankId, version: 1, validFrom: TODAY, ...tooLong })).toEqual(refused);
  });

  it('are described anew as many days back as the company lets it', async () => {
    const { rankId, gradeId } = await addRank('P5', 5);
    await services.as(company, 'writes', (ctx) =>
      ctx.tx.execute(`update job_rank_version set valid_from = '2020-01-01' where company_id = '${company.companyId}'`),
    );
    const { version } = await services.ok<{ version: number }>('company.getCompany', {}, company.adminToken);
    const setting = { companyId: company.companyId, version, backDatingDays: 5 };
    await services.ok('company.updatecompany', setting, company.adminToken);
    const change = (days: number) => {
      const day = { rankId, version: 1, validFrom: addDays(TODAY, -days) };
      return call('updaterank', { ...day, rankName: 'T5', grade: 5, gradeId });
    };
    expect((await change(6)).data).toMatchObject({
      errors: [{ field: 'validFrom', code: 'CHANGE_TOO_FAR_BACK', message: expect.stringContaining('5') }],
    });
    expect((await change(5)).success).toBe(true);
  });

  it('S5.089 are deleted only with nobody who has them, now or ahead; one of the past is closed and keeps its name', async () => {
    const [unused, named, held] = [await addRank('P4', 4), await addRank('P5', 5), await addRank('P6', 6)];
    const deletion = ({ rankId, version }: { rankId: string; version: number }) => ({ rankId, version });
    const position = await ok('addposition', { positionCode: 'A', positionName: '工程师', rankId: named.rankId });
    await services.as(company, 'writes', (ctx) =>
      peopleFor(ctx, [
        { key: 'E1', rankId: held.rankId },
        { key: 'E2', rankId: held.rankId, entryDate: addDays(TODAY, 20) },
      ]),
    );
    const { status, message } = await call('deleterank', deletion(held));
    expect([status, message]).toEqual([422, '2 employees still have it, so it cannot be deleted']);
    expect(await refusal('deleterank', deletion(named))).toEqual([422, '- STILL_HAS_POSITIONS']);
    expect(await ok('deleterank', deletion(unused))).toEqual({ closed: false });

    const { version } = position.position;
    await ok('updateposition', {
      positionId: position.position.positionId,
      version,
      validFrom: TODAY,
      positionName: '工程师',
      rankId: held.rankId,
    });
    await services.as(company, 'writes', async (ctx) => {
      const [somebody] = await ctx.tx.select({ empId: employee.id }).from(employee).limit(1);
      const { companyId } = ctx.session;
      const past = { companyId, ...somebody!, validFrom: '2020-01-01', validTo: '2021-01-01', employeeType: 1 };
      await ctx.tx.insert(employment).values({ ...past, rankId: named.rankId });
    });
    expect(await ok('deleterank', deletion(named))).toEqual({ closed: true });
    expect((await ok('listrank', {})).map(({ rankName }) => rankName)).toEqual(['P6']);
    expect(await ok('listrank', { ids: [named.rankId] })).toMatchObject([{ rankName: 'P5', closedOn: TODAY }]);
    expect(await ok('pagerank', { closed: true })).toMatchObject({ total: 1 });
  });
});

describe('job families', () => {
  it('S1.039 S3.060 form a tree without circles and without twins, and are deleted only when nothing is in them', async () => {
    const tech = await ok('addjobfamily', { jobFamilyCode: 'T', jobFamilyName: '技术' });
    const soft = await ok('addjobfamily', {
      jobFamilyCode: 'S',
      jobFamilyName: '软件',
      parentJobFamilyId: tech.jobFamilyId,
    });
    const move = { jobFamilyId: tech.jobFamilyId, version: 1, validFrom: TODAY, jobFamilyName: '技术' };
    expect(await refusal('updatejobfamily', { ...move, parentJobFamilyId: soft.jobFamilyId })).toEqual([
      422,
      'parentJobFamilyId FAMILY_CIRCLE',
    ]);
    expect(
      await refusal('addjobfamily', {
        jobFamilyCode: 'S2',
        jobFamilyName: '软件',
        parentJobFamilyId: tech.jobFamilyId,
      }),
    ).toEqual([422, 'jobFamilyName ALREADY_USED']);
    expect(await refusal('deletejobfamily', { jobFamilyId: tech.jobFamilyId, version: 1 })).toEqual([
      422,
      '- STILL_HAS_FAMILIES',
    ]);
    await ok('updatejobfamily', { ...move, jobFamilyId: soft.jobFamilyId, jobFamilyName: '软件研发' });
    expect(await ok('pagejobfamily', { sort: 'jobFamilyName', pageSize: 1 })).toMatchObject({
      total: 2,
      items: [{ parentJobFamilyId: null, filled: 0, coming: 0 }],
    });
    expect(await ok('deletejobfamily', { jobFamilyId: tech.jobFamilyId, version: 1 })).toEqual({ closed: false });
    expect((await ok('listjobfamily', {})).map((family) => family.jobFamilyName)).toEqual(['软件研发']);
  });

  it('S5.058 have a name of at most ten characters, when they are added and when they are changed', async () => {
    const longest = '一二三四五六七八九十';
    const { jobFamilyId } = await ok('addjobfamily', { jobFamilyCode: 'L', jobFamilyName: longest });
    const tooLong = { jobFamilyName: `${longest}百` };
    const refused = [400, 'jobFamilyName TOO_LONG'];
    expect(await refusal('addjobfamily', { jobFamilyCode: 'M', ...tooLong })).toEqual(refused);
    const change = { jobFamilyId, version: 1, validFrom: TODAY };
    expect(await refusal('updatejobfamily', { ...change, ...tooLong })).toEqual(refused);
  });

  it('have an English name where one is given: found by it, and gone where a change gives none', async () => {
    const { jobFamilyId } = await ok('addjobfamily', {
      jobFamilyCode: 'T',
      jobFamilyName: '技术',
      jobFamilyNameEn: ' Engineering ',
    });
    await ok('addjobfamily', { jobFamilyCode: 'S', jobFamilyName: '销售' });
    const found = async (keyword: string) => [
      (await ok('listjobfamily', { keyword })).map((one) => [one.jobFamilyName, one.jobFamilyNameEn]),
      (await ok('pagejobfamily', { keyword })).items.map((one) => [one.jobFamilyName, one.jobFamilyNameEn]),
    ];
    expect(await found('engin')).toEqual([[['技术', 'Engineering']], [['技术', 'Engineering']]]);
    const change = { jobFamilyId, validFrom: TODAY, jobFamilyName: '研发' };
    await ok('updatejobfamily', { ...change, version: 1, jobFamilyNameEn: 'Research' });
    expect((await found('research'))[0]).toEqual([['研发', 'Research']]);
    expect(await ok('updatejobfamily', { ...change, version: 2 })).toMatchObject({ jobFamilyNameEn: null });
    expect(
      await refusal('addjobfamily', { jobFamilyCode: 'L', jobFamilyName: '长', jobFamilyNameEn: 'e'.repeat(51) }),
    ).toEqual([400, 'jobFamilyNameEn TOO_LONG']);
  });
});

describe('positions', () => {
  it('S1.038 S5.091 need a job title and a code nobody else has, and name only what there is', async () => {
    const [low, high] = [await addRank('P5', 5), await addRank('P7', 7)];
    expect(await refusal('addposition', { positionCode: 'A', positionName: ' ' })).toEqual([
      400,
      'positionName REQUIRED',
    ]);
    expect(await refusal('addposition', { positionCode: 'A', positionName: 'x', deptId: low.rankId })).toEqual([
      422,
      'deptId UNKNOWN_REFERENCE',
    ]);
    const reversed = { positionCode: 'A', positionName: '工程师', rankId: high.rankId, highestRankId: low.rankId };
    expect(await refusal('addposition', reversed)).toEqual([422, 'highestRankId RANK_RANGE_REVERSED']);
    await ok('addposition', { ...reversed, rankId: low.rankId, highestRankId: high.rankId, plannedHeadcount: 2 });
    expect(await refusal('addposition', { positionCode: 'A', positionName: '另一个' })).toEqual([
      422,
      'positionCode ALREADY_USED',
    ]);
    expect(await ok('pageposition', { filter: { rankIds: [high.rankId] } })).toMatchObject({
      total: 1,
      items: [{ positionCode: 'A', highestRankId: high.rankId, plannedHeadcount: 2, filled: 0, coming: 0 }],
    });
  });

  it('S5.092 are deleted only with nobody in them, which says how many are; filled and coming are counted', async () => {
    const { position } = await ok('addposition', { positionCode: 'A', positionName: '工程师', plannedHeadcount: 4 });
    const { positionId, version } = position;
    await services.as(company, 'writes', (ctx) =>
      peopleFor(ctx, [
        { key: 'E1', positionId },
        { key: 'E2', positionId },
        { key: 'E3', positionId, entryDate: addDays(TODAY, 9) },
      ]),
    );
    expect(await ok('pageposition', { filter: { vacant: true } })).toMatchObject({ items: [{ filled: 2, coming: 1 }] });
    const { status, message } = await call('deleteposition', { positionId, version });
    expect([status, message]).toEqual([422, '3 employees still have it, so it cannot be deleted']);
    const other = await ok('addposition', { positionCode: 'B', positionName: '设计师' });
    expect(await ok('deleteposition', { positionId: other.position.positionId, version: 1 })).toEqual({
      closed: false,
    });
    expect(await refusal('getposition', { positionId: other.position.positionId })).toEqual([404, '- NOT_FOUND']);
  });

  it('S3.058 are described by dated versions: from today, ahead, withdrawn, and each change is told old and new', async () => {
    const { position } = await ok('addposition', { positionCode: 'A', positionName: '工程师', requirements: '本科' });
    const { positionId } = position;
    await services.as(company, 'writes', (ctx) =>
      ctx.tx.execute(`update position_version set valid_from = '2026-01-01'`),
    );
    const change = (version: number, validFrom: string, positionName: string) =>
      ok('updateposition', { positionId, version, validFrom, positionName, requirements: '本科' });
    await change(1, TODAY, '开发工程师');
    const ahead = addDays(TODAY, 30);
    const { versions, position: now } = await change(2, ahead, '软件工程师');
    expect(versions.map((one) => [one.validFrom, one.validTo, one.positionName])).toEqual([
      ['2026-01-01', TODAY, '工程师'],
      [TODAY, ahead, '开发工程师'],
      [ahead, null, '软件工程师'],
    ]);
    expect(now.positionName).toBe('开发工程师');
    const early = { positionId, version: 3, validFrom: TODAY, positionName: 'x' };
    expect(await refusal('updateposition', early)).toEqual([422, 'validFrom CHANGE_UNDER_A_LATER_ONE']);

    await services.as(company, 'writes', async (ctx) => {
      for (const kind of KINDS) await projectToday({ ...ctx, today: ahead }, kind);
    });
    expect(await ok('listposition', {})).toMatchObject([{ positionName: '软件工程师' }]);

    expect(await refusal('withdrawposition', { positionId, version: 3, validFrom: TODAY })).toEqual([
      422,
      'validFrom CHANGE_HAS_HAPPENED',
    ]);
    expect((await ok('withdrawposition', { positionId, version: 3, validFrom: ahead })).versions).toHaveLength(2);

    const trail = await services.ok<{ items: { text: string; changes: object[] }[] }>(
      'platform.auditlist',
      { objectType: 'position', objectId: positionId },
      company.adminToken,
    );
    expect(trail.items.map(({ changes }) => changes)).toContainEqual([
      { field: 'positionName', label: 'Job title', before: '工程师', after: '开发工程师', hidden: false },
    ]);
  });

  it('S7.057 are taken out as a file, for whoever may, and belong to their company', async () => {
    await ok('addposition', {
      positionCode: 'A',
      positionName: '工程师',
      responsibilities: '写代码',
      plannedHeadcount: 3,
    });
    const file = await services.ok<TestFile>('positionmanage.exportposition', {}, company.adminToken);
    const [head, row] = await readTable(Buffer.from(file.bytes), file.fileName, { rows: 10, columns: 20 });
    expect(head?.cells).toContain('Job title');
    expect(row?.cells).toEqual(expect.arrayContaining(['A', '工程师', '写代码', '3']));
    const other = await services.createTestCompany();
    expect(await services.ok('positionmanage.pageposition', {}, other.adminToken)).toMatchObject({ total: 0 });
  });
});
