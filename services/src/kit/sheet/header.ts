import type { SheetRow } from './limits.ts';

/** Of so many first rows the widest says how wide the table is; below that many lines of title nobody looks for a header. */
const LOOKED_AT = 20;

/** The rows of a table from its header on: titles and heads of groups of columns stand above it in files of other systems. */
export function fromHeader(rows: readonly SheetRow[]): SheetRow[] {
  const looked = rows.slice(0, LOOKED_AT);
  const widest = Math.max(0, ...looked.map(filled));
  const at = looked.findIndex((row) => filled(row) * 2 > widest);
  // A header narrower than half of what stands below it has rows of data below, not another header.
  const header = at > 0 && rows[at] && isOfHeadings(rows[at]) ? at : 0;
  return rows.slice(header);
}

const filled = ({ cells }: SheetRow): number => cells.filter((cell) => cell !== '').length;

/** Whether hardly a cell has a figure: those of people have numbers and dates. */
const isOfHeadings = (row: SheetRow): boolean =>
  !row.formula && row.cells.filter((cell) => /[\d@]/.test(cell)).length * 4 <= filled(row);

/** A column as spreadsheet programs call it: A, B, … AA. */
export function letterOf(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? letterOf(before - 1) : '') + String.fromCodePoint(65 + (index % 26));
}
