import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kit/context.ts';
import type { Engine } from './engine.ts';
import { MAINTAINED } from './purposes.ts';

/** How many rows may come, change or go before a table is looked at anew: a few, and of a large table a small part. */
const FEW_ROWS = 50;
const SMALL_PART = 0.005;

/**
 * Tables that changed since their statistics were taken. What was counted is lost when the process is killed: a table with
 * more than twice the pages it had, or without any statistics, is one of them too.
 */
const CHANGED = `select quote_ident(c.relname) as name
  from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (
    s.n_mod_since_analyze > ${FEW_ROWS} + ${SMALL_PART} * s.n_live_tup
    or pg_relation_size(c.oid) > 2 * c.relpages * current_setting('block_size')::bigint
  )
  order by 1`;

/**
 * Tells the planner of the embedded database how the tables that have changed look by now, and answers their names. No
 * autovacuum does it there, and PostgreSQL does it itself. Of a company that the statistics do not know the planner believes
 * that it has one row: it joins its people with its forms by trying each with each, and 200 forms took six seconds.
 */
export async function takeStatistics(engine: Engine): Promise<string[]> {
  if (engine.kind === 'postgres') return [];
  // Counted changes are told once a second otherwise.
  await engine.run('select pg_stat_force_next_flush()');
  const { rows } = await engine.run(CHANGED);
  const names = rows.map(({ name }) => String(name));
  for (const name of names) {
    // The database runs in this thread: others get their turn between two tables.
    await nextTurn();
    await engine.run(`analyze ${name}`);
  }
  return names;
}

/** Takes them soon after something was written, once for all that is written meanwhile. */
export function statisticsSoon(engine: () => Engine): { written(): void; cancel(): void } {
  let due: NodeJS.Timeout | undefined;
  return {
    written() {
      due ??= setTimeout(() => {
        due = undefined;
        // Without them everything is right, and slower; what closed meanwhile needs none.
        void takeStatistics(engine()).catch(() => undefined);
      }, SOON_MS).unref();
    },
    cancel: () => clearTimeout(due),
  };
}
const SOON_MS = 500;

/**
 * Has the rest of a transaction planned by what its tables hold now. One that brings the first thousands of people of a
 * database meets plans for an empty table: each check of a foreign key goes through everybody of the company by whichever
 * index begins with the company, so that ten times the people take a hundred times as long. PostgreSQL before 17 has no
 * right to take statistics that could be given and only warns: there plans are made anew by the size of the tables.
 */
export async function planAnew(tx: Tx): Promise<void> {
  // Somebody else who does the same has the lock until the end of a transaction; then those statistics have to do.
  await tx.execute(sql.raw(`analyze (skip_locked) ${MAINTAINED.join(', ')}`));
  await tx.execute(sql`discard plans`);
}
