import type { FileAnswer } from '../context.ts';
import { writeCsv } from './csv.ts';
import type { Cell } from './cells.ts';
import { writeXlsx, type Sheet } from './xlsx-write.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CSV = 'text/csv; charset=utf-8';

type Rows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;

/** A workbook of several sheets, streamed. */
export const sheetsFile = (name: string, ...sheets: Sheet[]): FileAnswer => ({
  fileName: `${name}.xlsx`,
  contentType: XLSX,
  stream: writeXlsx(...sheets),
});

/** A table as a workbook of one sheet, streamed. */
export const workbook = (name: string, sheetName: string, rows: Rows): FileAnswer =>
  sheetsFile(name, { name: sheetName, rows });

/** A table as a file of either format, streamed. */
export const tableFile = (name: string, format: 'xlsx' | 'csv', rows: Rows): FileAnswer =>
  format === 'csv' ? { fileName: `${name}.csv`, contentType: CSV, stream: writeCsv(rows) } : workbook(name, name, rows);
