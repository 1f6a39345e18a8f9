import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { AuthorityScope, FieldGroup, FieldRight, PageRight } from '@hengcai/shared/enums';
import { addDays, monthOf } from '@hengcai/shared/rules/dates';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { companyWith, createJobFamilies, createRanks, idOf, peopleFor } from '../../testing/staff.ts';
import { bonusBase } from './tables.ts';

type Calls = Contract['bonusBase']['endpoints'];

const [P6, P7, TECH] = [idOf('p6'), idOf('p7'), idOf('tech')];
let services: TestServices;
let company: Awaited<ReturnType<typeof companyWith>>;
let tokens: Record<string, string>;
let today: string;
let keys = 0;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await companyWith(services, { sales: null }, []);
  await services.as(company, 'writes', async (ctx) => {
    today = ctx.today;
    await createRanks(ctx, [
      { rankId: P6, code: 'P6', name: 'P6', grade: 6 },
      { rankId: P7, code: 'P7', name: 'P7', grade: 7 },
    ]);
    await createJobFamilies(ctx, [{ jobFamilyId: TECH, code: 'T', name: '技术', nameEn: 'Engineering' }]);
    await peopleFor(ctx, [
      { key: 'hr', empName: '韩雅琴', roles: ['hr'] },
      { key: 'ceo', empName: '陈总', roles: ['CEO'] },
      { key: 'plain', empName: '李平' },
      { key: 'one', empName: '张伟', rankId: P6, baseSalary: '10000' },
      { key: 'two', empName: '王芳', rankId: P6, baseSalary: '20000.50', deptId: idOf('sales') },
      { key: 'tech', empName: '陈明', rankId: P6, jobFamilyId: TECH, baseSalary: '30000' },
    ]);
  });
  tokens = { admin: company.adminToken };
  for (const key of ['hr', 'ceo', 'one']) tokens[key] = await services.signIn(company.code, key);
});

const once = (name: string, input: object) =>
  name === 'addbase' ? { clientMutationId: `base-of-${(keys += 1)}`, ...input } : { ...input };
const ok = <K extends keyof Calls>(name: K, input: object = {}, who = 'hr') =>
  services.ok<DataOf<Calls[K]>>(`bonusBase.${name}`, once(name, input), tokens[who] ?? '');
/** Why a call is refused: its status, and of each reason the field and the code. */
async function refusal(name: keyof Calls, input: object, who = 'hr') {
  const { status, data } = await services.call(`bonusBase.${name}`, once(name, input), tokens[who] ?? '');
  const { errors } = data as { errors: { field: string | null; code: string }[] };
  return [status, ...errors.map(({ field, code }) => `${field ?? '-'} ${code}`)];
}
const thisMonth = () => monthOf(today).from;
const nextMonth = () => addDays(monthOf(today).to, 1);
const lastMonth = () => monthOf(addDays(thisMonth(), -1)).from;
const of = (fields: object) => ({
  rankId: null,
  jobFamilyId: null,
  empId: null,
  months: '2',
  validFrom: thisMonth(),
  ...fields,
});
/** What a list says: of whom, how many months, whether it holds today, for how many people and what that comes to. */
const told = async (who = 'hr', input: object = {}) =>
  (await ok('listbase', input, who)).items.map(({ rank, jobFamily, person, months, current, people, amount }) =>
    [rank?.rankName, jobFamily?.jobFamilyName, person?.empName, months, current, people, amount]
      .filter((one) => one !== undefined)
      .join(' '),
  );
/** A base of a month that is over, as one stands there later. */
const addFormer = (months: string) =>
  services.as(company, 'writes', async ({ tx, session, newId }) => {
    const id = newId();
    await tx.insert(bonusBase).values({ companyId: session.companyId, id, rankId: P6, months, validFrom: lastMonth() });
    return id;
  });

it('S1.033 S7.058 a base holds for the people of a rank, before it that of their family and before that their own', async () => {
  await addFormer('1');
  await ok('addbase', of({ rankId: P6 }));
  await ok('addbase', of({ rankId: P6, months: '4', validFrom: nextMonth() }));
  await ok('addbase', of({ rankId: P6, jobFamilyId: TECH, months: '3' }));
  expect(await told()).toEqual([
    'P6 4.00 false  ',
    'P6 2.00 true 2 60001.00',
    'P6 1.00 false  ',
    'P6 技术 3.00 true 1 90000.00',
  ]);
  expect(await ok('addbase', of({ empId: idOf('two'), months: '0.5' }))).toMatchObject({
    person: { empName: '王芳' },
    people: 1,
    amount: '10000.25',
  });
  expect(await told()).toContain('P6 2.00 true 1 20000.00');
  expect((await ok('listbase', { pageSize: 2, pageNo: 3 })).items).toMatchObject([{ person: { empName: '王芳' } }]);
  expect((await ok('listbase', { pageSize: 2, pageNo: 9 })).total).toBe(5);
  expect(await told('hr', { keyword: '王' })).toEqual(['王芳 0.50 true 1 10000.25']);
  expect(await told('hr', { keyword: 'engineer' })).toHaveLength(1);
  expect(await told('hr', { keyword: 'P_' })).toEqual([]);
});

it('what is wrong is said at its field; of the same and a month there is one', async () => {
  const add = (fields: object) => refusal('addbase', of(fields));
  expect(await add({ rankId: P6, months: '100' })).toEqual([422, 'months BONUS_MONTHS_RANGE']);
  expect(await add({ rankId: P6, validFrom: addDays(thisMonth(), 1) })).toEqual([422, 'validFrom NOT_FIRST_OF_MONTH']);
  expect(await add({ rankId: P6, validFrom: lastMonth() })).toEqual([422, 'validFrom MONTH_IS_OVER']);
  expect(await add({})).toEqual([422, 'rankId BONUS_BASE_SUBJECT']);
  expect(await add({ rankId: P6, empId: idOf('one') })).toEqual([422, 'empId BONUS_BASE_SUBJECT']);
  expect(await add({ empId: idOf('one'), jobFamilyId: TECH })).toEqual([422, 'rankId BONUS_BASE_SUBJECT']);
  expect(await add({ rankId: idOf('p9') })).toEqual([422, 'rankId UNKNOWN_REFERENCE']);
  expect(await add({ rankId: P6, jobFamilyId: idOf('law') })).toEqual([422, 'jobFamilyId UNKNOWN_REFERENCE']);
  expect(await add({ empId: idOf('nobody') })).toEqual([422, 'empId UNKNOWN_REFERENCE']);
  expect(await add({ empId: idOf('hr') })).toEqual([422, 'empId BONUS_BASE_OWN']);
  const both = await Promise.all(
    ['1', '2'].map((months) =>
      services.call('bonusBase.addbase', once('addbase', of({ rankId: P7, months })), tokens['hr'] ?? ''),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await add({ rankId: P7 })).toEqual([422, 'validFrom ALREADY_USED']);
});

it('one of a month that is not over is corrected and removed by whoever saw it last; one of a month that is over stays', async () => {
  const former = await addFormer('1');
  const { baseId } = await ok('addbase', of({ rankId: P6, validFrom: nextMonth() }));
  const values = { months: '2.5', validFrom: thisMonth() };
  expect(await ok('updatebase', { baseId, version: 1, ...values })).toMatchObject({ months: '2.50', current: true });
  expect(await refusal('updatebase', { baseId, version: 1, ...values })).toEqual([409, 'version CONFLICT']);
  expect(await refusal('updatebase', { baseId: former, version: 1, ...values })).toEqual([422, '- MONTH_IS_OVER']);
  expect(await refusal('deletebase', { baseId: former, version: 1 })).toEqual([422, '- MONTH_IS_OVER']);
  expect(await ok('deletebase', { baseId, version: 2 })).toEqual({ id: baseId, version: 2 });
  expect(await told()).toEqual(['P6 1.00 true 3 60000.50']);
});

it('S6.030 whoever sees nobody’s salary learns of nobody’s own base, and whoever sees some people’s only of theirs', async () => {
  await ok('addbase', of({ rankId: P6 }));
  const own = await ok('addbase', of({ empId: idOf('one'), months: '5' }));
  await ok('addbase', of({ empId: idOf('two'), months: '6' }));
  const run = <T>(call: string, input: Record<string, unknown>) => services.ok<T>(call, input, company.adminToken);
  const giveRole = async (roleName: string, scope: object, groups: readonly string[]) => {
    const { roleCode, version } = await run<{ roleCode: string; version: number }>('roles.saverole', {
      clientMutationId: `role-of-${roleName}`,
      roleName,
      groups: groups.map((groupCode) => ({ groupCode, right: FieldRight.READ })),
    });
    const pages = [{ pageId: '10060', rights: PageRight.VISIT + PageRight.EDIT }];
    await run('roles.saverolehtml', { roleCode, version, pages });
    await run('roles.savedeptmanage', { roleCode, version: version + 1, ...scope });
    await run('roles.addusers', { roleCode, empIds: [idOf('plain')] });
    tokens['plain'] = await services.signIn(company.code, 'plain');
  };
  await giveRole('work', { scope: AuthorityScope.COMPANY }, [FieldGroup.WORK]);
  expect(await told('plain')).toEqual(['P6 2.00 true 3 ']);
  expect(
    await refusal('updatebase', { baseId: own.baseId, version: 1, months: '1', validFrom: thisMonth() }, 'plain'),
  ).toEqual([404, '- NOT_FOUND']);
  expect(await refusal('addbase', of({ empId: idOf('one'), validFrom: nextMonth() }), 'plain')).toEqual([
    422,
    'empId UNKNOWN_REFERENCE',
  ]);
  const sales = { scope: AuthorityScope.DEPARTMENT_ALL, deptIds: [idOf('sales')] };
  await giveRole('pay', sales, [FieldGroup.WORK, FieldGroup.SALARY]);
  expect(await told('plain')).toEqual(['P6 2.00 true 2 0.00', '王芳 6.00 true 1 120003.00']);
});

it('HR looks after bases, the head of the company sees them, and nobody else does', async () => {
  const { baseId } = await ok('addbase', of({ rankId: P6 }));
  expect(await told('ceo')).toHaveLength(1);
  expect(await refusal('addbase', of({ rankId: P7 }), 'ceo')).toEqual([403, '- FORBIDDEN']);
  expect(await refusal('deletebase', { baseId, version: 1 }, 'ceo')).toEqual([403, '- FORBIDDEN']);
  expect(await refusal('listbase', {}, 'one')).toEqual([403, '- FORBIDDEN']);
});
