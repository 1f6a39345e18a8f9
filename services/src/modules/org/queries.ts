import { and, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Department } from '@hengcai/shared/contract/org/deptmanage';
import { likePattern } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx } from '../../kit/context.ts';
import { employee, inServiceOn } from '../employee/tables.ts';
import { department, deptPath, deptVersion } from './tables.ts';

export type DepartmentData = z.output<typeof Department>;

const among = (deptIds: readonly string[] | undefined, column: PgColumn) =>
  deptIds ? inArray(column, [...deptIds]) : undefined;

/**
 * How many people there are directly in departments, and with everything below. They are facts of the organisation and
 * count everybody in service, whoever asks; computed at once for all departments that are asked for, and for no others.
 */
function headcounts(ctx: Ctx, deptIds: readonly string[] | undefined) {
  const { companyId } = ctx.session;
  const withAllBelow = deptIds
    ? ctx.tx
        .select({ deptId: deptPath.descendant })
        .from(deptPath)
        .where(and(eq(deptPath.companyId, companyId), among(deptIds, deptPath.ancestor)))
    : undefined;
  const direct = ctx.tx
    .select({ deptId: employee.deptId, heads: count().as('heads') })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyId),
        inServiceOn(ctx.today),
        withAllBelow && inArray(employee.deptId, withAllBelow),
      ),
    )
    .groupBy(employee.deptId)
    .as('direct');
  const below = ctx.tx
    .select({ deptId: deptPath.ancestor, heads: sql<number>`sum(${direct.heads})::int`.as('below_heads') })
    .from(deptPath)
    .innerJoin(direct, eq(direct.deptId, deptPath.descendant))
    .where(and(eq(deptPath.companyId, companyId), among(deptIds, deptPath.ancestor)))
    .groupBy(deptPath.ancestor)
    .as('below');
  return { direct, below };
}

/** Departments of today, parents before children; people are counted where `headcounts` asks for it. */
export async function departments(
  ctx: Ctx,
  asked: { deptIds?: readonly string[] | undefined; keyword?: string | undefined; headcounts?: boolean } = {},
): Promise<DepartmentData[]> {
  const { companyId } = ctx.session;
  const { deptIds } = asked;
  const counts = asked.headcounts ? headcounts(ctx, deptIds) : null;
  const depth = ctx.tx
    .select({ deptId: deptPath.descendant, level: sql<number>`(max(${deptPath.depth}) + 1)::int`.as('level') })
    .from(deptPath)
    .where(and(eq(deptPath.companyId, companyId), among(deptIds, deptPath.descendant)))
    .groupBy(deptPath.descendant)
    .as('depth');
  const query = ctx.tx
    .select({
      deptId: department.id,
      deptCode: department.code,
      deptName: deptVersion.name,
      deptNameEn: deptVersion.nameEn,
      parentDeptId: deptVersion.parentId,
      headEmpId: deptVersion.headEmpId,
      sort: deptVersion.sort,
      level: sql<number>`coalesce(${depth.level}, 1)`,
      headcount: counts ? sql<number>`coalesce(${counts.direct.heads}, 0)::int` : sql<null>`null`,
      totalHeadcount: counts ? sql<number>`coalesce(${counts.below.heads}, 0)` : sql<null>`null`,
      validFrom: deptVersion.validFrom,
      version: department.version,
    })
    .from(department)
    .innerJoin(
      deptVersion,
      and(
        eq(deptVersion.companyId, department.companyId),
        eq(deptVersion.deptId, department.id),
        asOf(deptVersion, ctx.today),
      ),
    )
    .leftJoin(depth, eq(depth.deptId, department.id))
    .where(and(eq(department.companyId, companyId), among(deptIds, department.id), matching(asked.keyword)))
    .orderBy(sql`coalesce(${depth.level}, 1)`, deptVersion.sort, department.code, department.id)
    .$dynamic();
  if (!counts) return query;
  return query
    .leftJoin(counts.direct, eq(counts.direct.deptId, department.id))
    .leftJoin(counts.below, eq(counts.below.deptId, department.id));
}

function matching(keyword: string | undefined): SQL | undefined {
  if (!keyword?.trim()) return undefined;
  const pattern = likePattern(keyword.trim().toLowerCase());
  return or(
    ...[deptVersion.name, deptVersion.nameEn, department.code].map((column) => sql`lower(${column}) like ${pattern}`),
  );
}
