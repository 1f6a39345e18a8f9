import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, Row } from '../db/engine.ts';
import { openPgliteInMemory } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { MIGRATIONS, prepare } from '../db/prepare.ts';
import { secureDigest } from '../db/secure.ts';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/hengcai');

/** A prepared database in memory; the first one of a schema is dumped, the others start from the dump in a fraction of the time. */
export async function freshPglite(): Promise<Engine> {
  const file = join(CACHE, `pglite-${schemaDigest()}.tar`);
  const snapshot = readIfThere(file);
  if (snapshot) return openPgliteInMemory(new Blob([snapshot]));
  const engine = await openPgliteInMemory();
  await prepare(engine);
  mkdirSync(CACHE, { recursive: true });
  // Written aside and renamed: test files run in parallel and must never read half a dump.
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, Buffer.from(await (await engine.dump()).arrayBuffer()));
  renameSync(aside, file);
  return engine;
}

/** The server to test on, or undefined where there is none. */
export const testDatabaseUrl = () => process.env.TEST_DATABASE_URL;

export interface ServerDatabase {
  engine: Engine;
  url: string;
  drop(): Promise<void>;
}

/** Fifty who write at once wait for ten connections: what hangs fails, what is slow beside other load does not. */
const PATIENCE = 60_000;
const patient = (url: string, max?: number) => openPostgres(url, () => undefined, max, PATIENCE);

/** A database of its own on PostgreSQL with nothing in it, dropped on `drop`. */
export const emptyPostgres = (max?: number) => newPostgres(undefined, max);

/** A prepared database of its own on PostgreSQL, dropped on `drop`: a copy, in half the time of preparing one. */
export const freshPostgres = async (max?: number) => newPostgres(await (prepared ??= preparedOnce()), max);

/** How the names of the databases begin that the processes started by this one make. */
export const databasesOf = (runner: number) => `hengcai_test_${runner}_`;

async function newPostgres(template?: string, max = 10): Promise<ServerDatabase> {
  const base = serverUrl();
  const name = `${databasesOf(process.ppid)}${randomBytes(6).toString('hex')}`;
  const admin = patient(base, 1);
  await admin.run(`create database ${name}${template ? ` template ${template}` : ''}`);
  // No test outlives the server: what it commits need not be on the disk before it goes on.
  await admin.run(`alter database ${name} set synchronous_commit = off`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    engine: patient(url.href, max),
    url: url.href,
    async drop() {
      await admin.run(`drop database if exists ${name} with (force)`);
      await admin.close();
    },
  };
}

interface Spare {
  /** A connection of its own, to empty it by. */
  server: ServerDatabase;
  /** The rows of `installation`, which preparing wrote. */
  installed: Row[];
}

/** Databases of this process that hold nothing again. */
const spares: Spare[] = [];

/**
 * The same for whoever changes nothing but rows: `drop` empties it for the next file of this process, in a third of the
 * work. They go with the run (`dropped-databases.ts`).
 */
export async function emptiedPostgres(): Promise<ServerDatabase> {
  const spare = spares.pop() ?? (await newSpare());
  return {
    engine: patient(spare.server.url),
    url: spare.server.url,
    async drop() {
      await empty(spare);
      spares.push(spare);
    },
  };
}

async function newSpare(): Promise<Spare> {
  const server = await freshPostgres(1);
  const { rows } = await server.engine.run('select * from installation');
  return { server, installed: rows };
}

/** What preparing wrote stays, and the queues, for each of which the queue made a table. */
const KEPT = ['__drizzle_migrations', 'version', 'queue'];

/**
 * Truncating makes new files for a table and each of its indexes, which takes longer than deleting a few pages of rows: 300 ms
 * against 12 for what a usual test file leaves. Eight pages that stay behind mislead no plan: PostgreSQL takes ten for granted of
 * a table without statistics. Only a superuser deletes past row-level security and foreign keys.
 */
const FEW_BYTES = 65_536;

async function empty({ server: { engine }, installed }: Spare): Promise<void> {
  await engine.run(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const { rows } = await engine.run(
    `select oid::regclass::text as name,
            current_setting('is_superuser') = 'on' and pg_relation_size(oid) <= $2 as few
       from pg_class
      where relkind = 'r' and relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle', 'pgboss'))
        and pg_relation_size(oid) > 0 and relname <> all($1)`,
    [KEPT, FEW_BYTES],
  );
  const [few, many] = [rows.filter((row) => row.few), rows.filter((row) => !row.few)].map((part) =>
    part.map(({ name }) => String(name)),
  );
  // Both in one transaction: a truncated table may only be referred to by rows that are gone, too.
  await engine.run(`do $$ begin
    ${few?.length ? 'set local session_replication_role = replica;' : ''}
    ${few?.map((name) => `delete from ${name};`).join('\n')}
    ${many?.length ? `truncate ${many.join()} cascade;` : ''}
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
       from pg_sequences where last_value is not null;
  end $$`);
  for (const { key, value } of installed)
    await engine.run('insert into installation (key, value) values ($1, $2)', [key, value]);
}

let prepared: Promise<string> | undefined;
const TEMPLATE = 'hengcai_template_';
/** Checkouts that test on the same server at the same time keep theirs. */
const TEMPLATES_KEPT = 12;

/**
 * The name of the server's prepared database of this schema, to which nobody connects. The first worker makes it, the
 * others wait; a run that is killed meanwhile leaves no half of one, for it has its name only when it is whole.
 */
async function preparedOnce(): Promise<string> {
  const name = TEMPLATE + schemaDigest();
  const admin = patient(serverUrl(), 2);
  await admin.exclusively(async () => {
    const { rows } = await admin.run(
      `select datname as name from pg_database where datname like '${TEMPLATE}%' order by oid desc`,
    );
    if (rows.some((row) => row.name === name)) return;
    for (const old of rows.slice(TEMPLATES_KEPT - 1)) await admin.run(`drop database if exists ${String(old.name)}`);
    const { engine, url, drop } = await emptyPostgres();
    await prepare(engine);
    await engine.close();
    await admin.run(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
    // Finds nothing any more to drop, and closes its connection.
    await drop();
  });
  await admin.close();
  return name;
}

function serverUrl(): string {
  const url = testDatabaseUrl();
  if (!url) throw new Error('TEST_DATABASE_URL is not set.');
  return url;
}

/** Changes with the migrations and with the rights that are granted after them. */
function schemaDigest(): string {
  const hash = createHash('sha256').update(secureDigest());
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

function readIfThere(file: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return undefined;
  }
}
