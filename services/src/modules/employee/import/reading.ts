import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { maskOf } from '../fields.ts';
import { isHanName } from '../names.ts';
import { readCell } from '../sheet/cells.ts';
import { allowedIn, type SheetColumn } from '../sheet/columns.ts';
import type { LanguageCode } from '../../../kit/context.ts';
import type { StagedProblem } from '../tables-import.ts';

/** One row with its cells read, before anything is known about the company. */
export interface RowReading {
  row: number;
  /** Values by column key; empty cells are left out and change nothing. */
  values: Map<string, string | number>;
  cells: { field: string; value: string }[];
  problems: StagedProblem[];
}

/** Reads the cells of a row under the mapped columns (null: ignored). */
export function readRow(
  sheetRow: SheetRow,
  columns: readonly (SheetColumn | null)[],
  language: LanguageCode,
): RowReading {
  const reading: RowReading = { row: sheetRow.row, values: new Map(), cells: [], problems: [] };
  if (sheetRow.formula) reading.problems.push({ column: null, code: 'FORMULA' });
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const raw = sheetRow.cells[index] ?? '';
    reading.cells.push({
      field: column.key,
      value: column.cell.kind === 'secret' && raw !== '' ? maskOf(raw.slice(-4)) : raw,
    });
    const result = readCell(column, raw);
    if ('value' in result) reading.values.set(column.key, result.value);
    if ('problem' in result) {
      const allowed = allowedIn(column, language);
      reading.problems.push({ column: column.key, ...result.problem, ...(allowed && { allowed }) });
    }
  }
  joinNames(reading);
  return reading;
}

/** First and last name make the name where the file has no whole one; Chinese family names stand first, without a blank. */
function joinNames({ values }: RowReading): void {
  const first = values.get('firstName');
  const last = values.get('lastName');
  values.delete('firstName');
  values.delete('lastName');
  if (values.has('empName') || (first === undefined && last === undefined)) return;
  const [given, family] = [String(first ?? ''), String(last ?? '')];
  values.set('empName', isHanName(given + family) ? `${family}${given}` : `${given} ${family}`.trim());
}
