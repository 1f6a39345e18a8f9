import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../../services/src/db/pglite.ts';
import { startFaultStack, type FaultStack } from './harness.ts';
import { brokenInvariants, damagedIndexes, rowCounts } from './support/database.ts';
import { times } from './support/random.ts';
import { strikeWhileWriting } from './support/strikes.ts';

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack({ database: 'pglite' });
});
afterAll(() => stack.stop());

test('P7 the embedded database opens whole after each kill of its process, and never for two at once', async () => {
  let former: Record<string, number> = {};
  const journal = await strikeWhileWriting(stack, {
    scenario: 'P7',
    count: times(2, 100),
    async strike() {
      await expect(openPglite(stack.dataDir), 'a second opener').rejects.toThrow('in use by process');
      await stack.services.end('SIGKILL');
      await stack.withDatabase(async (engine) => {
        expect(await brokenInvariants(engine)).toEqual([]);
        expect(await damagedIndexes(engine)).toEqual([]);
        const counts = await rowCounts(engine);
        // Nobody removes anything here: a table that has fewer rows than before has lost some.
        for (const table of ['employee', 'user_account', 'employment', 'audit', 'idempotency'])
          expect(counts[table], table).toBeGreaterThanOrEqual(former[table] ?? 1);
        former = counts;
      });
      await stack.services.start();
    },
  });
  journal.remove();
});
