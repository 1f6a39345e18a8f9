import { checkMapping, isAnnualPay, isOtherCurrency, matchColumns, medianAmount } from '@hengcai/shared/rules/import';
import type { Ctx } from '../../../kit/context.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { refused } from '../../../kit/failure.ts';
import { letterOf } from '../../../kit/sheet/header.ts';
import { ownColumns, type OwnColumn } from '../custom/columns.ts';
import { withEntries } from '../dictionary/entries.ts';
import { FIELDS, maskOf } from '../fields.ts';
import { editsSomebody, type Reader } from '../rights.ts';
import { CHANGE_COLUMNS } from '../sheet/change-columns.ts';
import { mappableOf, SHEET_COLUMNS, type ImportedColumn, type SheetColumn } from '../sheet/columns.ts';
import type { ImportKind, StagedColumn } from '../tables-import.ts';
import { columnsOfFile } from './file/kinds.ts';

type KnownColumn = ImportedColumn | SheetColumn | OwnColumn;

/** The columns that files of a kind may have, those of people with the fields that the company added. */
export async function columnsOfKind(ctx: Ctx, reader: Reader, kind: ImportKind): Promise<readonly KnownColumn[]> {
  if (kind === 'people')
    return [
      ...(await withEntries(ctx, SHEET_COLUMNS)),
      ...(await ownColumns(
        ctx,
        reader.customFields.filter(({ enabled }) => enabled),
      )),
    ];
  return withEntries<KnownColumn>(ctx, kind === 'changes' ? CHANGE_COLUMNS : columnsOfFile(kind));
}

/**
 * Columns the caller may fill: of people those whose field group they may edit of somebody, of fields the company uses;
 * of other files all, whose rows decide.
 */
export function fillable(reader: Reader, columns: readonly KnownColumn[]): ImportedColumn[] {
  return columns.filter((column) => {
    if ('own' in column) return editsSomebody(reader, column.group);
    return (
      !('group' in column) || (editsSomebody(reader, FIELDS[column.field].right) && !reader.hidden.has(column.field))
    );
  });
}
export const fillableColumns = async (ctx: Ctx, reader: Reader, kind: ImportKind): Promise<ImportedColumn[]> =>
  fillable(reader, await columnsOfKind(ctx, reader, kind));

export const columnOf = <C extends ImportedColumn>(columns: readonly C[], key: string | null): C | null =>
  columns.find((column) => column.key === key) ?? null;

/** How a column is told to people: by the field it fills, as their screens call it, and its heading in the file where that differs. */
export function headingsOf(
  { columns }: { columns: readonly StagedColumn[] },
  known: readonly ImportedColumn[],
  { t, language }: Pick<Ctx, 't' | 'language'>,
): (key: string) => string {
  const headings = new Map(columns.map(({ field, header }) => [field, header]));
  return (key) => {
    const label = columnOf(known, key)?.heading[language] ?? key;
    const header = headings.get(key);
    return header === undefined || header === label ? label : t('import.labelAndHeader', { label, header });
  };
}

/** Whether cells of a column may be left empty where they are wrong: not what a new person needs, nor what makes that up. */
export function canBeEmpty(columns: readonly ImportedColumn[], key: string | null): boolean {
  const column = columnOf(columns, key);
  return (
    column !== null &&
    !isNeeded(column) &&
    !SHEET_COLUMNS.some((one) => one.required && one.madeFrom.includes(column.key))
  );
}

/** Whether new people need the column where their file has it. */
export const isNeeded = (column: ImportedColumn | OwnColumn): boolean =>
  column.required || ('own' in column && column.own.required);

/** Suggests for every heading of a file what it fills, or says why nothing. */
export function suggestColumns(
  rows: readonly SheetRow[],
  reader: Reader,
  columns: readonly KnownColumn[],
  { t }: Pick<Ctx, 't'>,
): StagedColumn[] {
  const headers = headersOf(rows);
  const matched = matchColumns(
    headers.map((header) => (isOtherCurrency(header) ? '' : header)),
    columns,
  );
  const allowedKeys = new Set(fillable(reader, columns).map((column) => column.key));
  const names = columnNames(headers, t);
  return headers.map((header, index) => {
    const key = matched[index] ?? null;
    const allowed = key !== null && allowedKeys.has(key);
    const note = allowed ? null : key !== null ? 'NO_RIGHT' : whyUnknown(header);
    return {
      header: names[index] ?? header,
      field: allowed ? key : null,
      note,
      samples: samplesOf(rows, index, columnOf(columns, key)),
      median: medianOf(rows, index),
    };
  });
}

/** The headings of a file, empty ones for columns without. */
const headersOf = (rows: readonly SheetRow[]): string[] =>
  Array.from({ length: Math.max(...rows.map(({ cells }) => cells.length)) }, (_, at) => rows[0]?.cells[at] ?? '');

/** What each column is called: by its letter where it has no heading, or that of another column. */
function columnNames(headers: readonly string[], t: Ctx['t']): string[] {
  const taken = new Set<string>();
  return headers.map((header, at) => {
    const letter = letterOf(at);
    if (header === '') return t('import.column', { letter });
    if (taken.has(header)) return t('import.columnAgain', { header, letter });
    taken.add(header);
    return header;
  });
}

function whyUnknown(header: string): string {
  if (isOtherCurrency(header)) return 'OTHER_CURRENCY';
  return isAnnualPay(header) ? 'ANNUAL_PAY' : 'UNKNOWN_COLUMN';
}

const medianOf = (rows: readonly SheetRow[], index: number): string | null =>
  medianAmount(rows.slice(1).map(({ cells }) => cells[index] ?? ''));

/** Up to three values of a column, so that people recognise it; of secrets only the ends. */
function samplesOf(rows: readonly SheetRow[], index: number, column: ImportedColumn | null): string[] {
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

/** The note about columns that fill nothing. */
export function ignoredColumns({ columns }: { columns: readonly StagedColumn[] }) {
  const ignored = columns.filter(({ field }) => field === null).map(({ header }) => header);
  return ignored.length > 0 ? [{ code: 'IGNORED_COLUMNS', params: { columns: ignored.join(', ') } }] : [];
}

/** Refuses a mapping that the rules of shared say no to, or that fills what the caller may not edit. */
export function refuseMapping(
  columns: readonly StagedColumn[],
  known: readonly KnownColumn[],
  reader: Reader,
  language: Ctx['language'],
): void {
  const labelOf = (field: string | null) => columnOf(known, field)?.heading[language] ?? field ?? '';
  const at = (header: string) => `mapping.${header}`;
  const allowed = new Set(fillable(reader, known).map((column) => column.key));
  const forbidden = columns.filter(({ field }) => field !== null && !allowed.has(field));
  const { missing, twice, amounts } = checkMapping(columns, known.map(mappableOf));
  const issues = [
    ...forbidden.map(({ header, field }) => ({
      field: at(header),
      code: 'NO_RIGHT',
      params: { field: labelOf(field) },
    })),
    ...twice.flatMap(({ field }) => {
      const second = columns.filter((column) => column.field === field)[1];
      return second
        ? [{ field: at(second.header), code: 'FIELD_MAPPED_TWICE', params: { field: labelOf(field) } }]
        : [];
    }),
    // Whoever maps it: a figure in another currency or for another time never becomes an amount in RMB.
    ...amounts.map(({ header, field, code }) => ({
      field: at(header),
      code,
      params: { field: labelOf(field.field) },
    })),
    ...missing.map(({ field }) =>
      field === 'empNumber'
        ? { field: 'mapping', code: 'NUMBER_NOT_MAPPED' }
        : { field: 'mapping', code: 'FIELD_NOT_MAPPED', params: { field: labelOf(field) } },
    ),
  ];
  if (issues.length > 0) throw refused(issues);
}
