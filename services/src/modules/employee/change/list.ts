import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm';
import type * as z from 'zod';
import type {
  personnelChange as service,
  PersonnelChangeFilter,
} from '@hengcai/shared/contract/employee/personnelChange';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { FieldGroup, PageRight } from '@hengcai/shared/enums';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { invalid } from '../../../kit/failure.ts';
import { paged, type PageOf } from '../../../kit/paged.ts';
import { hasRight } from '../../../kit/pages.ts';
import { inDepartments } from '../../org/tables.ts';
import { readerOf, readsSomebody, whoseReadAsOthers } from '../rights.ts';
import { employee, personnelChange, foundBy } from '../tables.ts';
import { visibleEmployees } from '../visible.ts';
import { changeData, CHANGES_PAGE, type ChangeData } from './data.ts';
import { statesOf } from './rows.ts';

export type Filter = z.output<typeof PersonnelChangeFilter>;

const ofPerson = and(eq(employee.companyId, personnelChange.companyId), eq(employee.id, personnelChange.empId));

/**
 * The changes a filter leaves of those whose people the caller sees. Where somebody works is theirs to read of some people
 * alone: of the others no department is told by filtering.
 */
async function whereOf(ctx: Ctx, filter: Filter): Promise<SQL> {
  const { deptIds = [], changeTypes = [], statuses = [] } = filter;
  const mayEdit = hasRight(ctx.session, CHANGES_PAGE, PageRight.EDIT);
  const reader = deptIds.length > 0 ? await readerOf(ctx) : null;
  if (reader && !readsSomebody(reader, FieldGroup.WORK)) throw invalid('filter.deptIds', 'MASKED_COLUMN');
  return and(
    visibleEmployees(ctx),
    reader ? whoseReadAsOthers(reader, FieldGroup.WORK) : undefined,
    ne(personnelChange.state, 'draft'),
    foundBy(ctx.session, filter.keyword),
    filter.changeIds ? isAnyOf(personnelChange.id, filter.changeIds) : undefined,
    filter.empId ? eq(personnelChange.empId, filter.empId) : undefined,
    changeTypes.length > 0 ? inArray(personnelChange.changeType, changeTypes) : undefined,
    statuses.length > 0 ? inArray(personnelChange.state, statuses.flatMap(statesOf)) : undefined,
    deptIds.length > 0 ? inDepartments(ctx.session.companyId, employee.deptId, deptIds) : undefined,
    filter.effectiveFrom ? gte(personnelChange.effectiveDate, filter.effectiveFrom) : undefined,
    filter.effectiveTo ? lte(personnelChange.effectiveDate, filter.effectiveTo) : undefined,
    // What is left to HR is nobody else's business.
    filter.withTask ? (mayEdit ? isNotNull(personnelChange.task) : sql`false`) : undefined,
  ) as SQL;
}

const SORT = {
  effectiveDate: personnelChange.effectiveDate,
  filedAt: personnelChange.createdAt,
  empNumber: employee.empNumber,
  empName: employee.sortKey,
} as const;

/** One page of the list, the latest day first unless another order is asked for. */
export async function listChanges(
  ctx: Ctx,
  { filter, sort, descending, ...page }: ParsedOf<(typeof service)['endpoints']['list']>,
): Promise<PageOf<ChangeData>> {
  const where = await whereOf(ctx, filter);
  const order = descending ? desc : asc;
  const { items, ...rest } = await paged(
    page,
    ({ limit, offset }) =>
      ctx.tx
        .select(getTableColumns(personnelChange))
        .from(personnelChange)
        .innerJoin(employee, ofPerson)
        .where(where)
        .orderBy(order(SORT[sort]), order(personnelChange.id))
        .limit(limit)
        .offset(offset),
    () => countChanges(ctx, filter),
  );
  return { ...rest, items: await changeData(ctx, items) };
}

/** Rows after another one, the latest day first: what a file is read by. */
export const changesAfter = async (
  ctx: Ctx,
  filter: Filter,
  after: Pick<ChangeData, 'changeId' | 'effectiveDate'> | undefined,
  limit: number,
) =>
  ctx.tx
    .select(getTableColumns(personnelChange))
    .from(personnelChange)
    .innerJoin(employee, ofPerson)
    .where(
      and(
        await whereOf(ctx, filter),
        after &&
          sql`(${personnelChange.effectiveDate}, ${personnelChange.id}) < (${after.effectiveDate}::date, ${after.changeId})`,
      ),
    )
    .orderBy(desc(personnelChange.effectiveDate), desc(personnelChange.id))
    .limit(limit);

/** How many rows a filter leaves. */
export async function countChanges(ctx: Ctx, filter: Filter): Promise<number> {
  const [row] = await ctx.tx
    .select({ total: sql<number>`count(*)::int` })
    .from(personnelChange)
    .innerJoin(employee, ofPerson)
    .where(await whereOf(ctx, filter));
  return row?.total ?? 0;
}

/** What lies ahead of one person, the next first. */
export async function changesAhead(ctx: Ctx, empId: string): Promise<ChangeData[]> {
  const rows = await ctx.tx
    .select(getTableColumns(personnelChange))
    .from(personnelChange)
    .where(
      and(
        eq(personnelChange.companyId, ctx.session.companyId),
        eq(personnelChange.empId, empId),
        inArray(personnelChange.state, ['pending', 'approving']),
        isNull(personnelChange.reverses),
      ),
    )
    .orderBy(asc(personnelChange.effectiveDate), asc(personnelChange.id));
  return changeData(ctx, rows);
}
