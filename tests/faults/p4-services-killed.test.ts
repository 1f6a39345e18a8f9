import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasPostgres, startFaultStack, type FaultStack } from './harness.ts';
import { times } from './support/random.ts';
import { strikeWhileWriting } from './support/strikes.ts';

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack({ database: hasPostgres ? 'postgres' : 'pglite' });
});
afterAll(() => stack.stop());

test('P4 services that are killed in the middle of writes lose none, halve none and do none twice', async () => {
  const journal = await strikeWhileWriting(stack, {
    scenario: `P4 on ${hasPostgres ? 'PostgreSQL' : 'the embedded database'}`,
    count: times(4, 200),
    async strike() {
      await stack.services.end('SIGKILL');
      await stack.services.start();
    },
  });
  // Whoever asked meanwhile got an answer that says so, and not silence.
  expect(new Set(Object.keys(journal.outcomes()))).not.toContain('UPSTREAM_TIMEOUT');
  expect(stack.bff.isAlive).toBe(true);
  journal.remove();
});
