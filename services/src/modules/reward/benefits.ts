import { and, asc, desc, eq, sql, sum, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import { mapPage, paged, type PageAsked, type Window } from '../../kit/paged.ts';
import { employee } from '../employee/tables.ts';
import { PERSON } from './people.ts';
import { commodityOrder } from './tables.ts';

/** First day of the month in which an order became a benefit. */
export const MONTH = sql<string>`date_trunc('month', ${commodityOrder.deliveredOn})::date`;

/** What people received by person and month, under a condition on orders and people. */
export async function benefits(ctx: Ctx, where: SQL | undefined, page: PageAsked) {
  const found = await paged(
    page,
    (window) => benefitRows(ctx, where, window),
    () => countBenefits(ctx, where),
  );
  return mapPage(found, ({ sortKey: _key, ...benefit }) => benefit);
}

/** The next of them, the newest month first. */
export function benefitRows({ tx }: Ctx, where: SQL | undefined, { limit, offset }: Window) {
  return tx
    .select({
      benefitId: sql<string>`${employee.id} || ':' || ${MONTH}`,
      person: PERSON,
      sortKey: employee.sortKey,
      month: sql<string>`${MONTH}::text`,
      orders: sql<number>`count(*)::int`,
      price: sum(commodityOrder.price).mapWith(Number),
    })
    .from(commodityOrder)
    .innerJoin(employee, and(eq(employee.companyId, commodityOrder.companyId), eq(employee.id, commodityOrder.empId)))
    .where(where)
    .groupBy(employee.companyId, employee.id, MONTH)
    .orderBy(desc(MONTH), asc(employee.sortKey), asc(employee.id))
    .limit(limit)
    .offset(offset);
}
export type BenefitRow = Awaited<ReturnType<typeof benefitRows>>[number];

/** How many persons and months there are. */
export async function countBenefits({ tx }: Ctx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(distinct (${employee.id}, ${MONTH}))::int` })
    .from(commodityOrder)
    .innerJoin(employee, and(eq(employee.companyId, commodityOrder.companyId), eq(employee.id, commodityOrder.empId)))
    .where(where);
  return row?.total ?? 0;
}
