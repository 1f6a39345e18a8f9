import { matchColumns } from '@hengcai/shared/rules/import';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { maskOf } from '../fields.ts';
import { editableGroups, type Reader } from '../rights.ts';
import { isOtherCurrency, SHEET_COLUMNS, type SheetColumn } from '../sheet/columns.ts';
import type { StagedColumn } from '../tables-import.ts';

/** Columns the caller may fill: those whose field group they may edit. */
export function fillableColumns(reader: Reader): SheetColumn[] {
  const groups = new Set(editableGroups(reader, null));
  return SHEET_COLUMNS.filter((column) => groups.has(column.group));
}

export const columnOf = (key: string | null): SheetColumn | null =>
  SHEET_COLUMNS.find((column) => column.key === key) ?? null;

/** Suggests for every heading of a file what it fills, or says why nothing. */
export function suggestColumns(rows: readonly SheetRow[], reader: Reader): StagedColumn[] {
  const headers = rows[0]?.cells ?? [];
  const matched = matchColumns(
    headers.map((header) => (isOtherCurrency(header) ? '' : header)),
    SHEET_COLUMNS,
  );
  const fillable = new Set(fillableColumns(reader).map((column) => column.key));
  return headers.map((header, index) => {
    const key = matched[index] ?? null;
    const allowed = key !== null && fillable.has(key);
    const note = isOtherCurrency(header)
      ? 'OTHER_CURRENCY'
      : key === null
        ? 'UNKNOWN_COLUMN'
        : allowed
          ? null
          : 'NO_RIGHT';
    return { header, field: allowed ? key : null, note, samples: samplesOf(rows, index, columnOf(key)) };
  });
}

/** Up to three values of a column, so that people recognise it; of secrets only the ends. */
function samplesOf(rows: readonly SheetRow[], index: number, column: SheetColumn | null): string[] {
  const values: string[] = [];
  for (const { cells } of rows.slice(1)) {
    const value = cells[index] ?? '';
    if (value !== '' && !values.includes(value)) values.push(value);
    if (values.length === 3) break;
  }
  return column?.cell.kind === 'secret'
    ? values.map((value) => maskOf(value.slice(-4)))
    : values.map((value) => value.slice(0, 50));
}
