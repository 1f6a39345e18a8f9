import { sql } from 'drizzle-orm';
import type { Effect } from '@hengcai/shared/contract/kernel';
import type { Session, Tx } from '../kit/context.ts';
import type { Engine } from './engine.ts';
import { untilGone } from './until-gone.ts';
import { APP_ROLE, PURPOSE_ROLES, type SystemPurpose } from './purposes.ts';
import { rowsOf } from './sql.ts';

/** Whose rows a transaction sees, and who stands in its audit lines. */
export type Tenant = Pick<Session, 'companyId' | 'userId'>;

/** The two ways to SQL; there is no third (design 4). */
export interface Database {
  /**
   * One transaction in which only the rows of the session's company exist; read-only for `reads`. Once whoever asked has
   * `gone`, what it reads is cancelled; a write is carried through: it may be done already, and is wanted all the same.
   */
  withTenant<T>(tenant: Tenant, effect: Effect, fn: (tx: Tx, now: Date) => Promise<T>, gone?: AbortSignal): Promise<T>;
  /** One transaction across companies, with rights on the tables that `purposes.ts` names for the purpose. */
  withSystem<T>(purpose: SystemPurpose, fn: (tx: Tx, now: Date) => Promise<T>): Promise<T>;
}

/** Builds the two ways on an engine; `offsetMs` is added to the database's clock (0 outside tests). */
export function createDatabase(engine: Engine, offsetMs: () => number): Database {
  return {
    withTenant: (tenant, effect, fn, gone) =>
      engine.transaction(effect === 'reads' ? 'read only' : 'read write', async (tx) => {
        const { now, backend } = await become(tx, APP_ROLE, tenant);
        const work = () => fn(tx, new Date(now + offsetMs()));
        return effect === 'reads' && gone ? untilGone(gone, work, () => engine.cancel(backend)) : work();
      }),
    withSystem: (purpose, fn) =>
      engine.transaction('read write', async (tx) => {
        const { now } = await become(tx, PURPOSE_ROLES[purpose], { companyId: '', userId: '' });
        return fn(tx, new Date(now + offsetMs()));
      }),
  };
}

/** Turns the rest of a system transaction into one of a company: how a new company gets its first rows in one piece. */
export async function enterTenant(tx: Tx, tenant: Tenant): Promise<void> {
  await become(tx, APP_ROLE, tenant);
}

/**
 * Everything is set for this transaction only (`true`), in one round trip: a setting of the connection would leak into
 * the next caller's transaction. Answers the database's time in milliseconds, and the process that works for us.
 */
async function become(tx: Tx, role: string, tenant: Tenant): Promise<{ now: number; backend: number }> {
  const [row] = await rowsOf<{ now: string; backend: number }>(
    tx,
    sql`select set_config('role', ${role}, true), set_config('app.company_id', ${tenant.companyId}, true),
      set_config('app.user_id', ${tenant.userId}, true), set_config('TimeZone', 'UTC', true),
      set_config('statement_timeout', '8s', true), set_config('lock_timeout', '3s', true),
      set_config('idle_in_transaction_session_timeout', '30s', true),
      (extract(epoch from now()) * 1000)::text as now, pg_backend_pid() as backend`,
  );
  return { now: Math.trunc(Number(row?.now)), backend: Number(row?.backend) };
}
