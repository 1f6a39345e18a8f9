import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { ListMemory } from '@hengcai/shared/contract/platform/lists';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson } from '../../testing/people.ts';
import { userRole } from '../settings/tables.ts';

type Memory = z.output<typeof ListMemory>;

let services: TestServices;
let company: TestCompany;
let hr: string;
let person: string;
let colleague: string;

beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
  const [officer, one, two] = [
    await addPerson(services, company),
    await addPerson(services, company),
    await addPerson(services, company),
  ];
  await services.as(company, 'writes', ({ tx }) =>
    tx.insert(userRole).values({ companyId: company.companyId, userId: officer.userId, roleCode: 'hr' }),
  );
  hr = await services.signIn(company.code, officer.userName);
  person = await services.signIn(company.code, one.userName);
  colleague = await services.signIn(company.code, two.userName);
});
afterAll(() => services.stop());

const listKey = 'employee.list';
const memory = (token: string, key = listKey) => services.ok<Memory>('lists.listmemory', { listKey: key }, token);
const names = ({ filters }: Memory) => filters.map((one) => one.filterName);
const save = (token: string, more: object) =>
  services.call('lists.savelistfilter', { listKey, filterName: '试用期', query: 'status=PROBATION', ...more }, token);

it('keeps how a list was set up for its person alone, and forgets it with a reset', async () => {
  const layout = { density: 'compact', columns: [{ columnId: 'city', width: 120, shown: true }] };
  await services.ok('lists.savelistlayout', { listKey, layout }, person);

  expect((await memory(person)).layout).toEqual(layout);
  expect((await memory(person, 'performance.plans')).layout).toBeNull();
  expect((await memory(colleague)).layout).toBeNull();

  await services.ok('lists.savelistlayout', { listKey, layout: null }, person);
  expect((await memory(person)).layout).toBeNull();
});

describe('a saved filter', () => {
  it('is its owner’s alone, and saving under the same name changes it', async () => {
    await save(person, {});
    await save(person, { query: 'status=PROBATION&city=x' });

    expect((await memory(person)).filters).toMatchObject([
      { filterName: '试用期', query: 'status=PROBATION&city=x', mine: true, roleCode: null, removable: true },
    ]);
    expect(names(await memory(colleague))).toEqual([]);
    expect(names(await memory(person, 'performance.plans'))).toEqual([]);
  });

  it('reaches everybody of the role it is shared with, and nobody else', async () => {
    await save(hr, { filterName: '给全员', roleCode: 'ORDINARY' });
    await save(hr, { filterName: '给负责人', roleCode: 'CEO' });

    expect(names(await memory(colleague))).toEqual(['给全员']);
    expect((await memory(colleague)).filters).toMatchObject([
      { mine: false, roleCode: 'ORDINARY', roleName: expect.stringMatching(/./), removable: false },
    ]);
    expect(names(await memory(hr))).toEqual(expect.arrayContaining(['给全员', '给负责人']));
  });

  it('is shared by administrators and HR only, with a role that is there', async () => {
    expect((await memory(person)).roles).toEqual([]);
    expect((await memory(hr)).roles.map(({ roleCode }) => roleCode)).toEqual(
      expect.arrayContaining(['ADMIN', 'CEO', 'hr', 'MANAGER', 'ORDINARY']),
    );
    expect((await save(person, { filterName: '我的', roleCode: 'ORDINARY' })).status).toBe(403);
    expect((await save(hr, { filterName: '无此角色', roleCode: 'nobody' })).status).toBe(422);
  });

  it('is deleted by its owner, a shared one by whoever may share as well', async () => {
    const [own] = (await memory(person)).filters.filter((one) => one.mine);
    const [shared] = (await memory(hr)).filters.filter((one) => one.roleCode === 'ORDINARY');
    const remove = (filterId: string | undefined, token: string) =>
      services.call('lists.deletelistfilter', { filterId }, token);

    expect((await remove(own?.filterId, hr)).status).toBe(404);
    expect((await remove(shared?.filterId, colleague)).status).toBe(404);
    expect((await remove(shared?.filterId, company.adminToken)).status).toBe(200);
    expect((await remove(own?.filterId, person)).status).toBe(200);
    expect(names(await memory(person))).toEqual([]);
  });

  it('is refused at its name once there are too many', async () => {
    for (let n = 0; n < LIMITS.listFilters; n += 1) await save(colleague, { filterName: `第 ${n} 个` });

    const answer = await save(colleague, { filterName: '再一个' });
    expect(answer).toMatchObject({
      status: 422,
      data: { errors: [{ field: 'filterName', code: 'LIST_FILTERS_MAX' }] },
    });
    expect((await save(colleague, { filterName: '第 0 个', query: 'x=1' })).status).toBe(200);
  });
});
