import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isAnyOf, rowsOf } from '../db/sql.ts';
import type { Ctx } from './context.ts';
import { inChunks } from './insert-many.ts';

/** A row as the database keeps it, by the names of its columns. */
export type RowImage = Record<string, unknown>;

/** The rows of a table that belong to some things, as they are now: what an undo puts back. */
export async function rowImages(
  ctx: Ctx,
  table: PgTable,
  owner: PgColumn,
  ids: readonly string[],
): Promise<Map<string, RowImage[]>> {
  const rows = await rowsOf<{ owner: string; image: RowImage }>(
    ctx.tx,
    sql`select ${owner} as owner, to_jsonb(${table}) as image from ${table}
      where ${table}.company_id = ${ctx.session.companyId} and ${isAnyOf(owner, ids)}`,
  );
  const images = new Map<string, RowImage[]>(ids.map((id) => [id, []]));
  for (const { owner: id, image } of rows) images.get(id)?.push(image);
  return images;
}

/** Makes the rows of some things those of the images again, whatever stands there. */
export async function putBackRows(
  ctx: Ctx,
  table: PgTable,
  owner: PgColumn,
  ids: readonly string[],
  images: readonly RowImage[],
): Promise<void> {
  await ctx.tx.execute(
    sql`delete from ${table} where ${table}.company_id = ${ctx.session.companyId} and ${isAnyOf(owner, ids)}`,
  );
  await inChunks(images, (chunk) =>
    ctx.tx.execute(
      sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(chunk)}::jsonb)`,
    ),
  );
}

/** Puts rows that others refer to back in place, found by their `id`; who reads them sees a new version. */
export async function putBackInPlace(ctx: Ctx, table: PgTable, images: readonly RowImage[]): Promise<void> {
  const own = Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !['company_id', 'id', 'version', 'updated_at'].includes(name));
  const target = sql.identifier(getTableName(table));
  const sets = own.map((name) => sql`${sql.identifier(name)} = p.${sql.identifier(name)}`);
  await inChunks(images, (chunk) =>
    ctx.tx
      .execute(sql`update ${table} set ${sql.join(sets, sql`, `)}, version = ${target}.version + 1, updated_at = ${ctx.now.toISOString()}::timestamptz
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(chunk)}::jsonb) p
      where ${target}.company_id = ${ctx.session.companyId} and ${target}.id = p.id`),
  );
}
