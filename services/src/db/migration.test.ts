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

/** What replicas of the release before would miss or could not write, while they serve beside the new ones. */
const TAKES_AWAY = [
  /\bdrop (table|column|view|function|type)\b/i,
  /\brename\b/i,
  /\balter column\b.*\b(type|set not null|drop default)\b/i,
  /\badd column\b(?!.*\bdefault\b).*\bnot null\b/i,
];
const takesAway = (migration: string): string[] =>
  migration.split(/;|--> statement-breakpoint/).filter((one) => TAKES_AWAY.some((form) => form.test(one)));

/** Migrations that take away what no release has used since the one that is named: `'0031_no-nicknames': '0.4.0'`. */
const CONTRACTED: Readonly<Record<string, string>> = {};

it('migrations take nothing away that the release before uses, so that both can serve at once', () => {
  const later = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .slice(1)
    .filter((name) => !(name.slice(0, -'.sql'.length) in CONTRACTED));
  expect(later.length).toBeGreaterThan(15);
  expect(later.flatMap((name) => takesAway(readFileSync(join(MIGRATIONS, name), 'utf8')))).toEqual([]);
});

it.each([
  'ALTER TABLE "employee" DROP COLUMN "name"',
  'DROP TABLE "employee"',
  'ALTER TABLE "employee" RENAME COLUMN "name" TO "full_name"',
  'ALTER TABLE "employee" ALTER COLUMN "name" SET NOT NULL',
  'ALTER TABLE "employee" ALTER COLUMN "number" SET DATA TYPE integer',
  'ALTER TABLE "employee" ADD COLUMN "number" text NOT NULL',
])('such as %s', (statement) => {
  expect(takesAway(`${statement};--> statement-breakpoint\nALTER TABLE "x" ADD COLUMN "y" text;`)).toEqual([statement]);
});
