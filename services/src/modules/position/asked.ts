import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { likePattern } from '../../db/sql.ts';

/** What reference lists are asked for: some ids (none of them: nothing), a word in one of the columns, or everything. */
export function asked(
  id: AnyPgColumn,
  ids: readonly string[] | undefined,
  searched: readonly AnyPgColumn[],
  keyword: string | undefined,
): SQL | undefined {
  const pattern = likePattern((keyword ?? '').trim().toLowerCase());
  return and(
    ids ? inArray(id, [...ids]) : undefined,
    keyword?.trim() ? or(...searched.map((column) => sql`lower(${column}) like ${pattern}`)) : undefined,
  );
}
