import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './context.ts';
import { inChunks, namedColumns, recordset, type Named } from './insert-many.ts';

/** Updates many rows in few statements, found by the columns `keys`; every row names the same columns. */
export async function updateMany<T extends PgTable>(
  tx: Tx,
  table: T,
  keys: readonly (keyof T['$inferInsert'] & string)[],
  rows: readonly Partial<T['$inferInsert']>[],
): Promise<void> {
  const columns = namedColumns(table, rows);
  const target = sql.identifier(getTableName(table));
  const isKey = ([key]: Named) => (keys as readonly string[]).includes(key);
  const sets = sql.join(
    columns
      .filter((one) => !isKey(one))
      .map(([, { name }]) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`),
    sql`, `,
  );
  const match = sql.join(
    columns.filter(isKey).map(([, { name }]) => sql`${target}.${sql.identifier(name)} = r.${sql.identifier(name)}`),
    sql` and `,
  );
  await inChunks(rows, (chunk) =>
    tx.execute(sql`update ${table} set ${sets} from ${recordset(columns, chunk)} where ${match}`),
  );
}
