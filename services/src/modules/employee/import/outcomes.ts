import { LEFT_OUT, type ImportCounts } from '../tables-import.ts';

/** How much of an import was left out: rows with errors, and what could not be closed. */
export const leftOut = (counts: ImportCounts | null): number =>
  LEFT_OUT.reduce((sum, outcome) => sum + (counts?.[outcome] ?? 0), 0);

/** What an import came to, for the texts that tell it. */
export const saidOf = (counts: ImportCounts | null) => ({ close: 0, open: 0, ...counts });
