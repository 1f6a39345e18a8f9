import { and, desc, eq, exists, gte, ilike, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { isAnyOf, likePattern } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { paged, type PageAsked, type PageOf } from '../../../kit/paged.ts';
import { departmentToday } from '../../org/public.ts';
import { deptVersion } from '../../org/tables.ts';
import { deptProgress } from '../alignment/alignment.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { deptTarget, isPlanOfDept } from '../tables-department.ts';
import { DEPARTMENT } from '../together/colleagues.ts';
import { withinReach } from '../waiting.ts';
import { deptFormsSeen } from './dept-list.ts';

/** An agreed target of a department, with how far what people reported brings it. */
export interface AgreedTarget {
  cellCode: string;
  planName: string;
  periodFrom: string;
  periodTo: string;
  deptId: string;
  deptName: string;
  deptNameEn: string | null;
  keyResult: string;
  /** Percent; null: nothing was reported yet. */
  progress: string | null;
  /** Whether the caller may see it: as a head, member, scorer or manager of appraisals. */
  seen: boolean;
}

/** Where an agreed target stands: its form and its code in it. */
export interface TargetPlace {
  deptTargetId: string;
  cellCode: string;
}

/** Agreed targets by where they stand, whether the caller may see them or not; what is no longer agreed is absent. */
export async function agreedTargetsAt(ctx: Ctx, places: readonly TargetPlace[]): Promise<AgreedTarget[]> {
  const forms = [...new Set(places.map((one) => one.deptTargetId))];
  const codes = [...new Set(places.map((one) => one.cellCode))];
  if (forms.length === 0) return [];
  return withProgress(
    ctx,
    await agreedRows(ctx, and(isAnyOf(deptTarget.id, forms), isAnyOf(CELL_CODE, codes))).orderBy(...ORDER),
  );
}

/** Where agreed targets stand that the caller may see, by their codes; the others are absent. */
export async function seenTargetPlaces(ctx: Ctx, cellCodes: readonly string[]): Promise<TargetPlace[]> {
  if (cellCodes.length === 0) return [];
  const rows = await agreedRows(ctx, and(seenByCaller(ctx), isAnyOf(CELL_CODE, cellCodes)));
  return rows.map(({ deptTargetId, cellCode }) => ({ deptTargetId, cellCode }));
}

/** A page of the agreed targets that the caller may see, of plans whose period touches a year. */
export async function agreedTargetsOfYear(
  ctx: Ctx,
  { year, keyword, ...page }: PageAsked & { year: number; keyword?: string | undefined },
): Promise<PageOf<AgreedTarget>> {
  const pattern = keyword ? likePattern(keyword) : null;
  const where = and(
    lte(assessmentPlan.periodFrom, `${year}-12-31`),
    gte(assessmentPlan.periodTo, `${year}-01-01`),
    ne(assessmentPlan.status, AssessmentPlanStatus.NOT_OPEN),
    seenByCaller(ctx),
    pattern === null
      ? undefined
      : or(ilike(KEY_RESULT, pattern), ilike(deptVersion.name, pattern), ilike(deptVersion.nameEn, pattern)),
  );
  const all = agreedRows(ctx, where);
  const found = await paged(
    page,
    ({ limit, offset }) =>
      agreedRows(ctx, where)
        .orderBy(...ORDER)
        .limit(limit)
        .offset(offset),
    () => ctx.tx.$count(all.as('agreed')),
  );
  const rows = await withProgress(ctx, found.items);
  return { ...found, items: rows };
}

const CELL_CODE = sql<string>`agreed.value ->> 'id'`;
const KEY_RESULT = sql<string>`agreed.value ->> 'keyResult'`;
const ORDER: SQL[] = [
  desc(assessmentPlan.periodTo),
  sql`${deptVersion.sort}`,
  sql`${deptTarget.id}`,
  sql`agreed.position`,
];

/** As in the list of departments' targets: also HR as head of a department sees those of its people alone. */
const seenByCaller = (ctx: Ctx): SQL | undefined =>
  and(
    deptFormsSeen(ctx, ctx.session.empId ?? '', deptTarget),
    exists(
      ctx.tx
        .select({ one: sql`1` })
        .from(assessmentInfo)
        .where(
          and(
            eq(assessmentInfo.companyId, deptTarget.companyId),
            eq(assessmentInfo.planId, deptTarget.planId),
            eq(assessmentInfo.deptId, deptTarget.deptId),
            isNull(assessmentInfo.removedAt),
            withinReach(ctx),
          ),
        ),
    ),
  );

/** One row for each agreed target of each department, which is called as it is today. */
const agreedRows = (ctx: Ctx, where: SQL | undefined) =>
  ctx.tx
    .select({
      deptTargetId: deptTarget.id,
      cellCode: CELL_CODE.as('cell_code'),
      planId: assessmentPlan.id,
      planName: assessmentPlan.name,
      periodFrom: assessmentPlan.periodFrom,
      periodTo: assessmentPlan.periodTo,
      ...DEPARTMENT,
      keyResult: KEY_RESULT.as('key_result'),
      seen: sql<boolean>`coalesce(${seenByCaller(ctx)}, false)`.as('seen'),
    })
    .from(deptTarget)
    .innerJoin(assessmentPlan, isPlanOfDept)
    .innerJoin(deptVersion, departmentToday(ctx, deptTarget))
    .innerJoin(sql`jsonb_array_elements(${deptTarget.agreedRows}) with ordinality agreed(value, position)`, sql`true`)
    .where(and(eq(deptTarget.companyId, ctx.session.companyId), isNotNull(deptTarget.agreedRows), where))
    .$dynamic();

type Row = Awaited<ReturnType<typeof agreedRows>>[number];

async function withProgress(ctx: Ctx, rows: readonly Row[]): Promise<AgreedTarget[]> {
  const planIds = [...new Set(rows.map((row) => row.planId))];
  const cellCodes = rows.map((row) => row.cellCode);
  const progress = await deptProgress(ctx, { planIds, cellCodes });
  return rows.map(({ planId: _planId, deptTargetId: _deptTargetId, ...row }) => ({
    ...row,
    progress: progress.get(row.cellCode) ?? null,
  }));
}
