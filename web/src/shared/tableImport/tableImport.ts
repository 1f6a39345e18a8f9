/** What a file does, as the services answer an upload: the shape of `ImportedTable` in the contract. */
export interface ImportedTable {
  taken: boolean;
  counts: Record<ImportOutcome, number>;
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
  text: string;
  lines: readonly ImportedLine[];
}

/** The errors of a file by their reason, the most frequent first: many lines usually have one cause. */
export function causesOf({ lines }: Pick<ImportedTable, 'lines'>): Cause[] {
  const causes = new Map<string, ImportedLine[]>();
  for (const line of lines)
    for (const { column, message } of line.errors) {
      const text = column === null ? message : `${column}: ${message}`;
      causes.set(text, [...(causes.get(text) ?? []), line]);
    }
  return [...causes].map(([text, of]) => ({ text, lines: of })).sort((a, b) => b.lines.length - a.lines.length);
}

type Changed = ImportedLine & { outcome: 'add' | 'change' | 'remove' };

/** The lines that change something. */
export const changedIn = ({ lines }: Pick<ImportedTable, 'lines'>): Changed[] =>
  lines.filter((line): line is Changed => line.outcome !== 'error' && line.outcome !== 'same');

/** How many lines would change something. */
export const changing = ({ counts }: Pick<ImportedTable, 'counts'>): number =>
  counts.add + counts.change + counts.remove;
