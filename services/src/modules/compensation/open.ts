import { and, eq, isNull } from 'drizzle-orm';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import type { jobFamily, jobRank } from '../position/tables.ts';

/** Those of some ranks or job families that are not closed; they wait for the end of this transaction before they go. */
export async function openOf(
  { tx, session }: Ctx,
  table: typeof jobRank | typeof jobFamily,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, session.companyId), isAnyOf(table.id, ids), isNull(table.closedOn)))
    .orderBy(table.id)
    .for('key share');
  return rows.map(({ id }) => id);
}
