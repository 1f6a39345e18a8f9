import type { Tx } from '../kit/context.ts';

export type Row = Record<string, unknown>;

/** What PGlite and PostgreSQL have in common; only this folder, the job queue and tests hold one. */
export interface Engine {
  kind: 'pglite' | 'postgres';
  /**
   * One transaction on one connection; `tx.transaction` inside it is a savepoint. It begins with the statement `first`, in
   * the same round trip, and `fn` gets the row of that. With `plans` kept, PostgreSQL plans what comes again and again once:
   * only for transactions that all have one role, because a plan holds what row security lets a role see.
   */
  transaction<T>(
    access: 'read only' | 'read write',
    first: string,
    fn: (tx: Tx, row: Row) => Promise<T>,
    plans?: 'kept',
  ): Promise<T>;
  /** Cancels the statement a backend runs, if it runs one, and answers once that is asked for; without effect on PGlite. */
  cancel(backend: number): Promise<void>;
  /** One or (without values) several statements as the log-in role, outside every tenant. */
  run(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Applies the migrations of a folder that are not applied yet. */
  migrate(folder: string): Promise<void>;
  /** Runs `fn` while no other process does (start-up work of replicas that start together). */
  exclusively<T>(fn: () => Promise<T>): Promise<T>;
  /** A connection of its own for the job queue, with rights on the queue's tables only (on PostgreSQL). */
  openQueueStore(): QueueStore;
  close(): Promise<void>;
}

/** What pg-boss asks of a database. */
export interface QueueStore {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  close(): Promise<void>;
}
