import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PointAccountFilter } from '@hengcai/shared/contract/reward/points';
import { FieldGroup, PointEntryKind } from '@hengcai/shared/enums';
import type * as z from 'zod';
import { isAnyOf } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { readByKeyset } from '../../kit/keyset.ts';
import { localNameOf } from '../../kit/local-name.ts';
import { paged, type PageAsked, type Window } from '../../kit/paged.ts';
import { dayCell, numberCell, type Cell } from '../../kit/sheet/cells.ts';
import { tableFile } from '../../kit/sheet/table-file.ts';
import { readerOf, visibleEmployees, whoseReadAsOthers } from '../employee/public.ts';
import { employee, foundBy, notLeftOn } from '../employee/tables.ts';
import { deptVersion, inDepartments } from '../org/tables.ts';
import { pointEntry } from './tables.ts';

type Filter = z.output<typeof PointAccountFilter>;

/** Points of the people whom the caller sees, most points first. */
export async function accounts(ctx: Ctx, { filter, ...page }: { filter: Filter } & PageAsked) {
  const where = await accountsWhere(ctx, filter);
  return paged(
    page,
    (window) => accountRows(ctx, where, window),
    () => ctx.tx.$count(employee, where),
  );
}

/** The people whose work the caller reads; undefined: everybody the caller sees. */
const workReadable = async (ctx: Ctx) => whoseReadAsOthers(await readerOf(ctx), FieldGroup.WORK);

/** Who has not left, as far as the caller sees people, and who a filter leaves of them. */
async function accountsWhere(ctx: Ctx, { keyword, deptId }: Filter): Promise<SQL | undefined> {
  return and(
    visibleEmployees(ctx),
    notLeftOn(ctx.today),
    foundBy(ctx.session, keyword),
    // A department that may not be read may not be searched by either.
    deptId ? and(await workReadable(ctx), inDepartments(ctx.session.companyId, employee.deptId, [deptId])) : undefined,
  );
}

const BALANCE = sql<number>`coalesce(e.balance, 0)`;

function accountRows({ tx, session, today }: Ctx, where: SQL | undefined, { limit, offset }: Window) {
  const sums = sql`(
    select p.emp_id, sum(p.delta)::int as balance, max(p.day)::text as last,
      sum(p.delta) filter (where p.kind = ${PointEntryKind.LETTER} and p.day >= date_trunc('year', ${today}::date))::int as received
    from ${pointEntry} p where p.company_id = ${session.companyId} group by p.emp_id) e`;
  return tx
    .select({
      empId: employee.id,
      balance: BALANCE,
      receivedThisYear: sql<number>`coalesce(e.received, 0)`,
      lastEntryOn: sql<string | null>`e.last`,
    })
    .from(employee)
    .leftJoin(sums, sql`e.emp_id = ${employee.id}`)
    .where(where)
    .orderBy(desc(BALANCE), asc(employee.id))
    .limit(limit)
    .offset(offset);
}
type Account = Awaited<ReturnType<typeof accountRows>>[number];

/** The points of somebody whom the caller sees. */
export async function accountOf(ctx: Ctx, empId: string): Promise<Account> {
  const where = and(visibleEmployees(ctx, [empId]), eq(employee.id, empId));
  const [account] = await accountRows(ctx, where, { limit: 1, offset: 0 });
  if (!account) throw notFound();
  return account;
}

const PAGE = 500;
const COLUMNS = ['number', 'name', 'department', 'balance', 'receivedThisYear', 'lastEntryOn'] as const;

/** The filtered people with their points as a file; who took out what stands in the audit. */
export async function exportAccounts(ctx: Ctx, filter: Filter, format: 'xlsx' | 'csv'): Promise<FileAnswer> {
  await ctx.audit({
    action: 'points.exported',
    objectType: 'pointsExport',
    objectId: ctx.session.userId,
    params: { count: await ctx.tx.$count(employee, await accountsWhere(ctx, filter)), filter: JSON.stringify(filter) },
  });
  return tableFile(ctx.t('reward.exportName', { date: ctx.today }), format, rowsOf(ctx, filter));
}

async function* rowsOf(ctx: Ctx, filter: Filter): AsyncGenerator<Cell[]> {
  yield COLUMNS.map((column) => ctx.t(`reward.column.${column}`));
  for await (const line of readByKeyset<Line>(ctx, PAGE, (later, after, size) =>
    linesAfter(later, filter, after, size),
  ))
    yield [
      line.number,
      line.name,
      line.department ?? '',
      numberCell(line.balance),
      numberCell(line.receivedThisYear),
      dayCell(line.lastEntryOn),
    ];
}

interface Line extends Account {
  number: string;
  name: string;
  department: string | null;
}

/** The next people in the order of the list, by name and with the department where the reader may know it. */
async function linesAfter(ctx: Ctx, filter: Filter, after: Line | undefined, size: number): Promise<Line[]> {
  const next = after && sql`(-${BALANCE}, ${employee.id}) > (${-after.balance}, ${after.empId})`;
  const found = await accountRows(ctx, and(await accountsWhere(ctx, filter), next), { limit: size, offset: 0 });
  const work = await workReadable(ctx);
  const department = localNameOf<string | null>(ctx, deptVersion);
  const people = await ctx.tx
    .select({
      empId: employee.id,
      number: employee.empNumber,
      name: localNameOf(ctx, employee),
      department: work ? sql<string | null>`case when ${work} then ${department} end` : department,
    })
    .from(employee)
    .leftJoin(
      deptVersion,
      and(
        eq(deptVersion.companyId, employee.companyId),
        eq(deptVersion.deptId, employee.deptId),
        asOf(deptVersion, ctx.today),
      ),
    )
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        isAnyOf(
          employee.id,
          found.map(({ empId }) => empId),
        ),
      ),
    );
  const byId = new Map(people.map((person) => [person.empId, person]));
  return found.flatMap((account) => {
    const person = byId.get(account.empId);
    return person ? [{ ...account, ...person }] : [];
  });
}
