import { afterAll, beforeAll, test } from 'vitest';
import { hasPostgres, startFaultStack, type FaultStack } from './harness.ts';
import { times } from './support/random.ts';
import { strikeWhileWriting } from './support/strikes.ts';

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack({ database: hasPostgres ? 'postgres' : 'pglite' });
});
afterAll(() => stack.stop());

test('P5 a BFF that is killed in the middle of writes loses none, and nobody has to sign in again', async () => {
  const journal = await strikeWhileWriting(stack, {
    scenario: 'P5',
    count: times(4, 100),
    async strike() {
      await stack.bff.end('SIGKILL');
      await stack.bff.start();
    },
  });
  journal.remove();
});
