import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { Position, PositionFilter, positionmanage } from '@hengcai/shared/contract/position/positions';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { Ctx } from '../../kit/context.ts';
import type { Window } from '../../kit/paged.ts';
import { asked } from './asked.ts';
import { staffing } from './staffing.ts';
import { jobRank, position } from './tables.ts';

export type PositionData = z.output<typeof Position>;
export type Filter = z.output<typeof PositionFilter>;
type Sort = ParsedOf<(typeof positionmanage)['endpoints']['pageposition']>['sort'];

const counted = {
  filled: sql<number>`coalesce(held.filled, 0)`,
  coming: sql<number>`coalesce(held.coming, 0)`,
};
const SORT: Record<Sort, SQL> = {
  positionCode: sql`${position.code}`,
  positionName: sql`${position.name}`,
  rank: sql`${jobRank.grade}`,
  plannedHeadcount: sql`${position.plannedHeadcount}`,
  filled: counted.filled,
};

/** What a filter leaves of the company's positions. */
export const whereOf = (ctx: Ctx, filter: Filter): SQL =>
  and(
    eq(position.companyId, ctx.session.companyId),
    filter.closed ? isNotNull(position.closedOn) : isNull(position.closedOn),
    asked(position.id, undefined, [position.code, position.name, position.nameEn], filter.keyword),
    filter.deptIds?.length ? inArray(position.deptId, filter.deptIds) : undefined,
    filter.jobFamilyIds?.length ? inArray(position.jobFamilyId, filter.jobFamilyIds) : undefined,
    filter.rankIds?.length
      ? or(inArray(position.rankId, filter.rankIds), inArray(position.highestRankId, filter.rankIds))
      : undefined,
    filter.vacant ? sql`${counted.filled} + ${counted.coming} < ${position.plannedHeadcount}` : undefined,
  ) as SQL;

/** In the order of a column, those without a value last, ties by code. */
export const orderOf = (sort: Sort, descending: boolean): SQL[] => [
  sql`${descending ? desc(SORT[sort]) : asc(SORT[sort])} nulls last`,
  asc(position.code),
  asc(position.id),
];

const columns = {
  positionId: position.id,
  positionCode: position.code,
  positionName: position.name,
  positionNameEn: position.nameEn,
  deptId: position.deptId,
  jobFamilyId: position.jobFamilyId,
  rankId: position.rankId,
  highestRankId: position.highestRankId,
  gradeId: position.gradeId,
  plannedHeadcount: position.plannedHeadcount,
  closedOn: position.closedOn,
  version: position.version,
};

/** Positions with the people in them. */
export function positionsWithPeople(
  ctx: Ctx,
  where: SQL,
  orderBy: SQL[] = orderOf('positionCode', false),
  window?: Window,
): PromiseLike<PositionData[]> {
  const query = ctx.tx
    .select({ ...columns, ...counted })
    .from(position)
    .leftJoin(jobRank, and(eq(jobRank.companyId, position.companyId), eq(jobRank.id, position.rankId)))
    .leftJoin(sql`${staffing(ctx, 'position_id')} held`, sql`held.id = ${position.id}`)
    .where(where)
    .orderBy(...orderBy)
    .$dynamic();
  return window ? query.limit(window.limit).offset(window.offset) : query;
}

/** Positions as reference data, nobody counted. */
export const positionsByName = (ctx: Ctx, where: SQL | undefined): PromiseLike<PositionData[]> =>
  ctx.tx
    .select({ ...columns, filled: sql<null>`null`, coming: sql<null>`null` })
    .from(position)
    .where(and(eq(position.companyId, ctx.session.companyId), where))
    .orderBy(asc(position.code), asc(position.id));

export async function countPositions(ctx: Ctx, filter: Filter): Promise<number> {
  const [row] = await ctx.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(position)
    .leftJoin(sql`${staffing(ctx, 'position_id')} held`, sql`held.id = ${position.id}`)
    .where(whereOf(ctx, filter));
  return row?.count ?? 0;
}
