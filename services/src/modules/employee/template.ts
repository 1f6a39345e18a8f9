import { Readable } from 'node:stream';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { tableFile, XLSX } from '../../kit/sheet/table-file.ts';
import { readerOf } from './rights.ts';
import { allowedIn, type SheetColumn } from './sheet/columns.ts';
import { columnsFor } from './sheet/row.ts';

const REQUIRED_COLOUR = '#C0392B';

/** The import template: the headings of the export, required ones marked, and what columns may hold on a second sheet. */
export async function importTemplate(ctx: Ctx, format: 'xlsx' | 'csv'): Promise<FileAnswer> {
  const columns = columnsFor(await readerOf(ctx));
  const name = ctx.t('employee.templateName');
  if (format === 'csv') return tableFile(name, 'csv', [columns.map((column) => column.heading[ctx.language])]);
  const file = await writeXlsxFile([
    {
      sheet: ctx.t('employee.templateSheet'),
      data: headings(columns, ctx),
      columns: columns.map(() => ({ width: 18 })),
      stickyRowsCount: 1,
    },
    {
      sheet: ctx.t('employee.allowedSheet'),
      data: allowedValues(columns, ctx),
      columns: [{ width: 28 }, { width: 80 }],
    },
  ]).toBuffer();
  return { fileName: `${name}.xlsx`, contentType: XLSX, stream: Readable.from([file]) };
}

const headings = (columns: readonly SheetColumn[], ctx: Ctx): SheetData => [
  columns.map((column) => ({
    value: column.heading[ctx.language],
    type: String,
    fontWeight: 'bold' as const,
    ...(column.required && { textColor: REQUIRED_COLOUR }),
  })),
];

function allowedValues(columns: readonly SheetColumn[], ctx: Ctx): SheetData {
  const rows = columns.flatMap((column) => {
    const allowed = allowedIn(column, ctx.language);
    const rule = allowed
      ? allowed.join(' / ')
      : ctx.t(`employee.cell.${column.cell.kind}`, 'max' in column.cell ? { max: column.cell.max } : {});
    return [
      [
        { value: column.heading[ctx.language], type: String },
        { value: rule, type: String },
      ],
    ];
  });
  return [
    [
      { value: ctx.t('employee.allowedColumn'), type: String, fontWeight: 'bold' },
      { value: ctx.t('employee.allowedValues'), type: String, fontWeight: 'bold' },
    ],
    ...rows,
  ];
}
