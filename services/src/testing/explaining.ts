import type { Engine } from '../db/engine.ts';
import { APP_ROLE } from '../db/purposes.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}
interface Client {
  query(query: { text: string } | string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** A table that a statement reads from its first row to its last. */
export interface Scan {
  table: string;
  statement: string;
}

/** An index that a statement asks, and what of it. */
export interface Lookup {
  index: string;
  condition: string;
}

const lookupsOf = ({ 'Index Name': index, 'Index Cond': condition, Plans = [] }: Plan): Lookup[] => [
  ...(index === undefined ? [] : [{ index, condition: condition ?? '' }]),
  ...Plans.flatMap(lookupsOf),
];

const scansOf = ({ 'Node Type': kind, 'Relation Name': table, Plans = [] }: Plan): string[] => [
  ...(kind === 'Seq Scan' && table !== undefined ? [table] : []),
  ...Plans.flatMap(scansOf),
];

/**
 * An engine on PostgreSQL that asks for the plan of each reading statement of a company right before it runs, with its
 * values, role and settings; `scans` answers what was read as a whole, `lookups` what indexes were asked, since the last time.
 */
export function explaining(engine: Engine): { engine: Engine; scans: () => Scan[]; lookups: () => Lookup[] } {
  let found: Scan[] = [];
  let asked: Lookup[] = [];
  const transaction: Engine['transaction'] = (access, first, fn) =>
    engine.transaction(access, first, (tx, row) => {
      if (!first.includes(`'${APP_ROLE}'`)) return fn(tx, row);
      const { session } = tx as unknown as { session: { client: Client } };
      const { client } = session;
      session.client = {
        async query(query, values) {
          const statement = typeof query === 'string' ? query : query.text;
          if (/^\s*(select|with|\()/i.test(statement)) {
            const { rows } = await client.query(`explain (format json) ${statement}`, values);
            const [{ Plan: plan }] = rows[0]?.['QUERY PLAN'] as [{ Plan: Plan }];
            found.push(...scansOf(plan).map((table) => ({ table, statement })));
            asked.push(...lookupsOf(plan));
          }
          return client.query(query, values);
        },
      };
      return fn(tx, row);
    });
  return {
    engine: { ...engine, transaction },
    scans() {
      const since = found;
      found = [];
      return since;
    },
    lookups() {
      const since = asked;
      asked = [];
      return since;
    },
  };
}
