import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** Tables that hold more than twice the pages they had when their statistics were taken, or never had any taken. */
const GROWN = `select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and pg_relation_size(oid) > 2 * relpages * current_setting('block_size')::bigint
  order by 1`;

/**
 * Tells the planner of the embedded database how the tables that have grown look by now, and answers their names. No
 * autovacuum does it there, and without statistics a page of employees takes ten times as long. PostgreSQL does it itself.
 */
export async function takeStatistics(engine: Engine): Promise<string[]> {
  if (engine.kind === 'postgres') return [];
  const { rows } = await engine.run(GROWN);
  const names = rows.map(({ name }) => String(name));
  for (const name of names) {
    // The database runs in this thread: others get their turn between two tables.
    await nextTurn();
    await engine.run(`analyze ${name}`);
  }
  return names;
}
