import { and, asc, desc, eq, ilike, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { SalaryMatrix, SalaryMatrixDetail } from '@hengcai/shared/contract/compensation/salaryMatrix';
import { likePattern } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { mapPage, paged, type PageAsked, type PageOf } from '../../kit/paged.ts';
import { employee } from '../employee/tables.ts';
import { jobFamily, jobRank } from '../position/tables.ts';
import { familiesOf } from './people.ts';
import { standingIn } from './standing.ts';
import { salaryMatrix, salaryRange } from './tables.ts';

type Matrix = z.output<typeof SalaryMatrix>;

/** The matrices of the company, the latest first. */
export async function listMatrices(ctx: Ctx, keyword: string, page: PageAsked): Promise<PageOf<Matrix>> {
  const found = and(
    eq(salaryMatrix.companyId, ctx.session.companyId),
    keyword ? ilike(salaryMatrix.name, likePattern(keyword)) : undefined,
  );
  const rows = await paged(
    page,
    ({ limit, offset }) => heads(ctx, found).limit(limit).offset(offset),
    () => ctx.tx.$count(salaryMatrix, found),
  );
  return mapPage(rows, toMatrix);
}

/** One of them with its ranges, and how people stand in these today. */
export async function matrixOf(ctx: Ctx, matrixId: string): Promise<z.output<typeof SalaryMatrixDetail>> {
  const { companyId } = ctx.session;
  const [head] = await heads(ctx, and(eq(salaryMatrix.companyId, companyId), eq(salaryMatrix.id, matrixId)));
  if (!head) throw notFound();
  const ranges = await rangesOf(ctx, matrixId);
  const standing = await standingIn(ctx, ranges, head.crBands, await familiesOf(ctx));
  return {
    ...toMatrix(head),
    ranges: ranges.map((range, at) => ({ ...range, standing: standing.ranges[at] ?? null })),
    crBands: head.crBands.map((band, at) => ({ ...band, people: standing.bands[at] ?? null })),
  };
}

/** The ranges of a matrix, the most senior rank first, of a rank the one of all families first. */
export const rangesOf = ({ tx, session }: Ctx, matrixId: string) =>
  tx
    .select({
      rankId: salaryRange.rankId,
      rankName: jobRank.name,
      jobFamilyId: salaryRange.jobFamilyId,
      jobFamilyName: jobFamily.name,
      jobFamilyNameEn: jobFamily.nameEn,
      low: salaryRange.low,
      mid: salaryRange.mid,
      high: salaryRange.high,
    })
    .from(salaryRange)
    .innerJoin(jobRank, and(eq(jobRank.companyId, salaryRange.companyId), eq(jobRank.id, salaryRange.rankId)))
    .leftJoin(jobFamily, and(eq(jobFamily.companyId, salaryRange.companyId), eq(jobFamily.id, salaryRange.jobFamilyId)))
    .where(and(eq(salaryRange.companyId, session.companyId), eq(salaryRange.matrixId, matrixId)))
    .orderBy(desc(jobRank.grade), asc(jobRank.code), sql`${jobFamily.code} nulls first`);

const heads = ({ tx }: Ctx, where: SQL | undefined) =>
  tx
    .select({
      matrixId: salaryMatrix.id,
      matrixName: salaryMatrix.name,
      validFrom: salaryMatrix.validFrom,
      crBands: salaryMatrix.crBands,
      rangeCount: sql<number>`(select count(*)::int from ${salaryRange}
        where ${salaryRange.companyId} = ${salaryMatrix.companyId} and ${salaryRange.matrixId} = ${salaryMatrix.id})`,
      updatedAt: salaryMatrix.updatedAt,
      updatedBy: { empId: employee.id, empName: employee.name, empNameEn: employee.nameEn },
      version: salaryMatrix.version,
    })
    .from(salaryMatrix)
    .leftJoin(employee, and(eq(employee.companyId, salaryMatrix.companyId), eq(employee.id, salaryMatrix.updatedBy)))
    .where(where)
    .orderBy(desc(salaryMatrix.validFrom), asc(salaryMatrix.name), asc(salaryMatrix.id))
    .$dynamic();

const toMatrix = ({ crBands: _bands, updatedAt, ...head }: Awaited<ReturnType<typeof heads>>[number]): Matrix => ({
  ...head,
  updatedAt: updatedAt.toISOString(),
});
