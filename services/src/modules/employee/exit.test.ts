import { afterAll, beforeAll, expect, test } from 'vitest';
import { ExitKind, EmployeeStatus } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { checkExit } from '@hengcai/shared/rules/employee/change-exit';
import { exitPeople } from './exit.ts';
import { companyWith, idOf } from './fixtures.ts';
import type { EmployeeData } from './select.ts';

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
  company = await companyWith(services, {}, [
    { key: 'boss' },
    { key: 'rep', boss: 'boss' },
    { key: 'trial', regularDate: '2026-12-01' },
    { key: 'settled', regularDate: '2020-07-01' },
  ]);
});
afterAll(() => services.stop());

const leave = (key: string, lastDay: string, reason = 'moves away') =>
  services.as(company, 'writes', (ctx) =>
    exitPeople(ctx, [{ empId: idOf(key), lastDay, exitKind: ExitKind.VOLUNTARY, reason }]),
  );
const statusOf = async (key: string) =>
  (await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf(key)] }, company.adminToken))[0]
    ?.status;

test('a resignation needs a date and a reason', () => {
  expect(checkExit({}).map((one) => one.field)).toEqual(['lastDay', 'reason']);
  expect(checkExit({ lastDay: '2026-11-30', reason: ' ' }).map((one) => one.field)).toEqual(['reason']);
});

test('an employee with subordinates cannot resign', async () => {
  await expect(leave('boss', '2026-11-30')).rejects.toMatchObject({ issues: [{ code: 'HAS_SUBORDINATES' }] });
});

test('S3.031 the status follows from the dates', async () => {
  expect(await statusOf('rep')).toBe(EmployeeStatus.IN_SERVICE);
  expect(await statusOf('trial')).toBe(EmployeeStatus.PROBATION);
  expect(await statusOf('settled')).toBe(EmployeeStatus.REGULAR);
  await leave('settled', '2026-11-30');
  expect(await statusOf('settled')).toBe(EmployeeStatus.OUTGOING);
  await leave('trial', '2026-10-31');
  expect(await statusOf('trial')).toBe(EmployeeStatus.LEFT);
});

test('who has left signs in no more; a superior is free to go when the last report has gone', async () => {
  await leave('rep', '2026-10-31');
  await expect(services.signIn(company.code, 'rep')).rejects.toThrow(/WRONG_CREDENTIALS|422/);
  await leave('boss', '2026-10-31');
});
