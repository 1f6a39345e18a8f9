import type { Engine } from '../db/engine.ts';
import { APP_ROLE } from '../db/purposes.ts';

interface Spied {
  session: { prepareQuery(...args: unknown[]): unknown };
}

/**
 * An engine that counts the statements of the transactions run on it: of all, or only of those of companies. What the
 * system does beside them may come at any time, e.g. the idle limit of a session that moves on.
 */
export function counting(
  engine: Engine,
  of: 'all' | 'companies' = 'all',
): { engine: Engine; statements: () => number } {
  let count = 0;
  const transaction: Engine['transaction'] = (access, first, fn, plans) =>
    engine.transaction(
      access,
      first,
      (tx, row) => {
        if (of === 'companies' && !first.includes(`'${APP_ROLE}'`)) return fn(tx, row);
        const { session } = tx as unknown as Spied;
        const prepareQuery = session.prepareQuery.bind(session);
        session.prepareQuery = (...args) => {
          count += 1;
          return prepareQuery(...args);
        };
        return fn(tx, row);
      },
      plans,
    );
  return { engine: { ...engine, transaction }, statements: () => count };
}
