import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { StructurePerson } from '@hengcai/shared/contract/analytics/organizational';
import { FieldGroup } from '@hengcai/shared/enums';
import type { StructureDimension } from '@hengcai/shared/rules/analytics/structure';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { localNameOf } from '../../../kit/local-name.ts';
import { paged, type PageAsked, type PageOf } from '../../../kit/paged.ts';
import { readerOf } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { departmentTree, inDepartmentRow } from '../people/departments.ts';
import { factsOf, type PeopleAsked } from '../people/facts.ts';
import { chosenOf, structureReports, type Side } from './report.ts';

type Person = z.output<typeof StructurePerson>;
/** A cell of the structure: who of a day, a row and a value. */
export interface OfCell {
  dimension: StructureDimension;
  side: Side;
  key?: string | undefined;
  value: string;
}

/** Asks for the people of a cell. Whether it may be told at all is for `refuseSmall`. */
export async function askForCell(
  ctx: Ctx,
  { dimension, side: { day, deptIds }, key, value }: OfCell,
): Promise<{ asked: PeopleAsked; where: SQL }> {
  const tree = await departmentTree(ctx);
  const chosen = chosenOf(tree, deptIds);
  return {
    asked: {
      dimension,
      filter: { deptIds: chosen },
      from: day,
      to: day,
      days: [day],
      counts: [FieldGroup.WORK],
      reader: await readerOf(ctx),
      tree,
    },
    where: sql`f.key = ${value} and ${inDepartmentRow(tree, key, chosen)}`,
  };
}

/** Refuses cells that the report hides; refuses days that are none as it does. */
export async function refuseSmall(ctx: Ctx, { dimension, side, key, value }: OfCell): Promise<void> {
  const [report] = await structureReports(ctx, dimension, [side], 'side');
  const line = key === undefined ? report?.total : report?.rows.find((row) => row.key === key);
  if (line?.cells.find((cell) => cell.key === value)?.people === null) throw refused('SMALL_CELL');
}

export interface Found extends Record<string, unknown> {
  empId: string;
  number: string;
  name: string;
  entryDate: string;
  deptId: string | null;
}

/** Some people of a cell, by their numbers. */
export const peopleRows = (ctx: Ctx, asked: PeopleAsked, where: SQL, window: SQL): Promise<Found[]> =>
  rowsOf<Found>(
    ctx.tx,
    sql`${factsOf(ctx, asked, ['heads'])}
      select f.emp_id as "empId", ${employee.empNumber} as number, ${localNameOf(ctx, employee)} as name,
        f.begins::text as "entryDate", f.dept_id as "deptId"
      from facts f join ${employee} on ${employee.companyId} = ${ctx.session.companyId} and ${employee.id} = f.emp_id
      where ${where} order by ${employee.empNumber} ${window}`,
  );

export async function countPeople(ctx: Ctx, asked: PeopleAsked, where: SQL): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    ctx.tx,
    sql`${factsOf(ctx, asked, ['heads'])} select count(*)::int as total from facts f where ${where}`,
  );
  return row?.total ?? 0;
}

/** Who is behind a cell, by number. */
export async function structurePeople(
  ctx: Ctx,
  { pageNo, pageSize, ...cell }: OfCell & PageAsked,
): Promise<PageOf<Person>> {
  await refuseSmall(ctx, cell);
  const { asked, where } = await askForCell(ctx, cell);
  return paged(
    { pageNo, pageSize },
    async ({ limit, offset }) =>
      (await peopleRows(ctx, asked, where, sql`limit ${limit} offset ${offset}`)).map(
        ({ empId, entryDate, deptId }) => ({
          empId,
          entryDate,
          deptName: deptId === null ? null : (asked.tree.nameOf(deptId) ?? null),
        }),
      ),
    () => countPeople(ctx, asked, where),
  );
}
