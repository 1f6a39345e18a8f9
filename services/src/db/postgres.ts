import { sql } from 'drizzle-orm';
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Tx } from '../kit/context.ts';
import type { Engine, Row } from './engine.ts';
import { PURPOSE_ROLES } from './purposes.ts';
import { createNames, type StatementNames } from './statement-names.ts';

/** Any constant will do; all replicas of one database use the same. */
const START_LOCK = 72_116_501;

/** A pool whose clients survive the death of their backend (node-postgres emits `error` on the checked-out client). */
export function createPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Milliseconds for which somebody waits for a connection. */
const PATIENCE = 5_000;

/** Opens PostgreSQL by URL. */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  max = 10,
  connectionTimeoutMillis = PATIENCE,
): Engine {
  const opened = { connectionString: url, connectionTimeoutMillis };
  const pool = createPool({ ...opened, max }, onError);
  // A connection of its own, open while it is needed: those of the pool may all be busy with what is to be cancelled.
  const canceller = createPool({ ...opened, max: 1 }, onError);
  const names = createNames();
  const forget = forgetter(names);
  return {
    kind: 'postgres',
    async transaction(access, first, fn, plans) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        forget(client);
        return await inTransaction(client, plans === 'kept' ? naming(client, names) : client, access, first, fn);
      } catch (error) {
        // A connection that failed in the middle is not given to the next caller.
        if (error instanceof Error && !isStatementError(error)) broken = error;
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async cancel(backend) {
      await canceller.query('select pg_cancel_backend($1)', [backend]).catch(onError);
    },
    run: (text, values) => lastResult(pool, text, values),
    migrate: (folder) => migrate(drizzle(pool), { migrationsFolder: folder }),
    async exclusively(fn) {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await fn();
      } finally {
        // The lock is the session's: ending the connection gives it back whatever happened.
        client.release(true);
      }
    },
    openQueueStore() {
      const queue = createPool({ ...opened, max: 2, options: `-c role=${PURPOSE_ROLES.job}` }, onError);
      return { executeSql: (text, values) => lastResult(queue, text, values), close: () => queue.end() };
    },
    async close() {
      await Promise.all([pool.end(), canceller.end()]);
    },
  };
}

const dialect = new PgDialect();

/** As drizzle's own, but for what it begins with; `asked` is the connection as drizzle uses it. */
async function inTransaction<T>(
  client: pg.PoolClient,
  asked: pg.PoolClient,
  access: string,
  first: string,
  fn: (tx: Tx, row: Row) => Promise<T>,
): Promise<T> {
  const tx = new NodePgTransaction(dialect, new NodePgSession(asked, dialect, undefined), undefined);
  try {
    const { rows } = await lastResult(client, `begin ${access}; ${first}`);
    const result = await fn(tx as unknown as Tx, rows[0] ?? {});
    const { command } = await tx.execute(sql`commit`);
    // So PostgreSQL answers where a statement failed and nobody heard: nothing was written.
    if (command !== 'COMMIT') throw new Error(`The transaction was not committed: the database answered ${command}.`);
    return result;
  } catch (error) {
    await tx.execute(sql`rollback`);
    throw error;
  }
}

/** A connection on which what is asked again and again goes by a name. */
const naming = (client: pg.PoolClient, names: StatementNames): pg.PoolClient =>
  ({
    query: (config: pg.QueryConfig, values: unknown[]) =>
      client.query({ ...config, name: names.of(config.text) }, values),
  }) as pg.PoolClient;

/** What the types of the driver do not show. */
interface Wire {
  connection: { parsedStatements: Record<string, string>; close(what: { type: 'S'; name: string }): void };
}

/**
 * Ends on a connection the statements whose names were given up since it was last used, and with them their plans: by the
 * protocol's own message, which travels with the next statement, fails for none that is unknown, and is understood by
 * poolers of connections, as `deallocate` is not.
 */
function forgetter(names: StatementNames): (client: pg.PoolClient) => void {
  const upTo = new WeakMap<pg.PoolClient, number>();
  return (client) => {
    if ((upTo.get(client) ?? 0) === names.givenUp()) return;
    upTo.set(client, names.givenUp());
    const { connection } = client as unknown as Wire;
    for (const name of Object.keys(connection.parsedStatements)) {
      if (names.isGiven(name)) continue;
      connection.close({ type: 'S', name });
      delete connection.parsedStatements[name];
    }
  };
}

/** Several statements in one text answer several results; the last one counts. */
async function lastResult(on: pg.Pool | pg.PoolClient, text: string, values?: unknown[]): Promise<{ rows: Row[] }> {
  const result: unknown = await on.query(text, values);
  const last: unknown = Array.isArray(result) ? result.at(-1) : result;
  return last as { rows: Row[] };
}

/** Errors with a five-character SQLSTATE of a statement leave the connection usable; class 08 and 57 do not. */
function isStatementError(error: Error): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if ('code' in e && typeof e.code === 'string') return /^[0-9A-Z]{5}$/.test(e.code) && !/^(08|57P)/.test(e.code);
    if (e.message.startsWith('Connection terminated')) return false;
  }
  // Not a database error: a refusal thrown by a handler after a clean rollback.
  return true;
}
