import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasPostgres, NO_POSTGRES, startFaultStack, type FaultStack } from './harness.ts';
import { times } from './support/random.ts';
import { strikeWhileWriting } from './support/strikes.ts';

let stack: FaultStack | undefined;
beforeAll(async () => {
  if (hasPostgres) stack = await startFaultStack({ database: 'postgres' });
});
afterAll(() => stack?.stop());

test('P6 connections that the database ends in the middle of writes lose none, and the services live on', async (ctx) => {
  if (!stack) return ctx.skip(true, NO_POSTGRES);
  const { services, bff } = stack;
  const pids = [services.pid, bff.pid];
  let ended = 0;
  const journal = await stack.withDatabase((admin) =>
    strikeWhileWriting(stack as FaultStack, {
      scenario: 'P6',
      count: times(30, 300),
      async strike() {
        const { rows } = await admin.run(
          `select pg_terminate_backend(pid) as ended from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' limit 1`,
        );
        ended += rows.length;
      },
    }),
  );
  console.log(`P6: ${ended} connections ended in the middle of something`);
  expect([services.pid, bff.pid]).toEqual(pids);
  expect(services.isAlive).toBe(true);
  journal.remove();
});
