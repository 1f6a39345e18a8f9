import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kit/context.ts';
import type { Row } from './engine.ts';
import { rowsOf } from './sql.ts';

/** What is asked within a transaction that began with a statement, whose row it gets. */
type Work<T> = (tx: Tx, row: Row) => Promise<T>;

/** A call is two reads, one after the other: who asks, and what for. */
const ROUNDS = 4;

/**
 * Where there is one connection, a long transaction on it lets others read while it pauses. What they read is the
 * database as the transaction has it, also what it has not committed: only for what a transaction tells of itself.
 */
export interface Pauses {
  /** Reads in the next pause, or in a turn of its own where that comes first. */
  read<T>(first: string, work: Work<T>, turn: (work: Work<void>) => Promise<void>): Promise<T>;
  /** Answers who waits. Nothing else may run in the transaction meanwhile. */
  pause(tx: Tx): Promise<void>;
}

export function createPauses(): Pauses {
  const waiting = new Set<(tx: Tx) => Promise<void>>();
  return {
    read: <T>(first: string, work: Work<T>, turn: (work: Work<void>) => Promise<void>) =>
      new Promise<T>((resolve, reject) => {
        const answer = async (tx: Tx): Promise<T> => {
          await tx.execute(sql`set transaction read only`);
          const [row = {}] = await rowsOf(tx, sql.raw(first));
          return work(tx, row);
        };
        const inPause = (tx: Tx): Promise<void> => {
          waiting.delete(inPause);
          return answer(tx).then(resolve, reject);
        };
        waiting.add(inPause);
        turn(async (tx, row) => {
          if (waiting.delete(inPause)) resolve(await work(tx, row));
        }).catch(reject);
      }),
    async pause(tx) {
      for (let round = 0; round < ROUNDS; round += 1) {
        // Who asks is heard between two turns.
        await nextTurn();
        for (const answer of [...waiting]) {
          await tx.execute(sql`savepoint pause`);
          await answer(tx);
          // Role, company and the right to write are the transaction’s own again, also where a statement failed.
          await tx.execute(sql`rollback to savepoint pause`);
          await tx.execute(sql`release savepoint pause`);
        }
      }
    },
  };
}
