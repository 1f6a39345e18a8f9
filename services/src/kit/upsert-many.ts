import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './context.ts';
import { inChunks, namedColumns, recordset } from './insert-many.ts';
import { updateMany } from './update-many.ts';

/**
 * Inserts many rows, each in place of the one with the same `keys`; every row names the same columns, and the caller
 * holds a lock that keeps others from inserting the same ones. Not `do update`: that would have to read the columns it
 * writes, and a password's hash is only ever written.
 */
export async function upsertMany<T extends PgTable>(
  tx: Tx,
  table: T,
  keys: readonly (keyof T['$inferInsert'] & string)[],
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  await updateMany(tx, table, keys, rows as readonly Partial<T['$inferInsert']>[]);
  const columns = namedColumns(table, rows);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  await inChunks(rows, (chunk) =>
    tx.execute(
      sql`insert into ${table} (${names}) select ${names} from ${recordset(columns, chunk)} on conflict do nothing`,
    ),
  );
}
