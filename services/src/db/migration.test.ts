import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { MIGRATIONS } from './prepare.ts';

const MODULES = join(import.meta.dirname, '../modules');

/** The same files as the pattern of drizzle.config.ts. */
async function allTables(): Promise<Record<string, unknown>> {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^[^/]+\/tables[^/]*\.ts$/.test(name),
  );
  const modules = await Promise.all(
    files.map((name) => import(join(MODULES, name)) as Promise<Record<string, unknown>>),
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
