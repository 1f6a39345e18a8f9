import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { ExitLeaver } from '@hengcai/shared/contract/analytics/exit-rate';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { localName } from '../../../kit/local-name.ts';
import { paged, type PageAsked, type PageOf } from '../../../kit/paged.ts';
import { readDictionaries, whoseReadAsOthers } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { jobRank } from '../../position/tables.ts';
import { inDepartmentRow } from '../people/departments.ts';
import { factsOf } from '../people/facts.ts';
import { ask, type Asked, type Filter } from './ask.ts';
import { hiddenIn, isSensitive, tally } from './report.ts';

export type Leaver = z.output<typeof ExitLeaver>;
/** Whose row is asked for; absent: everybody of the report. */
export interface OfRow {
  filter: Filter;
  key?: string | undefined;
}

/** The condition on facts that leaves the people of a row. */
const inRow = ({ filter, tree }: Asked, key: string | undefined): SQL =>
  key === undefined || filter.dimension === 'department'
    ? inDepartmentRow(tree, key, filter.deptIds)
    : sql`f.key = ${key}`;

/** Asks for the people of a row; refuses rows of so few people that their ages would be told. */
export async function askForRow(ctx: Ctx, { filter, key }: OfRow): Promise<{ asked: Asked; where: SQL }> {
  const asked = await ask(ctx, filter);
  if (isSensitive(filter)) {
    const hidden = hiddenIn(asked, await tally(ctx, asked));
    if (hidden.all || (key !== undefined && hidden.keys.has(key))) throw refused('SMALL_CELL');
  }
  return { asked, where: inRow(asked, key) };
}

/** Who left, the latest first. */
export async function leavers(ctx: Ctx, { filter, key, ...page }: OfRow & PageAsked): Promise<PageOf<Leaver>> {
  const { asked, where } = await askForRow(ctx, { filter, key });
  return paged(
    page,
    ({ limit, offset }) => leaverRows(ctx, asked, where, sql`limit ${limit} offset ${offset}`),
    () => countLeavers(ctx, asked, where),
  );
}

export async function countLeavers(ctx: Ctx, asked: Asked, where: SQL): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    ctx.tx,
    sql`${factsOf(ctx, asked, ['exit'])} select count(*)::int as total from facts f where ${where}`,
  );
  return row?.total ?? 0;
}

interface Found extends Record<string, unknown> {
  empId: string;
  entryDate: string;
  lastDay: string;
  exitKind: Leaver['exitKind'];
  exitReason: string | null;
  deptId: string | null;
  rankName: string | null;
}

/** Some of the leavers with their names for what they were; two statements, one of them for the reasons. */
export async function leaverRows(ctx: Ctx, asked: Asked, where: SQL, window: SQL): Promise<Leaver[]> {
  const rank = whoseReadAsOthers(asked.reader, 'rank');
  const rows = await rowsOf<Found>(
    ctx.tx,
    sql`${factsOf(ctx, asked, ['exit'])}
      select f.emp_id as "empId", f.begins::text as "entryDate", f.day::text as "lastDay", f.exit_kind as "exitKind",
        f.exit_reason as "exitReason", f.dept_id as "deptId",
        ${rank ? sql`case when ${rank} then ${jobRank.name} end` : sql`${jobRank.name}`} as "rankName"
      from facts f join ${employee} on ${employee.companyId} = ${ctx.session.companyId} and ${employee.id} = f.emp_id
      left join ${jobRank} on ${jobRank.companyId} = ${ctx.session.companyId} and ${jobRank.id} = f.rank_id
      where ${where} order by f.day desc, f.emp_id desc ${window}`,
  );
  const [reasons] = await readDictionaries(ctx, ['exitReason']);
  const reasonOf = new Map(reasons?.entries.map((one) => [one.entryCode, localName(ctx, one.name, one.nameEn)]));
  return rows.map(({ exitReason, deptId, ...row }) => ({
    ...row,
    exitReasonName: exitReason === null ? null : (reasonOf.get(exitReason) ?? exitReason),
    deptName: deptId === null ? null : (asked.tree.nameOf(deptId) ?? null),
  }));
}
