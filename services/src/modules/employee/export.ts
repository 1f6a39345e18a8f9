import { and, count, sql, type SQL } from 'drizzle-orm';
import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { readByKeyset } from '../../kit/keyset.ts';
import type { Cell } from '../../kit/sheet/cells.ts';
import { tableFile } from '../../kit/sheet/table-file.ts';
import { customColumns, type CustomColumns } from './custom/sheet.ts';
import { withEntries } from './dictionary/entries.ts';
import { whereOf, type Filter } from './list.ts';
import { readerOf, type Reader } from './rights.ts';
import { selectEmployees, type EmployeeData } from './select.ts';
import type { SheetColumn } from './sheet/columns.ts';
import { numbersOf, sheetReferences, type SheetReferences } from './sheet/references.ts';
import { columnsFor, sheetRow } from './sheet/row.ts';
import { employee } from './tables.ts';

const PAGE = 500;

type Format = 'xlsx' | 'csv';
/** Whom a file holds: those whom the filter leaves in the moment they are read. */
interface People {
  /** Id of the text that names the file. */
  name: string;
  filter: object;
  where: (ctx: Ctx, reader: Reader) => SQL;
}

/** The filtered employees as a file. */
export const exportEmployees = (ctx: Ctx, filter: Filter, format: Format): Promise<FileAnswer> =>
  fileOfPeople(
    ctx,
    { name: 'employee.exportName', filter, where: (now, reader) => whereOf(now, reader, filter) },
    format,
  );

/** Employees as a file with the columns of the template; who took out what stands in the audit. */
export async function fileOfPeople(ctx: Ctx, people: People, format: Format): Promise<FileAnswer> {
  const reader = await readerOf(ctx);
  // A masked filter is refused here, before the first byte is sent.
  const where = people.where(ctx, reader);
  const [rows] = await ctx.tx.select({ count: count() }).from(employee).where(where);
  const columns = await withEntries(ctx, columnsFor(reader));
  await ctx.audit({
    action: 'employee.exported',
    objectType: 'employeeExport',
    objectId: ctx.session.userId,
    params: {
      count: rows?.count ?? 0,
      columns: columns.map((column) => column.key).join(', '),
      filter: JSON.stringify(people.filter),
    },
  });
  const references = await sheetReferences(ctx);
  const custom = await customColumns(ctx, reader);
  return tableFile(ctx.t(people.name, { date: ctx.today }), format, rowsOf(ctx, people, columns, references, custom));
}

/** Header and rows. Rights are those of each page's moment: one that is taken away ends the rest of the file. */
async function* rowsOf(
  ctx: Ctx,
  people: People,
  columns: readonly SheetColumn[],
  references: SheetReferences,
  custom: CustomColumns,
): AsyncGenerator<Cell[]> {
  yield [...columns.map((column) => column.heading[ctx.language]), ...custom.headings];
  for await (const { person, numbers } of readByKeyset<Line>(ctx, PAGE, (later, after, size) =>
    pageOf(later, people, references, after, size),
  ))
    yield [...sheetRow(person, columns, references, numbers, ctx.language), ...custom.cellsOf(person)];
}

interface Line {
  person: EmployeeData;
  numbers: ReadonlyMap<string, string>;
}

async function pageOf(
  ctx: Ctx,
  { where }: People,
  references: SheetReferences,
  after: Line | undefined,
  limit: number,
): Promise<Line[]> {
  const reader = await readerOf(ctx);
  const next =
    after && sql`(${employee.empNumber}, ${employee.id}) > (${after.person.empNumber}, ${after.person.empId})`;
  const read = await selectEmployees(ctx.tx, reader, {
    where: and(where(ctx, reader), next)!,
    orderBy: [sql`${employee.empNumber}`, sql`${employee.id}`],
    limit,
  });
  const numbers = await numbersOf(
    ctx,
    read.flatMap((one) => [
      one.bossEmpId,
      one.virtualBossEmpId,
      (one.deptId !== null && references.departments.get(one.deptId)?.headEmpId) || null,
    ]),
  );
  return read.map((person) => ({ person, numbers }));
}
