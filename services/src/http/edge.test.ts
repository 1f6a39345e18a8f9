import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type Contract } from '@hengcai/shared/contract/all';
import type { DataOf, Endpoint } from '@hengcai/shared/contract/kernel';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import { detached } from '../kit/calls.ts';
import type { Handlers } from '../kit/context.ts';
import { startServices, TEST_PASSWORD, type TestServices } from '../testing/kit.ts';
import { createApp } from './app.ts';

type Platform = Contract['platform'];
type Capabilities = DataOf<Platform['endpoints']['capabilities']>;

let services: TestServices;
const log: string[] = [];
beforeAll(async () => {
  services = await startServices({ env: { LOG_LEVEL: 'debug' }, logTo: { write: (line) => log.push(line) } });
});
afterAll(() => services.stop());

/** An edge whose `capabilities` answers what it is told to. */
async function answering(capabilities: () => Promise<unknown>): Promise<{ status: number; body: { message: string } }> {
  const never = () => Promise.reject(new Error('not called'));
  const handler = detached<Endpoint>(capabilities);
  const platform = {
    ...Object.fromEntries(Object.keys(contract.platform.endpoints).map((name) => [name, never])),
    capabilities: handler,
  } as unknown as Handlers<Platform>;
  const server = createServer(createApp(services.kernel, { platform }, () => undefined)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/platform/capabilities`);
  const answer = { status: response.status, body: (await response.json()) as { message: string } };
  await new Promise((resolve) => server.close(resolve));
  return answer;
}

const right: Capabilities = {
  clientMutationId: true,
  jobs: true,
  audit: true,
  apiTokens: true,
  systemNotice: true,
  todos: true,
  mailPreference: true,
  fileChecks: true,
  overview: true,
  starterKits: true,
  invitations: true,
  personAppraisals: true,
  documents: true,
  employeeConditions: true,
  listMemory: true,
  recordProposals: true,
  changeProposals: true,
  search: true,
  accounts: true,
  directorySync: true,
};

it('an answer that breaks the contract is a crash that names the place, in tests', async () => {
  expect((await answering(async () => right)).status).toBe(200);
  const wrong = await answering(async () => ({ ...right, jobs: 'yes' }));
  expect([wrong.status, wrong.body.message]).toEqual([
    500,
    expect.stringContaining('platform.capabilities breaks the contract at jobs'),
  ]);
  const surplus = await answering(async () => ({ ...right, salary: 1 }));
  expect([surplus.status, surplus.body.message]).toEqual([
    500,
    expect.stringContaining('has salary, which the contract does not know'),
  ]);
});

it('a crash says nothing about its cause, except in tests', async () => {
  const { kernel } = services;
  kernel.settings.testMode = false;
  const { status, body } = await answering(() => Promise.reject(new Error('select secret from employee')));
  kernel.settings.testMode = true;
  expect([status, JSON.stringify(body).includes('secret')]).toEqual([500, false]);
});

it('the log names the call and its outcome, and no password, token, query or body', async () => {
  const company = await services.createTestCompany();
  await services.call('root.login', {
    company: company.code,
    userName: 'canary-name',
    password: encodeWirePassword('Canary123'),
  });
  await services.call('rolemanage.getauthoritytype', { pageUrl: '/canary-page' }, company.adminToken);
  await services.call('root.login', {
    company: company.code,
    userName: 'admin',
    password: encodeWirePassword(TEST_PASSWORD),
    force: 'true',
  });
  const text = log.join('');
  expect(text).toContain('"operation":"root.login","http":200,"status":422');
  for (const canary of [
    'canary',
    'Canary123',
    encodeWirePassword('Canary123'),
    TEST_PASSWORD,
    company.adminToken,
    'Bearer',
  ]) {
    expect(text.includes(canary), canary).toBe(false);
  }
});

it.each([
  ['zh-CN', '参数类型错误'],
  ['en-US', 'Parameter type error'],
] as const)('S8.028 a value of another type is told in %s', async (language, message) => {
  const { adminToken } = await services.createTestCompany();

  expect(await services.call('platform.joblist', { pageSize: 'many' }, adminToken, language)).toMatchObject({
    status: 400,
    message,
    data: { errors: [{ field: 'pageSize', code: 'WRONG_TYPE' }] },
  });
});
