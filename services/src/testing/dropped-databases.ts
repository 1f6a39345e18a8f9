import { openPostgres } from '../db/postgres.ts';
import { databasesOf, testDatabaseUrl } from './database.ts';

/** For the runner of the tests: drops what its processes kept for each other (`emptiedPostgres`) when it ends. */
export function setup(): (() => Promise<void>) | undefined {
  const url = testDatabaseUrl();
  if (!url) return undefined;
  return async () => {
    const server = openPostgres(url, () => undefined, 1);
    const { rows } = await server.run('select datname as name from pg_database where starts_with(datname, $1)', [
      databasesOf(process.pid),
    ]);
    for (const { name } of rows) await server.run(`drop database if exists ${String(name)} with (force)`);
    await server.close();
  };
}
