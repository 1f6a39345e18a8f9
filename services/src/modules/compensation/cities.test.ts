import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { addDays, monthOf } from '@hengcai/shared/rules/dates';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { companyWith, idOf } from '../../testing/staff.ts';
import { cityCoefficient } from './tables.ts';

type Calls = Contract['cityCompany']['endpoints'];

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

let company: Awaited<ReturnType<typeof companyWith>>;
let tokens: Record<string, string>;
let today: string;
let keys = 0;
beforeEach(async () => {
  company = await companyWith(services, { sales: null }, [
    { key: 'hr', empName: '韩雅琴', roles: ['hr'], cityName: '上海' },
    { key: 'ceo', empName: '陈总', roles: ['CEO'], cityName: '上海' },
    { key: 'ann', empName: '安妮', deptId: idOf('sales'), cityName: '成都' },
    { key: 'abroad', empName: '鲍勃', cityName: 'Ulm' },
  ]);
  tokens = { admin: company.adminToken };
  for (const key of ['hr', 'ceo', 'ann']) tokens[key] = await services.signIn(company.code, key);
  today = await services.as(company, 'reads', async (ctx) => ctx.today);
});

const once = (name: string, input: object) =>
  name === 'addcoef' ? { clientMutationId: `coefficient-${(keys += 1)}`, ...input } : { ...input };
const ok = <K extends keyof Calls>(name: K, input: object = {}, who = 'hr') =>
  services.ok<DataOf<Calls[K]>>(`cityCompany.${name}`, once(name, input), tokens[who] ?? '');
/** Why a call is refused: its status, and of each reason the field and the code. */
async function refusal(name: keyof Calls, input: object, who = 'hr') {
  const { status, data } = await services.call(`cityCompany.${name}`, once(name, input), tokens[who] ?? '');
  const { errors } = data as { errors: { field: string | null; code: string }[] };
  return [status, ...errors.map(({ field, code }) => `${field ?? '-'} ${code}`)];
}
const thisMonth = () => monthOf(today).from;
const nextMonth = () => addDays(monthOf(today).to, 1);
const lastMonth = () => monthOf(addDays(thisMonth(), -1)).from;
/** A coefficient of a month that is over, as one stands there later. */
const addFormer = (cityName: string, coefficient: string) =>
  services.as(company, 'writes', ({ tx, session, newId }) =>
    tx
      .insert(cityCoefficient)
      .values({ companyId: session.companyId, id: newId(), cityName, coefficient, validFrom: lastMonth() }),
  );

it('S1.032 cities are those that may be chosen and those that people have, most people first, with 1.00 to begin with', async () => {
  const { items, total } = await ok('listcity', { pageSize: 100 });
  expect(items[0]).toMatchObject({
    cityName: '上海',
    name: '上海',
    nameEn: 'Shanghai',
    people: 2,
    coefficient: '1.00',
  });
  expect(items.find(({ cityName }) => cityName === 'Ulm')).toMatchObject({ name: 'Ulm', nameEn: null, people: 1 });
  expect(items.find(({ cityName }) => cityName === '北京')).toMatchObject({ people: 0, coefficients: [] });
  expect(total).toBe(items.length);
  expect((await ok('listcity', { keyword: 'shang' })).items.map(({ name }) => name)).toEqual(['上海']);
  expect((await ok('listcity', { pageSize: 1, pageNo: 2 })).items).toHaveLength(1);
});

it('S1.032 a coefficient holds from its month on, and what comes later does not change what was', async () => {
  await addFormer('上海', '1.1');
  await ok('addcoef', { cityName: '上海', coefficient: '1.25', validFrom: nextMonth() });
  expect(await ok('getcity', { cityName: '上海' })).toMatchObject({
    coefficient: '1.10',
    coefficients: [
      { coefficient: '1.25', validFrom: nextMonth(), open: true },
      { coefficient: '1.10', validFrom: lastMonth(), open: false },
    ],
  });
  const now = await ok('addcoef', { cityName: '上海', coefficient: '1.2', validFrom: thisMonth() });
  expect(now.coefficient).toBe('1.20');
});

it('a coefficient is above 0, from the first of a month that is not over, and one of a city and a day', async () => {
  const add = (coefficient: string, validFrom: string, cityName = '上海') =>
    refusal('addcoef', { cityName, coefficient, validFrom });
  expect(await add('0', addDays(nextMonth(), 1))).toEqual([
    422,
    'coefficient CITY_COEFFICIENT_RANGE',
    'validFrom NOT_FIRST_OF_MONTH',
  ]);
  expect(await add('1.2', lastMonth())).toEqual([422, 'validFrom MONTH_IS_OVER']);
  expect(await add('1.2', nextMonth(), 'Nowhere')).toEqual([422, 'cityName CITY_UNKNOWN']);
  await ok('addcoef', { cityName: '上海', coefficient: '1.2', validFrom: nextMonth() });
  expect(await add('1.3', nextMonth())).toEqual([422, 'validFrom ALREADY_USED']);
  expect(await refusal('getcity', { cityName: 'Nowhere' })).toEqual([404, '- NOT_FOUND']);
});

it('one of a month that is not over is corrected and removed by whoever saw it last; one of a month that is over stays', async () => {
  await addFormer('上海', '1.1');
  const added = await ok('addcoef', { cityName: '上海', coefficient: '1.25', validFrom: nextMonth() });
  const [next, former] = added.coefficients;
  const values = { coefficient: '1.3', validFrom: thisMonth() };
  const corrected = await ok('updatecoef', { coefId: next?.coefId, version: 1, ...values });
  expect(corrected).toMatchObject({ coefficient: '1.30', coefficients: [{ version: 2 }, {}] });
  expect(await refusal('updatecoef', { coefId: next?.coefId, version: 1, ...values })).toEqual([
    409,
    'version CONFLICT',
  ]);
  expect(await refusal('updatecoef', { coefId: former?.coefId, version: 1, ...values })).toEqual([
    422,
    '- MONTH_IS_OVER',
  ]);
  expect(await refusal('deletecoef', { coefId: former?.coefId, version: 1 })).toEqual([422, '- MONTH_IS_OVER']);
  const left = await ok('deletecoef', { coefId: next?.coefId, version: 2 });
  expect(left).toMatchObject({ coefficient: '1.10', coefficients: [{ coefId: former?.coefId }] });
});

it('a city shows the minimum wages that the company keeps for it', async () => {
  const wage = { cityName: '上海', validFrom: '2026-01-01', amount: '2740' };
  await services.ok('customDict.saveminimumwage', wage, company.adminToken);
  const { minimumWages } = await ok('getcity', { cityName: '上海' });
  expect(minimumWages).toMatchObject([{ validFrom: '2026-01-01', amount: '2740.00' }]);
});

it('HR looks after coefficients, the head of the company sees them, and nobody else does', async () => {
  const input = { cityName: '上海', coefficient: '1.2', validFrom: nextMonth() };
  expect(await refusal('addcoef', input, 'ceo')).toEqual([403, '- FORBIDDEN']);
  expect((await ok('getcity', { cityName: '上海' }, 'ceo')).people).toBe(2);
  expect(await refusal('listcity', {}, 'ann')).toEqual([403, '- FORBIDDEN']);
});
