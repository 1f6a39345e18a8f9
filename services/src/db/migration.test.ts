import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { MIGRATIONS } from './prepare.ts';

/** Databases with data stand on it. */
const FIRST = '27a9d86cb16a6a3a5a5d186a75506d9394cc9530ef1e6509cb6e231e5dd0360e';

const SOURCES = join(import.meta.dirname, '..');

/** The same files as the pattern of drizzle.config.ts. */
async function allTables(): Promise<Record<string, unknown>> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:kit|modules\/[^/]+)\/tables[^/]*\.ts$/.test(name),
  );
  const modules = await Promise.all(
    files.map((name) => import(join(SOURCES, name)) as Promise<Record<string, unknown>>),
  );
  return Object.assign({}, ...modules) as Record<string, unknown>;
}

it('the migrations make exactly the tables of the modules', async () => {
  const newest =
    readdirSync(join(MIGRATIONS, 'meta'))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1) ?? '';
  const snapshot = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', newest), 'utf8')) as Parameters<
    typeof generateMigration
  >[0];
  const missing = await generateMigration(snapshot, generateDrizzleJson(await allTables(), snapshot.id));
  expect(missing).toEqual([]);
});

it('migrations are only added, each later than those before it', () => {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  // A database that has a later one skips those that come in before it.
  const times = entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  const first = readFileSync(join(MIGRATIONS, `${entries[0]?.tag}.sql`));
  expect(createHash('sha256').update(first).digest('hex')).toBe(FIRST);
});
