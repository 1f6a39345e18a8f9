import { customType, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The column types every table uses. Keys are `(company_id, id)`: a primary key of the id alone would tell one company
 * that an id exists in another, and a foreign key without the company would accept another company's row.
 */

/** 32 lower-case hex digits, made by `ctx.newId()`. */
export const id = (name = 'id') => text(name).notNull();
/** Reference to an id of the same company; pair it with `companyId` in a composite foreign key. */
export const ref = (name: string) => text(name);
/** The tenant; with this column a table gets row-level security by itself (`secure.ts`). */
export const companyId = () => text('company_id').notNull();
/** Optimistic lock: 1 when the row is made, one more at every change. */
export const version = () => integer('version').notNull().default(1);
/** RMB with two places; a string in code. */
export const money = (name: string) => numeric(name, { precision: 16, scale: 2 });
/** Scores, weights, rates with four places; a string in code. */
export const score = (name: string) => numeric(name, { precision: 12, scale: 4 });
/** A share of one with two places; a string in code. */
export const share = (name: string) => numeric(name, { precision: 3, scale: 2 });
/** A point in time, UTC; a `Date` in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
/** A day in the company's time zone; 'YYYY-MM-DD' in code. */
export const businessDate = (name: string) => date(name, { mode: 'string' });
/** Text in byte order whatever the database's collation, so that an index answers how it begins. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
