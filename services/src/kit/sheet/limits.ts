/** What an uploaded table may hold at most (reliability 4.12). */
export interface SheetLimits {
  /** Rows below the header. */
  rows: number;
  columns: number;
}

/**
 * Characters of all cells together: no file of 5 MB holds more by itself, but a thousand cells may name the same shared
 * text, which costs memory as soon as rows are stored one by one.
 */
export const MAX_CHARACTERS = 20_000_000;

/** One row of an uploaded table; `formula` says that a cell holds one, whose cached value nobody should trust. */
export interface SheetRow {
  /** Row number as the spreadsheet program shows it. */
  row: number;
  cells: string[];
  formula: boolean;
}

/** A file that cannot be read as a table; `code` is a message id (`error.<code>`). */
export class SheetRefused extends Error {
  constructor(
    readonly code:
      'FILE_TYPE' | 'FILE_ENCODING' | 'FILE_UNREADABLE' | 'FILE_TOO_LARGE' | 'TOO_MANY_ROWS' | 'TOO_MANY_COLUMNS',
    readonly params: Record<string, number> = {},
  ) {
    super(code);
  }
}

/** Gathers the rows of a table and refuses the first that is too much, so that the rest is not even read. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  private characters = 0;

  constructor(private readonly limits: SheetLimits) {}

  /** Takes a row; one with neither a cell nor a formula is left out. */
  add(row: SheetRow): void {
    const { cells } = row;
    if (cells.length > this.limits.columns) throw new SheetRefused('TOO_MANY_COLUMNS', { max: this.limits.columns });
    if (!row.formula && cells.every((cell) => cell === '')) return;
    if (this.rows.length > this.limits.rows) throw new SheetRefused('TOO_MANY_ROWS', { max: this.limits.rows });
    for (const cell of cells) this.characters += cell.length;
    if (this.characters > MAX_CHARACTERS) throw new SheetRefused('FILE_TOO_LARGE');
    this.rows.push(row);
  }
}
