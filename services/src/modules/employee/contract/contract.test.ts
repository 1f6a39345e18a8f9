import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContractNotice, EmployeeType, FieldGroup, FieldRight } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { remindersOf } from '../../../testing/reminders.ts';
import { companyWith, idOf } from '../fixtures.ts';
import type { RecordsData } from '../records/read.ts';
import type { EmployeeData } from '../select.ts';
import { roleFieldGroup } from '../../settings/tables.ts';
import { warnOfContracts } from './warn.ts';

type Detail = RecordsData & { employee: EmployeeData };
const { ENDS_SOON, ENDED, NONE, OPEN_ENDED_NEXT, PROBATION_PAY_LOW, BELOW_MINIMUM_WAGE } = ContractNotice;

let services: TestServices;
let company: TestCompany;
let today: string;
let hr: string;
let worker: string;
beforeAll(async () => {
  services = await startServices();
  today = await services.as(await services.createTestCompany(), 'reads', async (ctx) => ctx.today);
  const on = (days: number) => addDays(today, days);
  const term = (contractStart: string, contractEnd: string | null) => ({ contractStart, contractEnd });
  company = await companyWith(services, { D1: null }, [
    { key: 'hr', roles: ['hr'], ...term('2020-01-01', null) },
    { key: 'soon', deptId: idOf('D1'), entryDate: on(-1000), ...term(on(-1000), on(60)) },
    { key: 'twin', entryDate: on(-1000), ...term(on(-1000), on(60)) },
    { key: 'over', entryDate: on(-1000), ...term(on(-1000), on(-1)) },
    { key: 'ten', entryDate: on(-3600), ...term(on(-365), on(400)) },
    { key: 'none', entryDate: on(-30) },
    { key: 'intern', entryDate: on(-90), employeeType: EmployeeType.INTERN },
    {
      key: 'new',
      entryDate: on(-10),
      regularDate: on(80),
      cityName: '上海',
      baseSalary: '2400',
      ...term(on(-10), on(900)),
    },
    { key: 'worker', entryDate: on(-1000), ...term(on(-1000), on(30)) },
  ]);
  hr = await services.signIn(company.code, 'hr');
  worker = await services.signIn(company.code, 'worker');
});
afterAll(() => services.stop());

const detail = (key: string, token = hr) => services.ok<Detail>('empmanage.empdetail', { empId: idOf(key) }, token);
const noted = async (key: string, token = hr) =>
  (await detail(key, token)).contractNotes?.map(({ notice }) => notice) ?? null;
const save = async (name: string, key: string, values: object, token = hr) =>
  services.call(
    `empupdate.${name}`,
    { empId: idOf(key), version: (await detail(key, company.adminToken)).employee.version, ...values },
    token,
  );
const found = async (contract: number[], token = hr) => {
  const { items } = await services.ok<{ items: EmployeeData[] }>('empmanage.emplist', { filter: { contract } }, token);
  return items.map(({ empNumber }) => empNumber).sort();
};
const figures = (token = hr) =>
  services.ok<{ contractNotices: { notice: number; count: number }[] | null }>(
    'empmanage.getempsummaryinfo',
    { filter: {} },
    token,
  );
describe('labour contracts', () => {
  test('say what is to be seen to, on the page, in the list and in its figures alike', async () => {
    expect(await save('salaryinfo', 'new', { salaryFrom: addDays(today, 80), baseSalary: '3200' })).toMatchObject({
      success: true,
      data: { records: { contractNotes: [{ notice: PROBATION_PAY_LOW, amount: '2560' }] } },
    });
    const wage = { cityName: '上海', validFrom: addDays(today, -400), amount: '2690' };
    expect(await services.call('customDict.saveminimumwage', wage, hr)).toMatchObject({ success: true });
    const expected: Record<string, number[]> = {
      soon: [ENDS_SOON],
      over: [ENDED],
      ten: [OPEN_ENDED_NEXT],
      none: [NONE],
      intern: [],
      new: [PROBATION_PAY_LOW, BELOW_MINIMUM_WAGE],
    };
    for (const [key, notices] of Object.entries(expected)) expect([key, await noted(key)]).toEqual([key, notices]);
    expect((await detail('soon')).contractNotes).toMatchObject([{ day: addDays(today, 60), days: 60 }]);
    const people: [number, string[]][] = [
      [ENDS_SOON, ['soon', 'twin', 'worker']],
      [ENDED, ['over']],
      [NONE, ['none']],
      [OPEN_ENDED_NEXT, ['ten']],
      [PROBATION_PAY_LOW, ['new']],
      [BELOW_MINIMUM_WAGE, ['new']],
    ];
    for (const [notice, keys] of people) expect([notice, await found([notice])]).toEqual([notice, keys]);
    expect(await found([ENDED, NONE])).toEqual(['none', 'over']);
    expect((await figures()).contractNotices).toEqual(people.map(([notice, keys]) => ({ notice, count: keys.length })));
  });

  test('S6.030 follow the rights on contracts, work and pay', async () => {
    const asked = (contract: number[], token: string) =>
      services.call('empmanage.emplist', { filter: { contract } }, token);
    expect(await noted('worker', worker)).toEqual([ENDS_SOON]);
    await services.as(company, 'writes', async ({ tx, session: { companyId } }) => {
      const rights = { companyId, roleCode: 'hr', right: FieldRight.NONE };
      const none = {
        target: [roleFieldGroup.companyId, roleFieldGroup.roleCode, roleFieldGroup.fieldGroup],
        set: rights,
      };
      await tx
        .insert(roleFieldGroup)
        .values({ ...rights, fieldGroup: FieldGroup.SALARY })
        .onConflictDoUpdate(none);
    });
    expect(await noted('new')).toEqual([]);
    expect(await asked([PROBATION_PAY_LOW], hr)).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'filter.contract', code: 'MASKED_COLUMN' }] },
    });
    expect((await figures()).contractNotices?.map(({ notice }) => notice)).toEqual([
      ENDS_SOON,
      ENDED,
      NONE,
      OPEN_ENDED_NEXT,
    ]);
    await services.as(company, 'writes', async ({ tx, session: { companyId } }) => {
      const rights = { companyId, roleCode: 'hr', right: FieldRight.EDIT };
      const edit = {
        target: [roleFieldGroup.companyId, roleFieldGroup.roleCode, roleFieldGroup.fieldGroup],
        set: rights,
      };
      await tx
        .insert(roleFieldGroup)
        .values({ ...rights, fieldGroup: FieldGroup.SALARY })
        .onConflictDoUpdate(edit);
    });
  });

  test('are kept when the next one begins, and put right by hand without overlapping', async () => {
    const end = addDays(today, 60);
    const next = { contractStart: addDays(end, 1), contractEnd: addDays(end, 700) };
    expect(await save('contractinfo', 'soon', next)).toMatchObject({
      success: true,
      data: {
        employee: next,
        records: {
          contracts: [{ name: null, validFrom: addDays(today, -1000), validTo: end }],
          contractNotes: [{ notice: OPEN_ENDED_NEXT, reason: 1 }],
        },
      },
    });
    // The same contract put right is no other one.
    expect(await save('contractinfo', 'soon', { contractEnd: addDays(end, 800) })).toMatchObject({ success: true });
    const [first] = (await detail('soon')).contracts ?? [];
    const former = { name: 'A-1', validFrom: addDays(today, -1400), validTo: addDays(today, -1001) };
    expect(await save('earliercontractinfo', 'soon', { contracts: [former, first] })).toMatchObject({ success: true });
    expect((await detail('soon')).contracts).toMatchObject([{ recordId: first?.recordId }, former]);
    for (const wrong of [
      { validFrom: addDays(today, -500), validTo: addDays(today, -400) },
      { validFrom: end, validTo: addDays(end, 10) },
    ])
      expect(await save('earliercontractinfo', 'soon', { contracts: [first, wrong] })).toMatchObject({
        status: 422,
        data: { errors: [{ field: 'contracts.1.validFrom', code: 'CONTRACTS_OVERLAP' }] },
      });
    expect(await save('earliercontractinfo', 'worker', { contracts: [] }, worker)).toMatchObject({ status: 403 });
    // The renewal was a mistake: the contract that was is the one of today again.
    expect(
      await save('contractinfo', 'soon', { contractStart: addDays(today, -1000), contractEnd: end }),
    ).toMatchObject({ data: { records: { contracts: [{ name: 'A-1' }] } } });
  });

  test('tell HR 60 and 30 days before the end, 30 days after an entry without one, and of low pay, once each', async () => {
    const warn = () => services.as(company, 'writes', warnOfContracts);
    await warn();
    await warn();
    const told = await remindersOf(services, hr);
    const about = (text: string) => told.filter(({ remindContent }) => remindContent.includes(text));
    expect(about(addDays(today, 60)).length).toBe(2);
    expect(about('Person worker').length).toBe(1);
    expect(about('Person none').length).toBe(1);
    expect(about('Person new').length).toBe(2);
    expect(about('Person over')).toEqual([]);
    expect(about('2400')).toEqual([]);
    expect(new Set(told.map(({ page }) => page))).toEqual(
      new Set(
        ['ENDS_SOON', 'OPEN_ENDED_NEXT', 'NONE', 'PROBATION_PAY_LOW', 'BELOW_MINIMUM_WAGE'].map(
          (notice) => `/employee/list?contract=${notice}`,
        ),
      ),
    );
    expect(await remindersOf(services, worker)).toEqual([]);
  });
});

test('minimum wages of a city are kept by day, changed and removed, one amount a day', async () => {
  const wage = { cityName: '北京', validFrom: '2026-01-01', amount: '2540' };
  const wages = () => services.ok<{ wageId: string; version: number }[]>('customDict.listminimumwage', {}, hr);
  expect(await services.call('customDict.saveminimumwage', wage, hr)).toMatchObject({ success: true });
  expect(await services.call('customDict.saveminimumwage', wage, hr)).toMatchObject({
    status: 400,
    data: { errors: [{ field: 'validFrom', code: 'ALREADY_USED' }] },
  });
  const [first] = (await wages()).filter((one) => 'cityName' in one && one.cityName === '北京');
  const { wageId = '', version = 0 } = first ?? {};
  const changed = { ...wage, wageId, version, amount: '2600.5' };
  expect(await services.call('customDict.saveminimumwage', changed, hr)).toMatchObject({
    data: { amount: '2600.5', version: version + 1 },
  });
  expect(await services.call('customDict.saveminimumwage', changed, hr)).toMatchObject({ status: 409 });
  expect(await services.call('customDict.deleteminimumwage', { wageId, version: version + 1 }, worker)).toMatchObject({
    status: 403,
  });
  expect(await services.call('customDict.deleteminimumwage', { wageId, version: version + 1 }, hr)).toMatchObject({
    success: true,
  });
  expect(await wages()).not.toContainEqual(expect.objectContaining({ cityName: '北京' }));
});
