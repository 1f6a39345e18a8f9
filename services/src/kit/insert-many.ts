import { setImmediate as nextTurn } from 'node:timers/promises';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './context.ts';

/** Small enough that one statement on PGlite, which runs in this process, is a blink. */
const CHUNK = 500;

export type Named = [key: string, column: PgColumn];

/** Half a surrogate pair is no text to PostgreSQL's JSON; a parameter of its own would have become U+FFFD as well. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** The rows of one chunk as a table expression `r`: one JSON parameter instead of one a cell, of which PostgreSQL takes 65,535. */
export function recordset(columns: readonly Named[], rows: readonly object[]): SQL {
  const typed = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  const json = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key] ?? null])),
  );
  return sql`jsonb_to_recordset(${JSON.stringify(json, wellFormed)}::jsonb) as r(${typed})`;
}

/** The columns of a table that the rows name. */
export function namedColumns(table: PgTable, rows: readonly object[]): Named[] {
  const named = new Set(rows.flatMap((row) => Object.keys(row)));
  return Object.entries(getTableColumns(table)).filter(([key]) => named.has(key));
}

/** Runs a statement for every few hundred rows. */
export async function inChunks<R>(rows: readonly R[], run: (chunk: readonly R[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    // PGlite answers without ever leaving the turn: the rest of the process gets one between chunks.
    if (from > 0) await nextTurn();
    await run(rows.slice(from, from + CHUNK));
  }
}

/** Inserts many rows in few statements. A column named by one row is set in all of them; the others take their defaults. */
export async function insertMany<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const columns = namedColumns(table, rows);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  await inChunks(rows, (chunk) =>
    tx.execute(sql`insert into ${table} (${names}) select ${names} from ${recordset(columns, chunk)}`),
  );
}
