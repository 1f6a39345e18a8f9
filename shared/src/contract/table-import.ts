import * as z from 'zod';
import { DAY_ORDERS } from '../rules/day-order.ts';
import { Flag, Id } from './kernel.ts';

/** How a call that takes a table is asked: `check` says what the file would do and writes nothing. */
export const checkOnly = { check: Flag.default(false) };

/** The same of a table with dates. */
export const checkWithDates = {
  ...checkOnly,
  dayOrder: z
    .enum(DAY_ORDERS)
    .optional()
    .describe(
      'how dates with the year last are read in columns that do not tell it; a column that tells is not overruled; absent: they are errors',
    ),
};

/** What one line of a file does, or why it does nothing. */
export const ImportedLine = z.object({
  row: z.int().describe('as the spreadsheet program numbers it'),
  empId: Id.nullable(),
  empNumber: z.string(),
  empName: z.string(),
  outcome: z.enum(['add', 'change', 'remove', 'same', 'error']),
  change: z.string().describe('what changes, in the language of the call; empty where nothing does'),
  errors: z.array(z.object({ column: z.string().nullable(), code: z.string(), message: z.string() })),
});

/** What a file did. Lines with errors are left out, the others are taken over. */
export const ImportedTable = z.object({
  taken: z.boolean().describe('false: only checked, nothing is written'),
  counts: z.object({ add: z.int(), change: z.int(), remove: z.int(), same: z.int(), error: z.int() }),
  notes: z.array(z.string()).describe('how dates with the year last were read, in the language of the call'),
  untold: z
    .array(z.object({ column: z.string(), written: z.string().describe('one of its dates') }))
    .describe('columns of which no date tells which figure is the day: see `dayOrder`'),
  lines: z.array(ImportedLine).max(1000).describe('those with errors first; no more than a thousand'),
});
