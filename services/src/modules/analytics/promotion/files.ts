import { sql } from 'drizzle-orm';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import { dayCell, numberCell, percentCell, type Cell } from '../../../kit/sheet/cells.ts';
import { tableFile } from '../../../kit/sheet/table-file.ts';
import { namesOfPeople } from '../people/names.ts';
import {
  askForRow,
  countPromoted,
  promotedRows,
  promotionReport,
  type Filter,
  type OfRow,
  type Promoted,
  type Report,
} from './report.ts';

type Format = 'xlsx' | 'csv';

/** The rows of the report with their total; who took out what stands in the audit. */
export async function exportPromotions(ctx: Ctx, filter: Filter, format: Format): Promise<FileAnswer> {
  const report = await promotionReport(ctx, filter);
  await ctx.audit({
    action: 'promotion.exported',
    objectType: 'promotionExport',
    objectId: ctx.session.userId,
    params: { count: report.rows.length, filter: JSON.stringify(filter) },
  });
  return tableFile(
    ctx.t('analytics.promotion.exportName', { from: filter.from, to: filter.to }),
    format,
    reportCells(ctx, report),
  );
}

const FIGURES = ['startHeads', 'endHeads', 'averageHeads', 'promoted'] as const;

function reportCells({ t }: Ctx, { rows, total }: Report): Cell[][] {
  const cells = (label: string, figures: Omit<Report['rows'][number], 'key' | 'label' | 'opens'>): Cell[] => [
    label,
    ...FIGURES.map((figure) => numberCell(figures[figure])),
    percentCell(figures.rate),
    percentCell(figures.share),
  ];
  return [
    [
      t('analytics.dimension.department'),
      ...FIGURES.map((figure) => t(`analytics.figure.${figure}`)),
      t('analytics.figure.promotionRate'),
      t('analytics.figure.promotionShare'),
    ].map((heading) => ({ heading })),
    ...rows.map((row) => cells(row.label, row)),
    cells(t('analytics.total'), { ...total, share: null }),
  ];
}

const PAGE = 500;
const COLUMNS = ['number', 'name', 'departmentOnDay', 'rankBefore', 'rankAfter', 'promotedOn'] as const;

/** Who rose as a file, of the report or of one row; who took out what stands in the audit. */
export async function exportPromoted(ctx: Ctx, ofRow: OfRow, format: Format): Promise<FileAnswer> {
  const { asked, where } = await askForRow(ctx, ofRow);
  await ctx.audit({
    action: 'promotion.peopleExported',
    objectType: 'promotionExport',
    objectId: ctx.session.userId,
    params: { count: await countPromoted(ctx, asked, where), filter: JSON.stringify(ofRow) },
  });
  const { from, to } = ofRow.filter;
  return tableFile(ctx.t('analytics.promotion.peopleName', { from, to }), format, personCells(ctx, ofRow));
}

async function* personCells(ctx: Ctx, ofRow: OfRow): AsyncGenerator<Cell[]> {
  yield COLUMNS.map((column) => ({ heading: ctx.t(`analytics.column.${column}`) }));
  const lines = readByKeyset<Promoted & { number?: string; name?: string }>(ctx, PAGE, async (later, after, size) => {
    const { asked, where } = await askForRow(later, ofRow);
    const next = after ? sql`(f.day, f.emp_id) < (${after.day}::date, ${after.empId})` : sql`true`;
    const rows = await promotedRows(later, asked, sql`${where} and ${next}`, sql`limit ${size}`);
    const people = await namesOfPeople(
      later,
      rows.map(({ empId }) => empId),
    );
    return rows.map((row) => ({ ...row, ...people.get(row.empId) }));
  });
  for await (const { number = '', name = '', deptName, rankBefore, rankName, day } of lines)
    yield [number, name, deptName ?? '', rankBefore ?? '', rankName ?? '', dayCell(day)];
}
