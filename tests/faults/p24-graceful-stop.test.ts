import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { requestFor } from '../../services/src/testing/kit.ts';
import { hasPostgres, NO_POSTGRES, startFaultStack, type FaultStack } from './harness.ts';
import type { Client, Data, Outcome } from './support/client.ts';
import { times } from './support/random.ts';
import { addEmployee } from './support/writers.ts';

const ROUNDS = times(2, 50);
const READS = 20;
const WRITES = 10;
const PATIENCE = { timeout: 60_000, interval: 10 };
/** Whoever drains longer than allowed ends with another code: 0 says that it was in time, too. */
const IN_TIME = { code: 0, signal: null };

let stack: FaultStack;
let people: Client[];
beforeAll(async () => {
  stack = await startFaultStack({ database: hasPostgres ? 'postgres' : 'pglite' });
  people = await Promise.all(stack.companies.map((company) => stack.signIn(company)));
});
afterAll(() => stack.stop());
afterEach(() => {
  stack.proxy.rule = () => null;
});

let added = 0;
/** Somebody new, in either company. */
const newcomer = () => {
  added += 1;
  const at = added % 2;
  return { client: people[at]!, variables: addEmployee(stack.companies[at]!, `GRACE-${added}`, randomUUID()) };
};
/** What is wrong with how they were answered. */
const faultsOf = (outcomes: Outcome[]) =>
  outcomes.filter((one) => one.kind === 'lost' || one.codes.length > 0 || one.userErrors.length > 0);
const isListening = (url: string) =>
  fetch(`${url}/health/live`).then(
    () => true,
    () => false,
  );
/** Adds somebody without the BFF, which would go on to read the row; answers the status, and what becomes of the connection. */
async function addDirectly({ client, variables }: ReturnType<typeof newcomer>) {
  const { number, name, departmentId, ...rest } = variables['input'] as Data;
  const input = { empNumber: number, empName: name, deptId: departmentId, ...rest };
  const token = /\bsid=([^;]+)/.exec(client.cookie)?.[1] ?? null;
  const { path, init } = requestFor('empupdate.addemp', input, token, 'en-US');
  const response = await fetch(stack.servicesUrl + path, init);
  return { ...((await response.json()) as Data), connection: response.headers.get('connection') };
}
/** Requests the services have not answered, but the one that asks. */
const inFlight = async () => {
  const text = await (await fetch(`${stack.servicesUrl}/metrics`)).text();
  return Number(/^hengcai_http_requests_in_flight (\d+)$/m.exec(text)?.[1]) - 1;
};
/** What was acknowledged, as the product shows it afterwards. */
const found = async () => {
  const outcomes = await Promise.all(
    people.map((one) => one.ask('{ employees(filter: { keyword: "GRACE-" }, page: { pageSize: 1 }) { total } }')),
  );
  return outcomes.reduce((sum, one) => sum + (one.kind === 'answer' ? Number(one.data?.['employees'].total) : 0), 0);
};

test('P24 a BFF that is asked to stop under load answers what it has begun, takes nothing more, and ends in time', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    stack.proxy.requests.length = 0;
    stack.proxy.rule = () => ({ kind: 'latency', milliseconds: 300 });
    const answers = Promise.all([
      ...Array.from({ length: READS }, (_, nth) => people[nth % 2]!.ask('{ backlog { count } }')),
      ...Array.from({ length: WRITES }, newcomer).map(({ client, variables }) => client.run('AddEmployee', variables)),
    ]);
    const arrived = (path: string) => stack.proxy.requests.filter((one) => one.startsWith(path)).length;
    await vi.waitUntil(
      () => arrived('message/listbacklogcount') === READS && arrived('empupdate/addemp') === WRITES,
      PATIENCE,
    );
    const ended = stack.bff.end('SIGTERM');

    expect(faultsOf(await answers)).toEqual([]);
    expect(await ended).toEqual(IN_TIME);
    expect(await isListening(stack.url)).toBe(false);
    await stack.bff.start();
  }
  expect(await found()).toBe(added);
});

test('P24 services that are asked to stop under load answer what they have begun, and end in time', async (ctx) => {
  if (!hasPostgres) return ctx.skip(true, NO_POSTGRES);
  await stack.withDatabase(async (admin) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // Everybody waits for what the test holds: all of it is under way when the signal comes.
      await admin.run('begin');
      await admin.run('lock table employee in access exclusive mode');
      const answers = Promise.all(Array.from({ length: WRITES }, newcomer).map(addDirectly));
      await vi.waitUntil(async () => (await inFlight()) === WRITES, PATIENCE);
      const ended = stack.services.end('SIGTERM');
      await vi.waitUntil(async () => !(await isListening(stack.servicesUrl)), PATIENCE);
      await admin.run('commit');

      // Nobody sends the next request into a connection that is about to be closed.
      for (const answer of await answers) expect(answer).toMatchObject({ status: 200, connection: 'close' });
      expect(await ended).toEqual(IN_TIME);
      await stack.services.start();
    }
  });
  expect(await found()).toBe(added);
});
