import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { sheetsFile, tableFile } from '../../kit/sheet/table-file.ts';
import type { Cell, CellFormat } from '../../kit/sheet/cells.ts';
import { customColumns } from './custom/sheet.ts';
import { withEntries } from './dictionary/entries.ts';
import { isNeeded } from './import/mapping.ts';
import { readerOf } from './rights.ts';
import { allowedIn, type CellKind, type ImportedColumn } from './sheet/columns.ts';
import { columnsFor } from './sheet/row.ts';

/** The import template: the headings of the export, required ones marked, and what columns may hold on a second sheet. */
export async function importTemplate(ctx: Ctx, format: 'xlsx' | 'csv'): Promise<FileAnswer> {
  const titles = { name: ctx.t('employee.templateName'), sheet: ctx.t('employee.templateSheet') };
  const reader = await readerOf(ctx);
  const { columns } = await customColumns(ctx, reader);
  return templateOf(ctx, format, [...(await withEntries(ctx, columnsFor(reader))), ...columns], titles);
}

/** A file with these headings and no rows. */
export function templateOf(
  ctx: Ctx,
  format: 'xlsx' | 'csv',
  columns: readonly ImportedColumn[],
  { name, sheet }: { name: string; sheet: string },
): FileAnswer | Promise<FileAnswer> {
  const headings = columns.map((column) => ({
    heading: column.heading[ctx.language],
    required: isNeeded(column) || column.identifies,
  }));
  if (format === 'csv') return tableFile(name, 'csv', [headings.map(({ heading }) => heading)]);
  return sheetsFile(
    name,
    {
      name: sheet,
      rows: [headings],
      columns: columns.map(({ cell }) => ({ width: 18, ...(!isNumber(cell) && { format: formatOf(cell) }) })),
    },
    {
      name: ctx.t('employee.allowedSheet'),
      rows: allowedValues(columns, ctx),
      columns: [{ width: 28 }, { width: 80 }],
    },
  );
}

const isNumber = ({ kind }: CellKind): boolean => kind === 'decimal' || kind === 'number';

/** Numbers of people, telephones and cards are texts: a spreadsheet would take their zeros and round their last digits. */
function formatOf({ kind }: CellKind): CellFormat {
  if (kind === 'date') return 'day';
  return kind === 'money' ? 'money' : 'text';
}

function allowedValues(columns: readonly ImportedColumn[], ctx: Ctx): Cell[][] {
  const rows = columns.map((column) => [column.heading[ctx.language], ruleOf(column, ctx)]);
  return [[{ heading: ctx.t('employee.allowedColumn') }, { heading: ctx.t('employee.allowedValues') }], ...rows];
}

function ruleOf(column: ImportedColumn, ctx: Ctx): string {
  const { cell } = column;
  const values = allowedIn(column, ctx.language)?.join(' / ');
  if (values !== undefined)
    return cell.kind === 'chosen' && cell.several ? ctx.t('employee.cell.several', { values }) : values;
  return ctx.t(`employee.cell.${cell.kind}`, {
    ...('max' in cell && { max: cell.max }),
    ...('places' in cell && { places: cell.places }),
  });
}
