import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, TEST_PASSWORD, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, type TestPerson } from '../../testing/people.ts';
import { employee } from './tables.ts';

interface Answer {
  changed: string[];
  refused: { empId: string; code: string; message: string }[];
}

let services: TestServices;
let company: TestCompany;
let officer: TestPerson;
let hr: string;
let one: TestPerson;
let two: TestPerson;

beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
  officer = await addPerson(services, company, { role: 'hr' });
  hr = await services.signIn(company.code, officer.userName);
  one = await addPerson(services, company);
  two = await addPerson(services, company);
});
afterAll(() => services.stop());

const enable = (enabled: boolean, people: readonly { empId: string }[], token = hr) =>
  services.ok<Answer>('accounts.enableaccounts', { enabled, empIds: people.map(({ empId }) => empId) }, token);
const codes = ({ refused }: Answer) => Object.fromEntries(refused.map(({ empId, code }) => [empId, code]));

it('closes and opens the accounts of several people; who is signed in is out at once', async () => {
  const token = await services.signIn(company.code, one.userName);

  expect(await enable(false, [one, two])).toEqual({
    changed: expect.arrayContaining([one.empId, two.empId]),
    refused: [],
  });
  expect((await services.call('systemUser.getUser', {}, token)).status).toBe(208);
  await expect(services.signIn(company.code, one.userName)).rejects.toThrow();

  expect((await enable(true, [one])).changed).toEqual([one.empId]);
  await services.signIn(company.code, one.userName, TEST_PASSWORD);
});

it('does what it can and says of each other person why not', async () => {
  const unknown = { empId: 'f'.repeat(32) };
  const boss = await addPerson(services, company, { role: 'CEO' });
  const left = await addPerson(services, company);
  const shut = await addPerson(services, company);
  const open = await addPerson(services, company);
  await enable(false, [left, shut]);
  await services.as(company, 'writes', ({ tx }) =>
    tx.update(employee).set({ lastDay: '2021-01-01' }).where(eq(employee.id, left.empId)),
  );

  const closing = await enable(false, [officer, boss, unknown, shut, open]);
  expect(closing.changed).toEqual([open.empId]);
  expect(codes(closing)).toEqual({
    [officer.empId]: 'OWN_ACCOUNT',
    [boss.empId]: 'ACCOUNT_WITH_ROLE',
    [unknown.empId]: 'NOT_FOUND',
    [shut.empId]: 'ACCOUNT_CLOSED',
  });
  expect(closing.refused.every(({ message }) => message.length > 2)).toBe(true);

  expect(codes(await enable(true, [left, boss]))).toEqual({
    [left.empId]: 'ACCOUNT_OF_LEAVER',
    [boss.empId]: 'ACCOUNT_WITH_ROLE',
  });
  expect((await enable(false, [boss], company.adminToken)).changed).toEqual([boss.empId]);
});

it('is for those who look after the list', async () => {
  const token = await services.signIn(company.code, one.userName);
  const answer = await services.call('accounts.enableaccounts', { enabled: false, empIds: [two.empId] }, token);
  expect(answer.status).toBe(403);
});
