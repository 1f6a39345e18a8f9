import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockDirectory } from './db/pid-lock.ts';
import { openPostgres } from './db/postgres.ts';
import { prepare, QUEUE_SCHEMA } from './db/prepare.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

const USAGE = `backup <file>             writes the whole database into a file
restore <file> [--replace]  reads such a file into an empty database; --replace empties it first

Both take the settings of the services. On PostgreSQL pg_dump and pg_restore have to be installed, and BACKUP_URL names a
role that sees past row-level security (a superuser, or one with BYPASSRLS that owns the schema); without it MIGRATION_URL
or DATABASE_URL is used. MASTER_KEY is in no backup: without it ID numbers and bank cards cannot be read.
`;

/** Writes the database of the settings into a file that `restore` reads. */
export async function backup(settings: Settings, file: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (settings.databaseUrl !== undefined)
    return program('pg_dump', ['--format=custom', `--file=${file}`], urlOf(settings, env));
  await embedded(settings, async (directory) => {
    if (!existsSync(directory)) throw new SettingsError(`There is no database in ${settings.dataDir}.`);
    const lite = await PGlite.create(directory);
    try {
      const dump = await lite.dumpDataDir('gzip');
      // Whole or not at all: a backup that ran out of disk is no backup.
      writeFileSync(`${file}.part`, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
      renameSync(`${file}.part`, file);
    } finally {
      await lite.close();
    }
  });
}

/** Reads a file of `backup` into the database of the settings, which is empty or, with `replace`, is emptied. */
export async function restore(
  settings: Settings,
  file: string,
  { replace = false, env = process.env }: { replace?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  if (!existsSync(file)) throw new SettingsError(`There is no file ${file}.`);
  if (settings.databaseUrl !== undefined) return restoreServer(urlOf(settings, env), file, replace);
  await embedded(settings, async (directory) => {
    if (existsSync(directory) && !replace) throw notEmpty(settings.dataDir);
    const aside = `${directory}.restored`;
    rmSync(aside, { recursive: true, force: true });
    const lite = await PGlite.create(aside, { loadDataDir: new Blob([readFileSync(file)]) });
    await lite.close();
    rmSync(directory, { recursive: true, force: true });
    renameSync(aside, directory);
  });
}

const notEmpty = (place: string) =>
  new SettingsError(`${place} holds a database already. Restore elsewhere, or with --replace to give that up.`);

/** Works on the directory of the embedded database while nobody else does. */
async function embedded(settings: Settings, work: (directory: string) => Promise<void>): Promise<void> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDirectory(join(settings.dataDir, 'pglite.lock'));
  await work(join(settings.dataDir, 'pglite')).finally(unlock);
}

async function restoreServer(url: string, file: string, replace: boolean): Promise<void> {
  const owner = openPostgres(url, () => undefined, 2);
  try {
    const { rows } = await owner.run(`select to_regclass('public.company') is not null as made`);
    const companies = rows[0]?.made === true ? (await owner.run('select 1 from company limit 1')).rows.length : 0;
    if (companies > 0 && !replace) throw notEmpty(`The database ${new URL(url).pathname.slice(1)}`);
    // Roles belong to the server and are in no dump; making a database makes them.
    await prepare(owner);
    await owner.run(
      `drop schema public cascade; drop schema if exists ${QUEUE_SCHEMA}, drizzle cascade; create schema public`,
    );
  } finally {
    await owner.close();
  }
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  await program('pg_restore', ['--exit-on-error', '--single-transaction', `--dbname=${database}`, file], url);
}

const urlOf = (settings: Settings, env: NodeJS.ProcessEnv) =>
  env.BACKUP_URL || (settings.migrationUrl ?? settings.databaseUrl ?? '');

/** Runs a program of PostgreSQL; the address goes through the environment, because everybody sees arguments. */
async function program(name: string, given: string[], address: string): Promise<void> {
  const url = new URL(address);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    PGHOST: decodeURIComponent(url.hostname),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.searchParams.has('sslmode') && { PGSSLMODE: url.searchParams.get('sslmode') ?? '' }),
  };
  await new Promise<void>((done, failed) => {
    const child = spawn(name, given, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () =>
      failed(new SettingsError(`${name} is not installed; it comes with PostgreSQL's client.`)),
    );
    child.once('exit', (code) => (code === 0 ? done() : failed(new SettingsError(`${name} ended with ${code}.`))));
  });
}

if (process.argv[1]?.match(/backup\.(ts|js|mjs)$/)) {
  const [command, file, more] = process.argv.slice(2);
  try {
    if (file === undefined) throw new SettingsError(USAGE);
    const settings = readSettings(process.env);
    if (command === 'backup' && more === undefined) await backup(settings, file);
    else if (command === 'restore' && (more === undefined || more === '--replace'))
      await restore(settings, file, { replace: more !== undefined });
    else throw new SettingsError(USAGE);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
