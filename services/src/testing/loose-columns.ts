import type { Engine } from '../db/engine.ts';

interface Spied {
  session: { prepareQuery(query: { sql: string }, ...args: unknown[]): unknown };
}

const judged = new Set<string>();

/** The columns of a statement that are compared inside a subquery without their table. */
export function looseColumns(statement: string): string[] {
  const found: string[] = [];
  for (const { index } of statement.matchAll(/\(\s*select /g)) {
    let depth = 0;
    let end = index;
    do {
      if (statement[end] === '(') depth += 1;
      if (statement[end] === ')') depth -= 1;
      end += 1;
    } while (depth > 0 && end < statement.length);
    for (const [, column] of statement.slice(index, end).matchAll(/(?:[=<>]|<=|>=|<>) "(\w+)"(?!\.)/g))
      found.push(column ?? '');
  }
  return [...new Set(found)];
}

/**
 * An engine that refuses statements with such columns: drizzle leaves the table out of columns that stand directly in a
 * field of a query over one table, and in a subquery they mean its own table as soon as that has a column of the name. The
 * fragment names the table itself: `${assessmentInfo}.company_id`.
 */
export function withoutLooseColumns(engine: Engine): Engine {
  const transaction: Engine['transaction'] = (access, first, fn, plans) =>
    engine.transaction(
      access,
      first,
      (tx, row) => {
        const { session } = tx as unknown as Spied;
        const prepareQuery = session.prepareQuery.bind(session);
        session.prepareQuery = (query, ...args) => {
          if (!judged.has(query.sql)) {
            judged.add(query.sql);
            const loose = looseColumns(query.sql);
            if (loose.length > 0) throw new Error(`Columns without a table: ${loose.join(', ')} in ${query.sql}`);
          }
          return prepareQuery(query, ...args);
        };
        return fn(tx, row);
      },
      plans,
    );
  return { ...engine, transaction };
}
