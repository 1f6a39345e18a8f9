import { sql } from 'drizzle-orm';
import type { StructureDimension } from '@hengcai/shared/rules/analytics/structure';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import { dayCell, numberCell, percentCell, type Cell } from '../../../kit/sheet/cells.ts';
import { tableFile } from '../../../kit/sheet/table-file.ts';
import { employee } from '../../employee/tables.ts';
import { askForCell, countPeople, peopleRows, refuseSmall, type OfCell } from './people.ts';
import { structureReports, type Report, type Side } from './report.ts';
import { valuesOf } from './values.ts';

type Format = 'xlsx' | 'csv';

/** The departments of a side by value, with their total; who took out what stands in the audit. */
export async function exportStructure(
  ctx: Ctx,
  dimension: StructureDimension,
  side: Side,
  format: Format,
): Promise<FileAnswer> {
  const reports = await structureReports(ctx, dimension, [side], 'side');
  await ctx.audit({
    action: 'structure.exported',
    objectType: 'structureExport',
    objectId: ctx.session.userId,
    params: { count: reports[0]?.rows.length ?? 0, filter: JSON.stringify({ dimension, ...side }) },
  });
  return tableFile(
    nameOf(ctx, dimension, side),
    format,
    reports.flatMap((report) => reportCells(ctx, report)),
  );
}

const nameOf = (ctx: Ctx, dimension: StructureDimension, { day }: Side) =>
  ctx.t('analytics.structure.exportName', { dimension: ctx.t(`analytics.dimension.${dimension}`), day });

function reportCells(ctx: Ctx, { values, rows, total }: Report): Cell[][] {
  const cells = (label: string, { people, cells: all }: Report['total']): Cell[] => [
    label,
    numberCell(people),
    ...all.flatMap((cell) =>
      cell.people === null
        ? [ctx.t('analytics.tooFew'), ctx.t('analytics.tooFew')]
        : [numberCell(cell.people), percentCell(cell.share)],
    ),
  ];
  return [
    [
      ctx.t('analytics.dimension.department'),
      ctx.t('analytics.figure.people'),
      ...values.flatMap(({ label }) => [label, ctx.t('analytics.structure.share', { value: label })]),
    ].map((heading) => ({ heading })),
    ...rows.map((row) => cells(row.label, row)),
    cells(ctx.t('analytics.total'), total),
  ];
}

const PAGE = 500;
const COLUMNS = ['number', 'name', 'departmentOnDay', 'entryDate'] as const;

/** Who is behind a cell as a file; who took out what stands in the audit. */
export async function exportStructurePeople(ctx: Ctx, cell: OfCell, format: Format): Promise<FileAnswer> {
  await refuseSmall(ctx, cell);
  const { asked, where } = await askForCell(ctx, cell);
  const value = (await valuesOf(ctx, cell.dimension)).find(({ key }) => key === cell.value)?.label ?? cell.value;
  await ctx.audit({
    action: 'structure.peopleExported',
    objectType: 'structureExport',
    objectId: ctx.session.userId,
    params: { count: await countPeople(ctx, asked, where), filter: JSON.stringify(cell) },
  });
  return tableFile(
    ctx.t('analytics.structure.peopleName', { value, day: cell.side.day }),
    format,
    personCells(ctx, cell),
  );
}

async function* personCells(ctx: Ctx, cell: OfCell): AsyncGenerator<Cell[]> {
  yield COLUMNS.map((column) => ({ heading: ctx.t(`analytics.column.${column}`) }));
  const lines = readByKeyset<Line>(ctx, PAGE, async (later, after, size) => {
    const { asked, where } = await askForCell(later, cell);
    const next = after ? sql`${employee.empNumber} > ${after.number}` : sql`true`;
    const rows = await peopleRows(later, asked, sql`${where} and ${next}`, sql`limit ${size}`);
    return rows.map(({ number, name, entryDate, deptId }) => ({
      number,
      name,
      entryDate,
      deptName: deptId === null ? '' : (asked.tree.nameOf(deptId) ?? ''),
    }));
  });
  for await (const { number, name, deptName, entryDate } of lines) yield [number, name, deptName, dayCell(entryDate)];
}

interface Line {
  number: string;
  name: string;
  deptName: string;
  entryDate: string;
}
