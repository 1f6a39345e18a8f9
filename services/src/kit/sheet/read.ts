import { readCsv } from './csv.ts';
import { SheetRefused, type SheetLimits, type SheetRow } from './limits.ts';
import { readXlsx } from './xlsx-read.ts';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** Reads an uploaded table; extension and first bytes must agree on what it is. */
export function readTable(file: Buffer, fileName: string, limits: SheetLimits): Promise<SheetRow[]> {
  const isZip = file.subarray(0, 4).equals(ZIP);
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (extension === 'xlsx' && isZip) return readXlsx(file, limits);
  if (extension === 'csv' && !isZip && !file.subarray(0, 4).equals(OLD_EXCEL)) return readCsv(file, limits);
  return Promise.reject(new SheetRefused('FILE_TYPE'));
}
