import type { Ctx, LanguageCode } from './context.ts';

/** What the cells of a column hold. */
export type FileCell =
  | { kind: 'text'; max: number }
  | { kind: 'date' }
  | { kind: 'number'; places: number; max: number }
  | { kind: 'oneOf'; values: readonly { value: string; label: Record<LanguageCode, string> }[] };

/** A column that a file may have, and how other systems head it. */
export interface FileColumn<Cell = FileCell> {
  key: string;
  cell: Cell;
  /** Rows are found by it, so some column has to fill it. */
  identifies: boolean;
  /** Something new cannot do without it. */
  required: boolean;
  heading: Record<LanguageCode, string>;
  aliases: readonly string[];
}

type Params = Record<string, string | number | null>;
/** What is wrong with a cell or, without a column, with a row. */
export interface FileProblem {
  column: string | null;
  code: string;
  params?: Params;
  /** What the cell may hold. */
  allowed?: string[];
}
/** A row with its cells read; empty cells are left out and change nothing. */
export interface FileLine {
  row: number;
  values: ReadonlyMap<string, string | number>;
  problems: readonly FileProblem[];
}
/** A column as it stands and as a row would have it, in words. */
export interface FileChange {
  field: string;
  before: string | number | null;
  after: string | number | null;
}
/** What a row comes to; rows below 1 are things that the file leaves out. */
export interface JudgedLine {
  row: number;
  outcome: 'add' | 'change' | 'close' | 'open' | 'same' | 'error';
  /** What is known of something the file leaves out, as its cells would say it. */
  cells?: readonly { field: string; value: string }[];
  problems: readonly FileProblem[];
  changes: readonly FileChange[];
}
/** A file judged against the company as it is, and how its good rows are written: that answers what an undo needs. */
export interface JudgedFile {
  lines: readonly JudgedLine[];
  write: () => Promise<unknown>;
}
/** What an undo came to: how many are gone and put back, and the rows that stay, each with its reason. */
export interface FileUndone {
  removed: number;
  restored: number;
  kept: readonly { row: number; code: string }[];
}

/** A kind of file that can be imported: its columns, and what they mean. Everything else is alike for all kinds. */
export interface FileImport<Cell = FileCell> {
  columns: readonly FileColumn<Cell>[];
  /** The columns that say what a row is about. */
  about: { number: string; name: string };
  /** Rows at most. */
  rows: number;
  /** Whether what a file leaves out can be closed. */
  closesMissing?: boolean;
  /**
   * Judges all rows, and on request what they leave out, by what stands now, and locks it where they are about to be
   * written.
   */
  judge: (ctx: Ctx, lines: readonly FileLine[], lock: boolean, closeMissing: boolean) => Promise<JudgedFile>;
  /** Takes back what `write` answered for. */
  undo: (ctx: Ctx, written: unknown) => Promise<FileUndone>;
}

/** Lines whose value in a column stands in more than one of them, with the rows it stands in. */
export function twiceIn(lines: readonly FileLine[], column: string): Map<string, number[]> {
  const rows = new Map<string, number[]>();
  for (const { row, values } of lines) {
    const key = String(values.get(column) ?? '').toLowerCase();
    if (key !== '') rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  return new Map([...rows].filter(([, found]) => found.length > 1));
}
