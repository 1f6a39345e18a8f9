import { createHash } from 'node:crypto';
import { CALLER_OF_SESSION } from './callers.ts';
import type { Engine } from './engine.ts';
import {
  APP_GLOBAL,
  APP_LIMITS,
  APP_ROLE,
  GLOBAL_TABLES,
  MAINTAINED,
  PURPOSE_GRANTS,
  PURPOSE_ROLES,
} from './purposes.ts';

const ROLES = [APP_ROLE, ...Object.values(PURPOSE_ROLES)];
const SAME_COMPANY = `company_id = (select nullif(current_setting('app.company_id', true), ''))`;

/**
 * Gives every table with a company row-level security and every role its rights, from `purposes.ts`. Runs after each
 * migration; the digest of what it did is kept, so that a start without a change takes no lock on any table.
 */
export async function secure(engine: Engine): Promise<void> {
  const tables = await tenantTables(engine);
  const script = [
    ...roleStatements(),
    CALLER_OF_SESSION,
    ...tables.flatMap(policyStatements),
    ...grantStatements(tables),
    MAINTAIN,
  ];
  const digest = createHash('sha256').update(script.join(';')).digest('hex');
  if ((await currentDigest(engine)) === digest) return;
  await retryOnRace(() =>
    engine.run(
      [
        'begin',
        ...script,
        `insert into installation (key, value) values ('security', '${digest}') on conflict (key) do update set value = excluded.value`,
        'commit',
      ].join(';\n'),
    ),
  );
}

/** Changes when the rights do; a dump of a prepared database is good for one digest. */
export const secureDigest = () =>
  createHash('sha256')
    .update(
      JSON.stringify([
        roleStatements(),
        CALLER_OF_SESSION,
        APP_LIMITS,
        APP_GLOBAL,
        PURPOSE_GRANTS,
        GLOBAL_TABLES,
        policyStatements('t'),
        MAINTAIN,
      ]),
    )
    .digest('hex');

/** Names of the tables that belong to companies. */
export async function tenantTables(engine: Engine): Promise<string[]> {
  const { rows } = await engine.run(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  );
  return rows.map((r) => String(r.name));
}

async function currentDigest(engine: Engine): Promise<string | undefined> {
  const missing = await engine.run(`select unnest($1::text[]) except select rolname::text from pg_roles`, [ROLES]);
  // A database restored into another cluster brings its digest along, but not the roles.
  if (missing.rows.length > 0) return undefined;
  const { rows } = await engine.run(`select value from installation where key = 'security'`);
  return rows[0]?.value as string | undefined;
}

function roleStatements(): string[] {
  const create = (role: string, options: string) =>
    `do $$ begin create role ${role} ${options}; exception when duplicate_object or unique_violation then null; end $$`;
  const nothing = 'nosuperuser nobypassrls nocreatedb nocreaterole noinherit';
  return [
    ...ROLES.map((role) => create(role, `nologin ${nothing}`)),
    // The log-in role for a server database: no rights of its own, it may only become one of the others.
    create('hr_login', `login ${nothing}`),
    ...ROLES.map((role) => `grant ${role} to hr_login`),
    // An owner who is no superuser must be a member as well; for a superuser this changes nothing.
    `do $$ begin if not (select rolsuper from pg_roles where rolname = current_user) then ${ROLES.map((r) => `grant ${r} to current_user`).join('; ')}; end if; end $$`,
    `grant usage on schema public to ${ROLES.join(', ')}`,
    `revoke all on all tables in schema public from public, ${ROLES.join(', ')}`,
  ];
}

function policyStatements(table: string): string[] {
  const readers = Object.entries(PURPOSE_GRANTS).filter(([, tables]) => table in tables);
  return [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `drop policy if exists same_company on ${table}`,
    `create policy same_company on ${table} using (${SAME_COMPANY}) with check (${SAME_COMPANY})`,
    ...Object.values(PURPOSE_ROLES).map((role) => `drop policy if exists ${role} on ${table}`),
    ...readers
      .map(([purpose]) => PURPOSE_ROLES[purpose as keyof typeof PURPOSE_ROLES])
      .map((role) => `create policy ${role} on ${table} to ${role} using (true) with check (true)`),
  ];
}

function grantStatements(tables: readonly string[]): string[] {
  const known = new Set([...tables, ...GLOBAL_TABLES]);
  const grant = (table: string, role: string, rights: readonly string[]) => {
    if (!known.has(table)) throw new Error(`purposes.ts names the table ${table}, which does not exist.`);
    return `grant ${rights.join(', ')} on ${table} to ${role}`;
  };
  return [
    ...tables.map((table) => grant(table, APP_ROLE, APP_LIMITS[table] ?? ['select', 'insert', 'update', 'delete'])),
    ...Object.entries(APP_GLOBAL).map(([table, rights]) => grant(table, APP_ROLE, rights)),
    ...tables.map((table) => grant(table, PURPOSE_ROLES.selfTest, ['select'])),
    ...Object.entries(PURPOSE_GRANTS).flatMap(([purpose, byTable]) =>
      Object.entries(byTable).map(([table, rights]) =>
        grant(table, PURPOSE_ROLES[purpose as keyof typeof PURPOSE_ROLES], rights),
      ),
    ),
  ];
}

const MAINTAIN = `do $$ begin if current_setting('server_version_num')::int >= 170000 then
  grant maintain on ${MAINTAINED.join(', ')} to ${APP_ROLE}; end if; end $$`;

/** Roles belong to the whole server: two databases that are made at the same moment meet in its catalogue. */
async function retryOnRace(fn: () => Promise<unknown>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await fn();
      return;
    } catch (error) {
      const raced =
        error instanceof Error && /tuple concurrently (updated|deleted)|deadlock detected/.test(error.message);
      if (!raced || attempt === 8) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
    }
  }
}
