import { sql } from 'drizzle-orm';
import { ExitKind } from '@hengcai/shared/enums';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import { dayCell, numberCell, percentCell, type Cell } from '../../../kit/sheet/cells.ts';
import { tableFile } from '../../../kit/sheet/table-file.ts';
import { ask, type Filter } from './ask.ts';
import { askForRow, countLeavers, leaverRows, type Leaver, type OfRow } from './leavers.ts';
import { namesOfPeople } from '../people/names.ts';
import { exitReport, type Report } from './report.ts';

type Format = 'xlsx' | 'csv';
const FIGURES = [
  'startHeads',
  'joins',
  'leavers',
  'voluntary',
  'endHeads',
  'averageHeads',
  'rate',
  'voluntaryRate',
  'share',
] as const;

/** The rows of the report with their total; who took out what stands in the audit. */
export async function exportReport(ctx: Ctx, filter: Filter, format: Format): Promise<FileAnswer> {
  const report = await exitReport(ctx, filter);
  await ctx.audit({
    action: 'exitRate.exported',
    objectType: 'exitRateExport',
    objectId: ctx.session.userId,
    params: { count: report.rows.length, filter: JSON.stringify(filter) },
  });
  return tableFile(nameOf(ctx, 'analytics.exitRate.exportName', filter), format, reportCells(ctx, filter, report));
}

const nameOf = (ctx: Ctx, id: string, { dimension, from, to }: Filter) =>
  ctx.t(id, { dimension: ctx.t(`analytics.dimension.${dimension}`), from, to });

function reportCells(ctx: Ctx, { dimension }: Filter, { rows, total }: Report): Cell[][] {
  const headings = [
    ctx.t(`analytics.dimension.${dimension}`),
    ...FIGURES.map((figure) => ctx.t(`analytics.figure.${figure}`)),
  ];
  const cells = (label: string, figures: Report['rows'][number]['figures']): Cell[] => [
    label,
    ...FIGURES.map((figure): Cell => {
      if (figures === null) return ctx.t('analytics.tooFew');
      const value = figures[figure];
      return typeof value === 'string' && figure !== 'averageHeads' ? percentCell(value) : numberCell(value);
    }),
  ];
  return [
    headings.map((heading) => ({ heading })),
    ...rows.map(({ label, figures }) => cells(label, figures)),
    cells(ctx.t('analytics.total'), total && { ...total, share: null }),
  ];
}

const PAGE = 500;
const COLUMNS = ['number', 'name', 'department', 'rank', 'entryDate', 'lastDay', 'exitKind', 'exitReason'] as const;

/** Who left as a file, of the report or of one row; who took out what stands in the audit. */
export async function exportLeavers(
  ctx: Ctx,
  ofRow: OfRow,
  format: Format,
  narrowed: (ctx: Ctx) => Ctx,
): Promise<FileAnswer> {
  const { asked, where } = await askForRow(ctx, ofRow);
  await ctx.audit({
    action: 'exitRate.leaversExported',
    objectType: 'exitRateExport',
    objectId: ctx.session.userId,
    params: { count: await countLeavers(ctx, asked, where), filter: JSON.stringify(ofRow) },
  });
  return tableFile(
    nameOf(ctx, 'analytics.leavers.exportName', ofRow.filter),
    format,
    leaverCells(ctx, ofRow, where, narrowed),
  );
}

async function* leaverCells(
  ctx: Ctx,
  { filter }: OfRow,
  where: Awaited<ReturnType<typeof askForRow>>['where'],
  narrowed: (ctx: Ctx) => Ctx,
): AsyncGenerator<Cell[]> {
  yield COLUMNS.map((column) => ({ heading: ctx.t(`analytics.column.${column}`) }));
  const lines = readByKeyset<Line>(ctx, PAGE, async (anew, after, size) => {
    const later = narrowed(anew);
    const next = after ? sql`(f.day, f.emp_id) < (${after.lastDay}::date, ${after.empId})` : sql`true`;
    const rows = await leaverRows(later, await ask(later, filter), sql`${where} and ${next}`, sql`limit ${size}`);
    const people = await namesOfPeople(
      later,
      rows.map(({ empId }) => empId),
    );
    return rows.map((row) => ({ ...row, ...people.get(row.empId) }));
  });
  for await (const { number = '', name = '', ...one } of lines)
    yield [
      number,
      name,
      one.deptName ?? '',
      one.rankName ?? '',
      dayCell(one.entryDate),
      dayCell(one.lastDay),
      kindName(ctx, one.exitKind),
      one.exitReasonName ?? '',
    ];
}

type Line = Leaver & { number?: string; name?: string };

function kindName({ t }: Ctx, kind: number | null): string {
  const member = Object.entries(ExitKind).find(([, value]) => value === kind)?.[0];
  return member === undefined ? '' : t(`enum.ExitKind.${member}`);
}
