import type { UntoldColumn } from '../import/DayOrderChoice';

/** What a file does, as the services answer an upload: the shape of `ImportedTable` in the contract. */
export interface ImportedTable {
  taken: boolean;
  counts: Record<ImportOutcome, number>;
  /** How dates were read. */
  notes: readonly string[];
  untold: readonly UntoldColumn[];
  lines: readonly ImportedLine[];
}
export type ImportOutcome = 'add' | 'change' | 'remove' | 'same' | 'error';
export interface ImportedLine {
  row: number;
  empNumber: string;
  empName: string;
  outcome: ImportOutcome;
  change: string;
  errors: readonly { column: string | null; code: string; message: string }[];
}

/** Everything that goes wrong for one reason. */
export interface Cause {
  /** The column it is about; null: the line as a whole. */
  column: string | null;
  message: string;
  lines: readonly ImportedLine[];
}

/** The errors of a file by their reason, the most frequent first: many lines usually have one cause. */
export function causesOf({ lines }: Pick<ImportedTable, 'lines'>): Cause[] {
  const causes = new Map<string, Cause & { lines: ImportedLine[] }>();
  for (const line of lines)
    for (const { column, message } of line.errors) {
      const key = JSON.stringify([column, message]);
      const cause = causes.get(key) ?? { column, message, lines: [] };
      cause.lines.push(line);
      causes.set(key, cause);
    }
  return [...causes.values()].sort((a, b) => b.lines.length - a.lines.length);
}

type Changed = ImportedLine & { outcome: 'add' | 'change' | 'remove' };

/** The lines that change something. */
export const changedIn = ({ lines }: Pick<ImportedTable, 'lines'>): Changed[] =>
  lines.filter((line): line is Changed => line.outcome !== 'error' && line.outcome !== 'same');

/** How many lines would change something. */
export const changing = ({ counts }: Pick<ImportedTable, 'counts'>): number =>
  counts.add + counts.change + counts.remove;
