import { sql } from 'drizzle-orm';
import type { Engine } from './engine.ts';
import { APP_ROLE, GLOBAL_TABLES, PURPOSE_ROLES } from './purposes.ts';
import { tenantTables } from './secure.ts';
import { rowsOf } from './sql.ts';

const ROLES = [APP_ROLE, ...Object.values(PURPOSE_ROLES)];

/** Looks for holes between companies and answers one sentence for each; the services do not serve while there is one. */
export async function findIsolationHoles(engine: Engine): Promise<string[]> {
  const tables = await tenantTables(engine);
  const holes = [
    ...(await ask(
      engine,
      `select rolname as name from pg_roles where rolname::text = any($1::text[]) and (rolsuper or rolbypassrls)`,
      [ROLES],
      (n) => `The role ${n} is above row-level security.`,
    )),
    ...(await ask(
      engine,
      `select unnest($1::text[]) as name except select rolname::text from pg_roles`,
      [ROLES],
      (n) => `The role ${n} is missing.`,
    )),
    ...(await ask(
      engine,
      `select relname as name from pg_class where relname::text = any($1::text[]) and relnamespace = 'public'::regnamespace and not (relrowsecurity and relforcerowsecurity)`,
      [tables],
      (n) => `The table ${n} is not under forced row-level security.`,
    )),
    ...(await ask(
      engine,
      `select t as name from unnest($1::text[]) t where not exists (select 1 from pg_policy p join pg_class c on c.oid = p.polrelid
         where c.relname = t and p.polname = 'same_company' and pg_get_expr(p.polqual, p.polrelid) like '%company_id%app.company_id%' and p.polwithcheck is not null)`,
      [tables],
      (n) => `The table ${n} has no policy that limits it to one company.`,
    )),
    ...(await ask(
      engine,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r','p') and relname::text <> all($1::text[])`,
      [[...tables, ...GLOBAL_TABLES]],
      (n) => `The table ${n} has no company and is not on the list of global tables.`,
    )),
    ...(await ask(
      engine,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v' and not coalesce(reloptions::text like '%security_invoker=true%', false)`,
      [],
      (n) => `The view ${n} lacks security_invoker.`,
    )),
    ...(await ask(
      engine,
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
      [],
      (n) => `The function ${n} is SECURITY DEFINER.`,
    )),
    ...(await ask(
      engine,
      `select 'audit' as name where has_any_column_privilege('${APP_ROLE}', 'audit', 'update') or has_table_privilege('${APP_ROLE}', 'audit', 'delete')`,
      [],
      () => 'Audit entries can be changed by the application.',
    )),
  ];
  // The proof by doing: without a company, the application sees nothing.
  const asNobody = `select set_config('role', '${APP_ROLE}', true), set_config('app.company_id', '', true)`;
  const seen = await engine.transaction('read only', asNobody, async (tx) => {
    const [me] = await rowsOf<{ role: string }>(tx, sql`select current_user as role`);
    if (me?.role !== APP_ROLE) return [`Switching to ${APP_ROLE} did not work.`];
    const visible: string[] = [];
    for (const table of tables) {
      const rows = await rowsOf(tx, sql`select 1 as seen from ${sql.identifier(table)} limit 1`);
      if (rows.length > 0) visible.push(`The table ${table} shows rows without a company.`);
    }
    return visible;
  });
  return [...holes, ...seen];
}

async function ask(
  engine: Engine,
  query: string,
  values: unknown[],
  sentence: (name: string) => string,
): Promise<string[]> {
  const { rows } = await engine.run(query, values);
  return rows.map((row) => sentence(String(row.name)));
}
