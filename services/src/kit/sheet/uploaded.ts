import { readFile } from 'node:fs/promises';
import type { Upload } from '../context.ts';
import { refused } from '../failure.ts';
import { SheetRefused, type SheetLimits, type SheetRow } from './limits.ts';
import { readTable } from './read.ts';

/** Parses an uploaded table; one that cannot be read is refused with the reason at the field `file`. */
export async function uploadedTable({ path, fileName }: Upload, limits: SheetLimits): Promise<SheetRow[]> {
  return tableOf(await readFile(path), fileName, limits);
}

/** Rows that may stand above the headings: a title, who made it, how to fill it in. */
const TITLES = 5;

const isWide = ({ cells }: SheetRow): boolean => cells.filter((cell) => cell !== '').length > 1;

/**
 * A table from its headings on. Rows of one cell above them are titles, where most rows below have more than one; a
 * table of one column has none.
 */
function fromHeadings(rows: SheetRow[]): SheetRow[] {
  const first = rows.slice(0, TITLES + 1).findIndex(isWide);
  if (first <= 0) return rows;
  const below = rows.slice(first + 1);
  return below.filter(isWide).length * 2 > below.length ? rows.slice(first) : rows;
}

/** Parses the bytes of a table, whose first row are its headings; those alone are no table either. */
export async function tableOf(bytes: Buffer, fileName: string, limits: SheetLimits): Promise<SheetRow[]> {
  const all = await readTable(bytes, fileName, limits).catch((error: unknown) => {
    throw error instanceof SheetRefused ? refused([{ field: 'file', code: error.code, params: error.params }]) : error;
  });
  const rows = fromHeadings(all);
  if (rows.length < 2) throw refused([{ field: 'file', code: 'FILE_WITHOUT_ROWS' }]);
  return rows;
}
