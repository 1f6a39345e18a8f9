import { readFile } from 'node:fs/promises';
import type { Upload } from '../context.ts';
import { refused } from '../failure.ts';
import { fromHeader } from './header.ts';
import { SheetRefused, type SheetLimits, type SheetRow } from './limits.ts';
import { readTable } from './read.ts';

/** Parses an uploaded table; one that cannot be read is refused with the reason at the field `file`. */
export async function uploadedTable({ path, fileName }: Upload, limits: SheetLimits): Promise<SheetRow[]> {
  return tableOf(await readFile(path), fileName, limits);
}

/** Parses the bytes of a table; the header alone is no table either. */
export async function tableOf(bytes: Buffer, fileName: string, limits: SheetLimits): Promise<SheetRow[]> {
  const read = await readTable(bytes, fileName, limits).catch((error: unknown) => {
    throw error instanceof SheetRefused ? refused([{ field: 'file', code: error.code, params: error.params }]) : error;
  });
  const rows = fromHeader(read);
  if (rows.length < 2) throw refused([{ field: 'file', code: 'FILE_WITHOUT_ROWS' }]);
  return rows;
}
