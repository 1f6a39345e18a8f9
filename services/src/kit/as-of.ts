import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The one predicate of effective dating: rows that hold on a day, `validFrom` included, `validTo` excluded. */
export function asOf(table: { validFrom: AnyPgColumn; validTo: AnyPgColumn }, day: string): SQL {
  // `and` answers undefined only when it is given nothing.
  return and(lte(table.validFrom, day), or(isNull(table.validTo), gt(table.validTo, day))) as SQL;
}
