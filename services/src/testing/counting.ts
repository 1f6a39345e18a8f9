import type { Engine } from '../db/engine.ts';

interface Spied {
  session: { prepareQuery(...args: unknown[]): unknown };
}

/** An engine that counts the statements of the transactions run on it. */
export function counting(engine: Engine): { engine: Engine; statements: () => number } {
  let count = 0;
  const transaction: Engine['transaction'] = (access, first, fn) =>
    engine.transaction(access, first, (tx, row) => {
      const { session } = tx as unknown as Spied;
      const prepareQuery = session.prepareQuery.bind(session);
      session.prepareQuery = (...args) => {
        count += 1;
        return prepareQuery(...args);
      };
      return fn(tx, row);
    });
  return { engine: { ...engine, transaction }, statements: () => count };
}
