import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf } from '../db/sql.ts';
import type { Ctx } from './context.ts';

/** What may refer to a thing, and what belongs to it and goes with it. */
export interface Referable {
  table: PgTable;
  /** Columns that hold its id are called so, or end so after `_`: also those without a foreign key. */
  named: readonly string[];
  /** `table.column`, or a whole table: parts of the thing itself, and what is judged elsewhere. */
  except: readonly string[];
}

interface Place extends Record<string, unknown> {
  table: string;
  column: string;
  many: boolean;
}

/**
 * Which of some things other rows refer to, in whatever table of whatever module: the columns are asked of the database,
 * so that a module that comes later is heard as well. One statement for a thousand things.
 */
export async function referredTo(ctx: Ctx, to: Referable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const places = await placesOf(ctx, to);
  const asked = sql.param([...ids]);
  const parts = places.map(({ table, column, many }) => {
    const [from, at] = [sql.identifier(table), sql`t.${sql.identifier(column)}`];
    const id = many ? sql`unnest(${at})` : at;
    const found = many ? sql`${at} && ${asked}::text[]` : sql`${at} = any(${asked}::text[])`;
    return sql`select ${id} as id from ${from} t where t.company_id = ${ctx.session.companyId} and ${found}`;
  });
  if (parts.length === 0) return new Set();
  const rows = await rowsOf<{ id: string }>(
    ctx.tx,
    sql`select distinct id from (${sql.join(parts, sql` union all `)}) r where id = any(${asked}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The columns that may name the thing: by a foreign key, or by what they are called. */
async function placesOf(ctx: Ctx, { table, named, except }: Referable): Promise<Place[]> {
  const own = getTableName(table);
  const pattern = `(^|_)(${named.join('|')})s?$`;
  const places = await rowsOf<Place>(
    ctx.tx,
    sql`select c.relname as "table", a.attname as "column", a.atttypid = 'text[]'::regtype as many
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and a.atttypid in ('text'::regtype, 'text[]'::regtype) and has_column_privilege(c.oid, a.attnum, 'select')
        and exists (select 1 from pg_attribute k where k.attrelid = c.oid and k.attname = 'company_id')
        and (a.attname ~ ${pattern} or exists (
          select 1 from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any(f.conkey)
            and f.confrelid = ${`public.${own}`}::regclass and a.attname <> 'company_id'))
      order by 1, 2`,
  );
  return places.filter(({ table: at, column }) => !except.includes(at) && !except.includes(`${at}.${column}`));
}
