import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@hengcai/shared/rules/dates';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { companyWith, idOf } from '../fixtures.ts';
import type { EmployeeData } from '../select.ts';
import type { RecordsData } from './read.ts';
import { warnOfCertificates } from './warn.ts';

type Detail = RecordsData & { employee: EmployeeData };
interface Told {
  changes: { field: string; label: string; before: string | null; after: string | null; hidden: boolean }[];
}

let services: TestServices;
let company: TestCompany;
let worker: string;
let hr: string;
beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, {}, [{ key: 'worker' }, { key: 'other' }, { key: 'hr', roles: ['hr'] }]);
  worker = await services.signIn(company.code, 'worker');
  hr = await services.signIn(company.code, 'hr');
});
afterAll(() => services.stop());

const detail = (token = hr, key = 'worker') => services.ok<Detail>('empmanage.empdetail', { empId: idOf(key) }, token);
const save = async (name: string, lists: object, token = hr, key = 'worker') =>
  services.call(
    `empupdate.${name}`,
    { empId: idOf(key), version: (await detail(company.adminToken, key)).employee.version, ...lists },
    token,
  );
const errorsOf = ({ data }: { data: unknown }) => (data as { errors: { field: string; code: string }[] }).errors;
const history = async (token: string) => {
  const asked = { objectType: 'employee', objectId: idOf('worker') };
  const { items } = await services.ok<{ items: Told[] }>('platform.auditlist', asked, token);
  return items.flatMap(({ changes }) => changes);
};

describe('titles, certificates and share options', () => {
  test('are lists of a person, checked row by row, with what stood there in the history', async () => {
    const engineer = { name: '工程师', level: '中级', authority: '人社局', validFrom: '2020-05-01' };
    const { version } = (await detail()).employee;
    expect(await save('titleinfo', { titles: [engineer, { name: '经济师' }] })).toMatchObject({
      success: true,
      data: { version: version + 1, records: { titles: [engineer, { name: '经济师', level: null }] } },
    });
    const [first, second] = (await detail()).titles ?? [];
    const senior = { ...first, name: '高级工程师', level: null };
    expect(await save('titleinfo', { titles: [senior] })).toMatchObject({ success: true });
    expect((await detail()).titles).toMatchObject([{ name: '高级工程师', level: null, authority: '人社局' }]);
    expect((await history(hr)).slice(0, 2)).toMatchObject([
      {
        label: 'Professional titles',
        before: '工程师, 中级, 人社局, 2020-05-01',
        after: '高级工程师, 人社局, 2020-05-01',
      },
      { label: 'Professional titles', before: second?.name, after: null },
    ]);
    const wrong = { name: 'PMP', validFrom: '2026-02-01', validTo: '2026-01-31' };
    expect(errorsOf(await save('certificateinfo', { certificates: [{ name: 'CPA' }, wrong] }))).toMatchObject([
      { field: 'certificates.1.validTo', code: 'RECORD_ENDS_BEFORE_START' },
    ]);
    const unchanged = (await detail()).titles;
    const before = (await detail()).employee.version;
    expect(await save('titleinfo', { titles: unchanged })).toMatchObject({ success: true, data: { version: before } });
    expect(await save('titleinfo', { titles: [], version: before - 1 })).toMatchObject({ status: 409 });
  });

  test('S6.030 follow the rights of education and of pay, also in the history, and nobody sets their own options', async () => {
    const grant = { name: '2026 年计划', validFrom: '2026-01-01', granted: '1000', vested: '250.5', price: '3.2' };
    expect(errorsOf(await save('shareoptioninfo', { shareOptions: [{ ...grant, vested: '1001' }] }))).toMatchObject([
      { field: 'shareOptions.0.vested', code: 'VESTED_OVER_GRANTED' },
    ]);
    expect(await save('shareoptioninfo', { shareOptions: [grant] })).toMatchObject({ success: true });
    expect((await detail()).shareOptions).toMatchObject([grant]);
    const own = await detail(worker);
    expect([own.titles?.length, own.certificates, own.shareOptions]).toEqual([1, [], null]);
    expect((await history(hr))[0]).toMatchObject({ after: expect.stringContaining('granted 1000, vested 250.5') });
    const told = (await history(worker)).find(({ field }) => field.startsWith('shareOptions'));
    expect(told).toMatchObject({ hidden: true, before: null, after: null });
    expect(await save('titleinfo', { titles: [] }, worker)).toMatchObject({ status: 403 });
    expect(await save('shareoptioninfo', { shareOptions: [] }, hr, 'hr')).toMatchObject({ status: 403 });
    const unseen = await services.call('empmanage.empdetail', { empId: idOf('other') }, worker);
    expect(unseen).toMatchObject({ status: 404 });
  });

  test('of which certificates warn the holder and those of HR who may read them, once each', async () => {
    const day = await services.as(company, 'reads', async ({ today }) => addDays(today, 29));
    expect(await save('certificateinfo', { certificates: [{ name: '电工证', validTo: day }] })).toMatchObject({
      success: true,
    });
    const warn = () => services.as(company, 'writes', warnOfCertificates);
    await warn();
    await warn();
    const messages = async (token: string) => {
      const { items } = await services.ok<{ items: { remindContent: string }[] }>(
        'message.listremindmessage',
        {},
        token,
      );
      return items.map(({ remindContent }) => remindContent).filter((text) => text.includes('电工证'));
    };
    expect((await messages(worker)).length).toBe(1);
    expect((await messages(hr)).length).toBe(1);
  });
});

test('the dated salaries of a person, the latest first, for those who may read the pay', async () => {
  for (const [salaryFrom, baseSalary] of [
    ['2024-01-01', '10000'],
    ['2026-01-01', '12000'],
  ] as const)
    expect(await save('salaryinfo', { salaryFrom, baseSalary }, company.adminToken, 'other')).toMatchObject({
      success: true,
    });
  const income = (token: string, key = 'other') =>
    services.ok('empmanage.listempincomerecord', { empId: idOf(key) }, token);
  expect(await income(company.adminToken)).toMatchObject({
    items: [
      { validFrom: '2026-01-01', validTo: null, baseSalary: '12000.00' },
      { validFrom: '2024-01-01', validTo: '2026-01-01', baseSalary: '10000.00' },
    ],
  });
  expect(await income(worker, 'worker')).toEqual({ items: null });
});
