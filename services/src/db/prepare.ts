import { join } from 'node:path';
import PgBoss from 'pg-boss';
import type { Engine } from './engine.ts';
import { PURPOSE_ROLES } from './purposes.ts';
import { secure } from './secure.ts';
import { findIsolationHoles } from './self-test.ts';

/** The one migration folder of both databases. */
export const MIGRATIONS = join(import.meta.dirname, '../../drizzle');

/** Where pg-boss keeps its tables. */
export const QUEUE_SCHEMA = 'pgboss';

/** Migrates and secures as the owner of the schema; replicas that start together take turns. */
export async function prepare(owner: Engine): Promise<void> {
  await owner.exclusively(async () => {
    await owner.migrate(MIGRATIONS);
    await secure(owner);
    await installQueue(owner);
  });
}

/** Makes the job queue's schema, owned by the role of the queue: pg-boss adds a table per queue at run time. */
async function installQueue(owner: Engine): Promise<void> {
  const { rows } = await owner.run(`select 1 from pg_namespace where nspname = '${QUEUE_SCHEMA}'`);
  if (rows.length > 0) return;
  // The plan begins and commits by itself; making the schema in it would need rights on the whole database.
  const plan = PgBoss.getConstructionPlans(QUEUE_SCHEMA)
    .replace(/create schema if not exists \w+\s*;/i, '')
    .replace(/^\s*begin;/i, '');
  const role = PURPOSE_ROLES.job;
  await owner.run(`begin; create schema ${QUEUE_SCHEMA} authorization ${role}; set local role ${role}; ${plan}`);
}

/** Throws the sentences of the self-test, if there are any. */
export async function refuseHoles(engine: Engine): Promise<void> {
  const holes = await findIsolationHoles(engine);
  if (holes.length > 0)
    throw new Error(`Companies are not isolated from each other; refusing to serve. ${holes.join(' ')}`);
}

/** Whether the role we log in with is above row-level security, so that only the role switch stands between companies. */
export async function isLoginSuperuser(engine: Engine): Promise<boolean> {
  const { rows } = await engine.run(
    'select rolsuper or rolbypassrls as above from pg_roles where rolname = session_user',
  );
  return rows[0]?.above === true;
}
