import { isEitherWay } from '@hengcai/shared/rules/day-order';
import type { Mends } from '@hengcai/shared/rules/employee/import-mending';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { maskOf } from '../fields.ts';
import { isHanName } from '../names.ts';
import { readCell } from '../sheet/cells.ts';
import { allowedIn, type ImportedColumn } from '../sheet/columns.ts';
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

/** What is read instead of a value: by column and value. */
export type Replacements = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Replacements by column and value. */
export function replacementsOf(replace: Mends['replace']): Replacements {
  const byField = new Map<string, Map<string, string>>();
  for (const { field, value, by } of replace)
    byField.set(field, (byField.get(field) ?? new Map<string, string>()).set(value.trim(), by));
  return byField;
}

const replaced = (replace: Replacements, field: string, raw: string): string =>
  raw.trim() === '' ? raw : (replace.get(field)?.get(raw.trim()) ?? raw);

/** Reads the cells of a row under the mapped columns (null: ignored); of the `untold` no date tells which figure is the day. */
export function readRow(
  sheetRow: SheetRow,
  columns: readonly (ImportedColumn | null)[],
  language: LanguageCode,
  replace: Replacements = new Map(),
  untold: ReadonlyMap<number, string> = new Map(),
): RowReading {
  const reading: RowReading = { row: sheetRow.row, values: new Map(), cells: [], problems: [] };
  if (sheetRow.formula) reading.problems.push({ column: null, code: 'FORMULA' });
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const raw = replaced(replace, column.key, sheetRow.cells[index] ?? '');
    reading.cells.push({
      field: column.key,
      value: column.cell.kind === 'secret' && raw !== '' ? maskOf(raw.slice(-4)) : raw,
    });
    const result = readCell(column, raw);
    if ('value' in result) reading.values.set(column.key, result.value);
    if ('problem' in result) {
      const allowed = allowedIn(column, language) ?? [];
      const few = allowed.length > 0 && allowed.length <= LISTED;
      const problem = untold.has(index) && isEitherWay(raw) ? { code: 'DAY_OR_MONTH' } : result.problem;
      reading.problems.push({ column: column.key, ...problem, ...(few && { allowed }) });
    }
  }
  joinNames(reading);
  return reading;
}

/** More possible values are not named in every row; the cause names them. */
const LISTED = 50;
/** Characters of a name; each of its parts may have as many. */
const NAME_MAX = 50;

/** First and last name make the name where the file has no whole one; Chinese family names stand first, without a blank. */
function joinNames({ values, problems }: RowReading): void {
  const first = values.get('firstName');
  const last = values.get('lastName');
  values.delete('firstName');
  values.delete('lastName');
  if (values.has('empName') || (first === undefined && last === undefined)) return;
  const [given, family] = [String(first ?? ''), String(last ?? '')];
  const whole = isHanName(given + family) ? `${family}${given}` : `${given} ${family}`.trim();
  if ([...whole].length > NAME_MAX) problems.push({ column: 'lastName', code: 'TOO_LONG', params: { max: NAME_MAX } });
  else values.set('empName', whole);
}
