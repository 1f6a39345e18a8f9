import { and, eq, gte, lt, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { escapeLiteral } from 'pg';
import type { Tx } from '../kit/context.ts';

/** Rows of a hand-written statement. Timestamps arrive as text: select `extract(epoch …)` or use the query builder for them. */
export async function rowsOf<T extends Record<string, unknown>>(tx: Tx, statement: SQL): Promise<T[]> {
  const result = (await tx.execute<T>(statement)) as { rows: T[] };
  return result.rows;
}

/**
 * `inArray` with one parameter for all values: the text is the same however many there are, and a plan that is kept serves
 * them all.
 */
export const isAnyOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;

/** The SQLSTATE of a failed statement, through drizzle's wrapper; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && typeof e.code === 'string' && /^[0-9A-Z]{5}$/.test(e.code)) return e.code;
  }
  return undefined;
}

/** Whether a statement failed because a unique constraint (the named one, if given) holds the value already. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  if (constraint === undefined) return true;
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('constraint' in e && e.constraint === constraint) return true;
  }
  return false;
}

/** Escapes what LIKE reads as a pattern; use with `escape '\\'`, PostgreSQL's default. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** After everything a text can go on with. */
const END = '\u{10ffff}';

/** Whether a column in byte order begins with a text, as a range that an index answers: row security lets it ask `>=` and `<`, not `like`. */
export const beginsWith = (column: Column, text: string): SQL =>
  sql`(${gte(column, text)} and ${lt(column, text + END)})`;

/** A text as it stands in a statement without parameters. */
export const literal = (text: string): string => escapeLiteral(text);

/** Whether the company has a row such as this. */
export const hasRow = (
  { session }: { session: { companyId: string } },
  table: PgTable & { companyId: AnyPgColumn },
  where: SQL | undefined,
): SQL => sql`exists (select 1 from ${table} where ${and(eq(table.companyId, session.companyId), where)})`;
