import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasPostgres, startFaultStack, type FaultStack } from './harness.ts';
import type { Client, Outcome } from './support/client.ts';
import { times } from './support/random.ts';

const EDITORS = 50;
const ROUNDS = times(5, 1_000);
const FIRST = '{ employees(filter: {}, page: { pageSize: 1 }) { items { id version phone } } }';

let stack: FaultStack;
let person: Client;
beforeAll(async () => {
  stack = await startFaultStack({ database: hasPostgres ? 'postgres' : 'pglite' });
  person = await stack.signIn(stack.companies[0]);
});
afterAll(() => stack.stop());

/** The record everybody changes, as it is now. */
async function read(): Promise<{ id: string; version: number; phone: string | null }> {
  const outcome = await person.ask(FIRST);
  if (outcome.kind === 'lost') throw new Error(outcome.reason);
  return outcome.data?.['employees'].items[0];
}
/** What an editor was told: the version the change made, the version somebody else has made, or what went wrong. */
function toldIn(outcome: Outcome): unknown {
  if (outcome.kind === 'lost' || outcome.userErrors.length > 0) return outcome;
  const [error] = outcome.errors;
  if (!error) return { saved: outcome.data?.['saved'].employee.version };
  return { [error['extensions'].code]: error['extensions'].currentVersion };
}

test('P17 of fifty who change one record at once one wins, and the others are told which version it has now', async () => {
  const { id } = await read();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { version } = await read();
    const phones = Array.from({ length: EDITORS }, (_, nth) => `${round}-${nth}`);
    const told = await Promise.all(
      phones.map(async (phone) => toldIn(await person.run('UpdateEmployeeContact', { input: { id, version, phone } }))),
    );

    const next = version + 1;
    const winner = told.findIndex((one) => (one as { saved?: number }).saved !== undefined);
    expect(told).toEqual(phones.map((_, nth) => (nth === winner ? { saved: next } : { CONFLICT: next })));
    expect(await read(), 'what the winner wrote, and nothing of the others').toMatchObject({
      version: next,
      phone: phones[winner],
    });
  }
});
