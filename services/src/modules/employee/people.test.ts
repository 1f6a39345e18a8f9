import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../../db/sql.ts';
import { databases } from '../../testing/people.ts';
import { startServices } from '../../testing/kit.ts';
import { companyWith } from './fixtures.ts';
import { addPeople } from './people.ts';

it.each(databases)('the first people of a database on %s are found by their keys alone', async (database) => {
  const services = await startServices({ database });
  try {
    const company = await companyWith(services, {}, []);
    const people = Array.from({ length: 2_500 }, (_, i) => ({
      empId: `e${i}`,
      values: { empNumber: `N${i}`, empName: `王${i}`, entryDate: '2020-01-01' },
    }));
    const read = await services.as(company, 'writes', async (ctx) => {
      await addPeople(ctx, people);
      return rowsOf<{ table: string; rows: number }>(
        ctx.tx,
        sql`select relname as table, (seq_tup_read + idx_tup_fetch)::int as rows
          from pg_stat_xact_user_tables where relname in ('employee', 'user_account') order by 1`,
      );
    });
    expect(read.map(({ table }) => table)).toEqual(['employee', 'user_account']);
    // Ten checks of foreign keys a person; whoever reads the whole company for each of them reads thousands.
    for (const { table, rows } of read) expect(rows / people.length, table).toBeLessThan(30);
  } finally {
    await services.stop();
  }
});
