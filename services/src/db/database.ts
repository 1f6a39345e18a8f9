import { sql } from 'drizzle-orm';
import type { Effect } from '@hengcai/shared/contract/kernel';
import type { Session, Tx } from '../kit/context.ts';
import type { Engine, Row } from './engine.ts';
import { createPauses } from './pauses.ts';
import { literal, rowsOf } from './sql.ts';
import { takeStatistics } from './statistics.ts';
import { cancellable } from './cancellable.ts';
import { APP_ROLE, PURPOSE_ROLES, type SystemPurpose } from './purposes.ts';

/** Whose rows a transaction sees, and who stands in its audit lines. */
export type Tenant = Pick<Session, 'companyId' | 'userId'>;

/** The two ways to SQL, as a tenant and for a purpose of the system; there is no third (design 4). */
export interface Database {
  /**
   * One transaction in which only the rows of the session's company exist; read-only for `reads`. Once whoever asked has
   * `gone`, what it reads is cancelled; a write is carried through: it may be done already, and is wanted all the same.
   */
  withTenant<T>(tenant: Tenant, effect: Effect, fn: (tx: Tx, now: Date) => Promise<T>, gone?: AbortSignal): Promise<T>;
  /** One transaction across companies, with rights on the tables that `purposes.ts` names for the purpose. */
  withSystem<T>(purpose: SystemPurpose, fn: (tx: Tx, now: Date) => Promise<T>): Promise<T>;
  /**
   * The rows of one statement with the rights of a purpose, in one round trip: what is read with every call. It has no
   * parameters, and the time is an expression: the statement is on its way before anybody knows it.
   */
  readAs<T extends object>(purpose: SystemPurpose, statement: (now: string) => string): Promise<T[]>;
  /** The ways of a read that a long transaction lets in while it pauses, where there is one connection (`Pauses`). */
  meanwhile: Pick<Database, 'withTenant' | 'readAs'>;
  /** Lets them in; null where there are connections enough. */
  pause: ((tx: Tx) => Promise<void>) | null;
  /** Tells the planner of the tables that have grown; to be called where many rows came in at once. */
  takeStatistics(): Promise<void>;
}

/** Builds the two ways on an engine; `offsetMs` is added to the database's clock (0 outside tests). */
export function createDatabase(engine: Engine, offsetMs: () => number): Database {
  const timeOf = ({ now }: Row) => new Date(Math.trunc(Number(now)) + offsetMs());
  const timed = (statement: (now: string) => string) => statement(`(now() + ${offsetMs()} * interval '1 millisecond')`);
  const pauses = engine.kind === 'pglite' ? createPauses() : null;
  const ways: Omit<Database, 'meanwhile'> = {
    pause: pauses && ((tx) => pauses.pause(tx)),
    withTenant: (tenant, effect, fn, gone) =>
      engine.transaction(
        effect === 'reads' ? 'read only' : 'read write',
        become(APP_ROLE, tenant),
        (tx, row) => {
          const work = () => fn(tx, timeOf(row));
          return effect === 'reads' && gone
            ? cancellable(gone, work, () => engine.cancel(Number(row.backend)))
            : work();
        },
        'kept',
      ),
    withSystem: (purpose, fn) =>
      engine.transaction('read write', become(PURPOSE_ROLES[purpose], NOBODY), (tx, row) => fn(tx, timeOf(row))),
    async readAs<T extends object>(purpose: SystemPurpose, statement: (now: string) => string) {
      // Several statements in one message are one transaction: the role is gone when it ends.
      const { rows } = await engine.run(`${become(PURPOSE_ROLES[purpose], NOBODY)}; ${timed(statement)}`);
      return rows as T[];
    },
    async takeStatistics() {
      await takeStatistics(engine);
    },
  };
  if (!pauses) return { ...ways, meanwhile: ways };
  const read = <T>(first: string, work: (tx: Tx, row: Row) => Promise<T>) =>
    pauses.read(first, work, (own) => engine.transaction('read only', first, own));
  return {
    ...ways,
    meanwhile: {
      withTenant: (tenant, effect, fn, gone) =>
        effect === 'reads'
          ? read(become(APP_ROLE, tenant), (tx, row) => fn(tx, timeOf(row)))
          : ways.withTenant(tenant, effect, fn, gone),
      readAs: <T extends object>(purpose: SystemPurpose, statement: (now: string) => string) =>
        read(become(PURPOSE_ROLES[purpose], NOBODY), (tx) => rowsOf(tx, sql.raw(timed(statement))) as Promise<T[]>),
    },
  };
}

const NOBODY: Tenant = { companyId: '', userId: '' };

/** Turns the rest of a system transaction into one of a company: how a new company gets its first rows in one piece. */
export async function enterTenant(tx: Tx, tenant: Tenant): Promise<void> {
  await tx.execute(sql.raw(become(APP_ROLE, tenant)));
}

/**
 * Everything is set for this transaction only (`true`): a setting of the connection would leak into the next caller's
 * transaction. Nothing is compiled (`jit`): it took eight seconds for a statement that runs in half of one. A page out of
 * order costs what it does where the data lie in memory (`random_page_cost`): at the default of four every row of a large
 * company is read where an index knows the few. Answers the database's time in milliseconds, and the process that works
 * for us. A text without parameters, so that it travels together with what stands before or after it.
 */
function become(role: string, tenant: Tenant): string {
  const [asRole, companyId, userId] = [role, tenant.companyId, tenant.userId].map((value) => literal(value));
  return `select set_config('role', ${asRole}, true), set_config('app.company_id', ${companyId}, true),
    set_config('app.user_id', ${userId}, true), set_config('TimeZone', 'UTC', true),
    set_config('statement_timeout', '8s', true), set_config('lock_timeout', '3s', true),
    set_config('idle_in_transaction_session_timeout', '30s', true), set_config('jit', 'off', true),
    set_config('random_page_cost', '1.1', true),
    (extract(epoch from now()) * 1000)::text as now, pg_backend_pid() as backend`;
}
