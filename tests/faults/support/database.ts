import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from '../../../services/src/db/engine.ts';

const STATEMENTS = readFileSync(path.join(import.meta.dirname, '../invariants.sql'), 'utf8')
  .split('\n\n')
  .filter((paragraph) => /^select/m.test(paragraph))
  .map((text) => ({ name: /^-- (.*)$/m.exec(text)?.[1] ?? text, text }));

/** The invariants that do not hold, with the first rows that break them. */
export async function brokenInvariants(engine: Engine): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, text } of STATEMENTS) {
    const { rows } = await engine.run(text);
    if (rows.length > 0) broken.push(`${name}: ${rows.length} rows, first ${JSON.stringify(rows[0])}`);
  }
  return broken;
}

async function tablesOf(engine: Engine): Promise<string[]> {
  const { rows } = await engine.run(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** Rows of each table. */
export async function rowCounts(engine: Engine): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(engine)) {
    const { rows } = await engine.run(`select count(*)::int as n from "${table}"`);
    counts[table] = Number(rows[0]?.['n']);
  }
  return counts;
}

/** Indexes through which not the same rows are found as by reading the whole table. */
export async function damagedIndexes(engine: Engine): Promise<string[]> {
  const { rows: keys } = await engine.run(
    `select t.relname as "table", array_to_string(array_agg(quote_ident(a.attname) order by k.no), ', ') as columns
       from pg_index i
       join pg_class t on t.oid = i.indrelid and t.relnamespace = 'public'::regnamespace
       join unnest(i.indkey) with ordinality as k(attnum, no) on true
       join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum
      where i.indisprimary group by t.relname`,
  );
  const damaged: string[] = [];
  for (const { table, columns } of keys) {
    const query = `select md5(string_agg(key::text, '' order by key::text)) as sum
      from (select ${String(columns)} from "${String(table)}" order by ${String(columns)}) as key`;
    const readWithout = async (...ways: string[]) => {
      for (const way of ways) await engine.run(`set ${way} = off`);
      const { rows } = await engine.run(query);
      for (const way of ways) await engine.run(`reset ${way}`);
      return rows[0]?.['sum'];
    };
    const byIndex = await readWithout('enable_seqscan', 'enable_bitmapscan');
    const byTable = await readWithout('enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan');
    if (byIndex !== byTable) damaged.push(String(table));
  }
  return damaged;
}
