import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../db/engine.ts';
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

/** A prepared database of its own on PostgreSQL, dropped on `drop`. */
export async function freshPostgres(max = 10): Promise<{ engine: Engine; url: string; drop(): Promise<void> }> {
  const base = testDatabaseUrl();
  if (!base) throw new Error('TEST_DATABASE_URL is not set.');
  const name = `hengcai_test_${randomBytes(6).toString('hex')}`;
  const admin = openPostgres(base, () => undefined, 1);
  await admin.run(`create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  const engine = openPostgres(url.href, () => undefined, max);
  await prepare(engine);
  return {
    engine,
    url: url.href,
    async drop() {
      await admin.run(`drop database if exists ${name} with (force)`);
      await admin.close();
    },
  };
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
