import type { Ctx } from '../../../kit/context.ts';
import type { Cell } from '../../../kit/sheet/cells.ts';
import { readsSomebody, type GroupName, type Reader } from '../rights.ts';
import type { EmployeeData } from '../select.ts';
import { ownCell, ownColumns, type OwnColumn } from './columns.ts';

/** The own fields of the company as columns behind those of the product. */
export interface CustomColumns {
  columns: readonly OwnColumn[];
  headings: string[];
  cellsOf: (person: EmployeeData) => Cell[];
}

/** Columns of the own fields whose group the reader may read; choices stand there by name. */
export async function customColumns(
  ctx: Ctx,
  reader: Reader,
  reads = (group: GroupName) => readsSomebody(reader, group),
): Promise<CustomColumns> {
  const columns = await ownColumns(
    ctx,
    reader.customFields.filter(({ enabled, groupCode }) => enabled && reads(groupCode)),
  );
  return {
    columns,
    headings: columns.map(({ heading }) => heading[ctx.language]),
    cellsOf: ({ customValues = [] }) => columns.map((column) => ownCell(column, customValues, ctx.language)),
  };
}
