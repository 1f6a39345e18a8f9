import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import { MATRIX_PAGE } from '@hengcai/shared/contract/compensation/salaryMatrix';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { AuthorityScope, FieldGroup, FieldRight, PageRight } from '@hengcai/shared/enums';
import { CR_BANDS_DEFAULT } from '@hengcai/shared/rules/compensation/salaryMatrix';
import { monthOf } from '@hengcai/shared/rules/dates';
import { readTable } from '../../kit/sheet/read.ts';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { companyWith, createJobFamilies, createRanks, download, idOf, peopleFor } from '../../testing/staff.ts';

type Calls = Contract['salaryMatrix']['endpoints'];

const [P6, P7, TECH, WEB] = [idOf('p6'), idOf('p7'), idOf('tech'), idOf('web')];
const range = (rankId: string, low: string, mid: string, high: string, jobFamilyId: string | null = null) => ({
  rankId,
  jobFamilyId,
  low,
  mid,
  high,
});
const MATRIX = {
  matrixName: '2026',
  validFrom: '2026-01-01',
  ranges: [range(P6, '10000', '12000', '15000'), range(P6, '20000', '24000', '30000.50', TECH)],
  crBands: CR_BANDS_DEFAULT,
};

let services: TestServices;
let company: Awaited<ReturnType<typeof companyWith>>;
let tokens: Record<string, string>;
let keys = 0;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await companyWith(services, { sales: null }, []);
  await services.as(company, 'writes', async (ctx) => {
    await createRanks(ctx, [
      { rankId: P6, code: 'P6', name: 'P6', grade: 6 },
      { rankId: P7, code: 'P7', name: 'P7', grade: 7 },
    ]);
    await createJobFamilies(ctx, [
      { jobFamilyId: TECH, code: 'T', name: '技术', nameEn: 'Engineering' },
      { jobFamilyId: WEB, code: 'W', name: '前端', parentId: TECH },
    ]);
    await peopleFor(ctx, [
      { key: 'hr', empName: '韩雅琴', roles: ['hr'] },
      { key: 'ceo', empName: '陈总', roles: ['CEO'] },
      { key: 'plain', empName: '李平' },
      { key: 'low', rankId: P6, baseSalary: '9999.99' },
      { key: 'half', rankId: P6, baseSalary: '6000', fullTimeEquivalent: '0.5' },
      { key: 'city', rankId: P6, baseSalary: '10500', cityName: '上海' },
      { key: 'high', rankId: P6, baseSalary: '15000.01', deptId: idOf('sales') },
      { key: 'unpaid', rankId: P6 },
      { key: 'web', rankId: P6, jobFamilyId: WEB, baseSalary: '24000' },
      { key: 'coming', rankId: P6, baseSalary: '1', entryDate: '2099-01-01' },
    ]);
  });
  tokens = { admin: company.adminToken };
  for (const key of ['hr', 'ceo', 'plain', 'low']) tokens[key] = await services.signIn(company.code, key);
});

const once = (name: string, input: object) =>
  name === 'addmatrix' ? { clientMutationId: `matrix-${(keys += 1)}`, ...input } : { ...input };
const ok = <K extends keyof Calls>(name: K, input: object = {}, who = 'hr') =>
  services.ok<DataOf<Calls[K]>>(`salaryMatrix.${name}`, once(name, input), tokens[who] ?? '');
/** Why a call is refused: its status, and of each reason the field and the code. */
async function refusal(name: keyof Calls, input: object, who = 'hr') {
  const { status, data } = await services.call(`salaryMatrix.${name}`, once(name, input), tokens[who] ?? '');
  const { errors } = data as { errors: { field: string | null; code: string }[] };
  return [status, ...errors.map(({ field, code }) => `${field ?? '-'} ${code}`)];
}
/** A role of somebody that shows policies, some people and what `groups` says of these. */
async function giveRole(key: string, roleName: string, scope: object, groups: readonly string[]) {
  const run = <T>(call: string, input: Record<string, unknown>) => services.ok<T>(call, input, company.adminToken);
  const { roleCode, version } = await run<{ roleCode: string; version: number }>('roles.saverole', {
    clientMutationId: `role-of-${roleName}`,
    roleName,
    groups: groups.map((groupCode) => ({ groupCode, right: FieldRight.READ })),
  });
  const pages = [{ pageId: MATRIX_PAGE, rights: PageRight.VISIT }];
  await run('roles.saverolehtml', { roleCode, version, pages });
  await run('roles.savedeptmanage', { roleCode, version: version + 1, ...scope });
  await run('roles.addusers', { roleCode, empIds: [idOf(key)] });
  tokens[key] = await services.signIn(company.code, key);
}

it('S1.031 S7.059 a matrix has a range for each rank, or rank and job family, and is listed with who saved it last', async () => {
  const made = await ok('addmatrix', { ...MATRIX, ranges: [...MATRIX.ranges, range(P7, '1', '2', '3')] });
  expect(made.ranges.map(({ rankName, jobFamilyName, low, high }) => [rankName, jobFamilyName, low, high])).toEqual([
    ['P7', null, '1.00', '3.00'],
    ['P6', null, '10000.00', '15000.00'],
    ['P6', '技术', '20000.00', '30000.50'],
  ]);
  await ok('addmatrix', { ...MATRIX, matrixName: '2027', validFrom: '2027-01-01' }, 'admin');
  const { items, total } = await ok('listmatrix', {}, 'ceo');
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { matrixName: '2027', rangeCount: 2, updatedBy: null },
    { matrixName: '2026', rangeCount: 3, updatedBy: { empName: '韩雅琴' }, version: 1 },
  ]);
  expect((await ok('listmatrix', { keyword: '202_' })).total).toBe(0);
  expect((await ok('listmatrix', { keyword: '027' })).total).toBe(1);
});

it('a range tells how people stand in it today, with the coefficient of their city, as if full-time', async () => {
  const today = await services.as(company, 'reads', async (ctx) => ctx.today);
  await services.ok(
    'cityCompany.addcoef',
    { clientMutationId: 'coefficient-1', cityName: '上海', coefficient: '1.2', validFrom: monthOf(today).from },
    tokens['hr'],
  );
  const { ranges, crBands } = await ok('addmatrix', MATRIX);
  expect(ranges.map(({ standing }) => standing)).toEqual([
    { people: 5, pay: { known: 4, below: 2, within: 1, above: 1 } },
    { people: 1, pay: { known: 1, below: 0, within: 1, above: 0 } },
  ]);
  // 10500 / (12000 x 1.2) = 0.73; 9999.99 / 12000 = 0.83; 6000 / 0.5 / 12000 = 1; 24000 / 24000 = 1; 15000.01 / 12000 = 1.25
  expect(crBands.map(({ people }) => people)).toEqual([1, 1, 2, 0, 1]);
});

it('S6.030 whoever sees nobody’s salary learns nothing of it, and whoever sees some people’s only of theirs', async () => {
  const { matrixId } = await ok('addmatrix', MATRIX);
  const standing = async () => {
    const { ranges, crBands } = await ok('getmatrix', { matrixId }, 'plain');
    return [...ranges.map((one) => one.standing), crBands.map(({ people }) => people)];
  };
  await giveRole('plain', 'work', { scope: AuthorityScope.COMPANY }, [FieldGroup.WORK]);
  expect(await standing()).toEqual([
    { people: 5, pay: null },
    { people: 1, pay: null },
    [null, null, null, null, null],
  ]);
  const sales = { scope: AuthorityScope.DEPARTMENT_ALL, deptIds: [idOf('sales')] };
  await giveRole('plain', 'pay', sales, [FieldGroup.WORK, FieldGroup.SALARY]);
  expect(await standing()).toEqual([
    { people: 5, pay: { known: 1, below: 0, within: 0, above: 1 } },
    { people: 1, pay: { known: 0, below: 0, within: 0, above: 0 } },
    [0, 0, 0, 0, 1],
  ]);
});

it('S6.042 whoever sees nobody’s rank learns nothing of who has which', async () => {
  const { matrixId } = await ok('addmatrix', MATRIX);
  await giveRole('plain', 'names', { scope: AuthorityScope.COMPANY }, []);
  const { ranges } = await ok('getmatrix', { matrixId }, 'plain');
  expect(ranges.map(({ standing }) => standing)).toEqual([null, null]);
});

it('S5.040 the name is unique in the company whatever its capitals, and of two at once one is saved', async () => {
  const { matrixId } = await ok('addmatrix', { ...MATRIX, matrixName: 'Pay 2026' });
  expect(await ok('usablematrixname', { matrixName: 'pay 2026' })).toEqual({ usable: false });
  expect(await ok('usablematrixname', { matrixName: 'pay 2026', matrixId })).toEqual({ usable: true });
  expect(await ok('usablematrixname', { matrixName: 'Pay 2027' })).toEqual({ usable: true });
  expect(await refusal('addmatrix', { ...MATRIX, matrixName: 'PAY 2026' })).toEqual([422, 'matrixName ALREADY_USED']);
  const both = await Promise.all(
    ['Twin', 'twin'].map((matrixName) =>
      services.call('salaryMatrix.addmatrix', once('addmatrix', { ...MATRIX, matrixName }), tokens['hr'] ?? ''),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it('S5.113 what is wrong is said at its field, also of ranks and families that are not there', async () => {
  const add = (fields: object) => refusal('addmatrix', { ...MATRIX, ...fields });
  expect(await add({ ranges: [] })).toEqual([422, 'ranges SALARY_RANGES_MISSING']);
  expect(await add({ ranges: [range(P6, '3', '2', '1')] })).toEqual([422, 'ranges.0.low SALARY_LOW_ABOVE_HIGH']);
  const turned = [
    { crLow: '0', crHigh: '1.2' },
    { crLow: '1.2', crHigh: '0.8' },
    { crLow: '0.8', crHigh: null },
  ];
  expect(await add({ crBands: turned })).toEqual([422, 'crBands.1.crHigh CR_LOW_ABOVE_HIGH']);
  const elsewhere = [range(idOf('p9'), '1', '2', '3'), range(P6, '1', '2', '3', idOf('nobody'))];
  expect(await add({ ranges: elsewhere })).toEqual([
    422,
    'ranges.0.rankId UNKNOWN_REFERENCE',
    'ranges.1.jobFamilyId UNKNOWN_REFERENCE',
  ]);
  expect((await ok('listmatrix')).total).toBe(0);
});

it('a matrix is changed and deleted by whoever saw it last, and keeps a rank that was closed since', async () => {
  const { matrixId } = await ok('addmatrix', { ...MATRIX, ranges: [range(P7, '1', '2', '3')] });
  const { version } = (
    await services.ok<{ rankId: string; version: number }[]>('rankmanage.listrank', {}, tokens['hr'])
  ).find(({ rankId }) => rankId === P7) ?? { version: 0 };
  await services.ok('rankmanage.deleterank', { rankId: P7, version }, company.adminToken);
  const changed = await ok('updatematrix', {
    matrixId,
    version: 1,
    ...MATRIX,
    ranges: [range(P7, '2', '3', '4'), range(P6, '1', '2', '3')],
  });
  expect(changed).toMatchObject({ version: 2, rangeCount: 2, ranges: [{ rankName: 'P7', low: '2.00' }, {}] });
  expect(await refusal('updatematrix', { matrixId, version: 1, ...MATRIX })).toEqual([409, 'version CONFLICT']);
  expect(await refusal('addmatrix', { ...MATRIX, matrixName: 'new', ranges: [range(P7, '1', '2', '3')] })).toEqual([
    422,
    'ranges.0.rankId UNKNOWN_REFERENCE',
  ]);
  expect(await refusal('deletematrix', { matrixId, version: 1 })).toEqual([409, 'version CONFLICT']);
  expect(await ok('deletematrix', { matrixId, version: 2 })).toEqual({ id: matrixId, version: 2 });
  expect(await refusal('getmatrix', { matrixId })).toEqual([404, '- NOT_FOUND']);
});

it('the ranges are taken as a workbook with figures, by whoever may', async () => {
  const { matrixId } = await ok('addmatrix', MATRIX);
  const file = await download(services, '/salaryMatrix/exportmatrix', tokens['ceo'] ?? '', { matrixId });
  const lines = (await readTable(file, 'a.xlsx', { rows: 10, columns: 10 })).map(({ cells }) => cells);
  expect(lines).toEqual([
    ['Rank', 'Job family', 'Minimum (RMB / month)', 'Midpoint (RMB / month)', 'Maximum (RMB / month)'],
    ['P6', 'All job families', '10000.00', '12000.00', '15000.00'],
    ['P6', 'Engineering', '20000.00', '24000.00', '30000.50'],
  ]);
  expect(await refusal('exportmatrix', { matrixId }, 'low')).toEqual([403, '- FORBIDDEN']);
});

it('HR looks after matrices, the head of the company sees them, and nobody else does', async () => {
  const { matrixId } = await ok('addmatrix', MATRIX);
  expect((await ok('getmatrix', { matrixId }, 'ceo')).matrixName).toBe('2026');
  expect(await refusal('updatematrix', { matrixId, version: 1, ...MATRIX }, 'ceo')).toEqual([403, '- FORBIDDEN']);
  expect(await refusal('deletematrix', { matrixId, version: 1 }, 'ceo')).toEqual([403, '- FORBIDDEN']);
  expect(await refusal('listmatrix', {}, 'low')).toEqual([403, '- FORBIDDEN']);
  expect(await refusal('getmatrix', { matrixId }, 'low')).toEqual([403, '- FORBIDDEN']);
});
