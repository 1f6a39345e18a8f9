import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { companyWith, idOf } from './fixtures.ts';

let services: TestServices;
let company: TestCompany;

beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, { sales: null }, [
    { key: 'hr1', roles: ['hr'] },
    { key: 'ceo1', roles: ['CEO'] },
    { key: 'worker' },
  ]);
});
afterAll(() => services.stop());

const reset = (token: string, who: string) =>
  services.call(
    'empupdate.resetpassword',
    { clientMutationId: `reset-${who}-${token.slice(0, 8)}`, empId: idOf(who) },
    token,
  );

test('S4.010 HR gives somebody a first password: it opens the account once changed, and ends the session there was', async () => {
  const hr = await services.signIn(company.code, 'hr1');
  const before = await services.signIn(company.code, 'worker');
  const { initialPassword } = (await reset(hr, 'worker')).data as { initialPassword: string };
  expect((await services.call('systemUser.getUser', {}, before)).status).toBe(208);
  const token = await services.signIn(company.code, 'worker', initialPassword);
  expect(await services.ok('systemUser.getUser', {}, token)).toMatchObject({ loginInfo: { mustChangePassword: true } });
});

test('nobody sets the password of an account with a role of its own but an administrator, and nobody the own one', async () => {
  const hr = await services.signIn(company.code, 'hr1');
  expect((await reset(hr, 'ceo1')).status).toBe(403);
  expect((await reset(hr, 'hr1')).status).toBe(422);
  expect((await reset(company.adminToken, 'ceo1')).status).toBe(200);
});

test('an employee without the page resets nothing', async () => {
  const { initialPassword } = (await reset(company.adminToken, 'worker')).data as { initialPassword: string };
  const token = await services.signIn(company.code, 'worker', initialPassword);
  expect((await reset(token, 'ceo1')).status).toBe(403);
});
