import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { freshPglite } from '../testing/database.ts';

it('lets requests be read and answers be sent between transactions that wait for their turn', async () => {
  const engine = await freshPglite();
  let turns = 0;
  let waiting = true;
  const count = () => {
    turns += 1;
    if (waiting) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(
    Array.from({ length: 20 }, () => engine.transaction('read only', 'select 1', (tx) => tx.execute(sql`select 1`))),
  );
  waiting = false;
  expect(turns).toBeGreaterThanOrEqual(20);
  await engine.close();
});
