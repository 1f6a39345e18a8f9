import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { sheetsFile, tableFile } from '../../kit/sheet/table-file.ts';
import type { Cell, CellFormat } from '../../kit/sheet/cells.ts';
import { readerOf } from './rights.ts';
import { allowedIn, type CellKind, type ImportedColumn } from './sheet/columns.ts';
import { columnsFor } from './sheet/row.ts';

/** The import template: the headings of the export, required ones marked, and what columns may hold on a second sheet. */
export async function importTemplate(ctx: Ctx, format: 'xlsx' | 'csv'): Promise<FileAnswer> {
  const titles = { name: ctx.t('employee.templateName'), sheet: ctx.t('employee.templateSheet') };
  return templateOf(ctx, format, columnsFor(await readerOf(ctx)), titles);
}

/** A file with these headings and no rows. */
export function templateOf(
  ctx: Ctx,
  format: 'xlsx' | 'csv',
  columns: readonly ImportedColumn[],
  { name, sheet }: { name: string; sheet: string },
): FileAnswer | Promise<FileAnswer> {
  const headings = columns.map(({ heading, required, identifies }) => ({
    heading: heading[ctx.language],
    required: required || identifies,
  }));
  if (format === 'csv') return tableFile(name, 'csv', [headings.map(({ heading }) => heading)]);
  return sheetsFile(
    name,
    {
      name: sheet,
      rows: [headings],
      columns: columns.map(({ cell }) => ({ width: 18, format: formatOf(cell) })),
    },
    {
      name: ctx.t('employee.allowedSheet'),
      rows: allowedValues(columns, ctx),
      columns: [{ width: 28 }, { width: 80 }],
    },
  );
}

/** Numbers of people, telephones and cards are texts: a spreadsheet would take their zeros and round their last digits. */
function formatOf({ kind }: CellKind): CellFormat {
  if (kind === 'date') return 'day';
  return kind === 'money' ? 'money' : 'text';
}

function allowedValues(columns: readonly ImportedColumn[], ctx: Ctx): Cell[][] {
  const rows = columns.map((column) => {
    const allowed = allowedIn(column, ctx.language);
    const rule = allowed
      ? allowed.join(' / ')
      : ctx.t(`employee.cell.${column.cell.kind}`, {
          ...('max' in column.cell && { max: column.cell.max }),
          ...('places' in column.cell && { places: column.cell.places }),
        });
    return [column.heading[ctx.language], rule];
  });
  return [[{ heading: ctx.t('employee.allowedColumn') }, { heading: ctx.t('employee.allowedValues') }], ...rows];
}
