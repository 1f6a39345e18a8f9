import type { Engine } from '../db/engine.ts';
import { APP_ROLE } from '../db/purposes.ts';

interface Spied {
  session: { prepareQuery(...args: unknown[]): unknown };
}

/** What the system does beside companies may come at any time, e.g. the idle limit of a session that moves on. */
export type Counted = 'companies' | 'all';

/** An engine that counts the statements of the transactions run on it. */
export function counting(engine: Engine): { engine: Engine; statements: (of?: Counted) => number } {
  const counts = { companies: 0, all: 0 };
  const transaction: Engine['transaction'] = (access, first, fn, plans) =>
    engine.transaction(
      access,
      first,
      (tx, row) => {
        const ofCompany = first.includes(`'${APP_ROLE}'`);
        const { session } = tx as unknown as Spied;
        const prepareQuery = session.prepareQuery.bind(session);
        session.prepareQuery = (...args) => {
          counts.all += 1;
          if (ofCompany) counts.companies += 1;
          return prepareQuery(...args);
        };
        return fn(tx, row);
      },
      plans,
    );
  return { engine: { ...engine, transaction }, statements: (of = 'companies') => counts[of] };
}
