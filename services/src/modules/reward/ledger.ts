import { and, asc, desc, eq, gt, gte, lte, ne, sql, sum } from 'drizzle-orm';
import { PointEntryKind } from '@hengcai/shared/enums';
import { monthOf } from '@hengcai/shared/rules/dates';
import { oldestLeft } from '@hengcai/shared/rules/reward/points';
import type { Ctx } from '../../kit/context.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { mapPage, paged, type PageAsked } from '../../kit/paged.ts';
import { employee } from '../employee/tables.ts';
import { PERSON } from './people.ts';
import { pointSetting } from './setting.ts';
import { pointEntry, pointRule } from './tables.ts';

type Row = typeof pointEntry.$inferInsert;
/** What an entry says of itself; when it was made and by which company follows. */
export type NewEntry = Pick<Row, 'empId' | 'delta' | 'kind' | 'dedupeKey'> &
  Partial<Pick<Row, 'letterId' | 'orderId' | 'ruleId' | 'reason' | 'byEmpId'>>;

/** Adds entries, now. */
export async function addEntries(ctx: Ctx, entries: readonly NewEntry[]): Promise<void> {
  const made = { companyId: ctx.session.companyId, at: ctx.now, day: ctx.today };
  const blank = { letterId: null, orderId: null, ruleId: null, reason: null, byEmpId: null };
  await insertMany(
    ctx.tx,
    pointEntry,
    entries.map((entry) => ({ id: ctx.newId(), ...made, ...blank, ...entry })),
  );
}

/** Entries of somebody. */
export const ownedBy = ({ session }: Ctx, empId: string) =>
  and(eq(pointEntry.companyId, session.companyId), eq(pointEntry.empId, empId));

/** Points that somebody has. */
export async function balanceOf(ctx: Ctx, empId: string): Promise<number> {
  const [row] = await ctx.tx
    .select({ balance: sum(pointEntry.delta).mapWith(Number) })
    .from(pointEntry)
    .where(ownedBy(ctx, empId));
  return row?.balance ?? 0;
}

/** What somebody may still give this month, and how much a month has; nothing below zero, also where HR has lowered it. */
export async function allowanceOf(
  ctx: Ctx,
  empId: string,
): Promise<{ monthlyAllowance: number; allowanceLeft: number }> {
  const { monthlyAllowance } = await pointSetting(ctx);
  const { from, to } = monthOf(ctx.today);
  const [row] = await ctx.tx
    .select({ given: sum(pointEntry.delta).mapWith(Number) })
    .from(pointEntry)
    .where(
      and(
        eq(pointEntry.companyId, ctx.session.companyId),
        eq(pointEntry.byEmpId, empId),
        eq(pointEntry.kind, PointEntryKind.LETTER),
        gte(pointEntry.day, from),
        lte(pointEntry.day, to),
      ),
    );
  return { monthlyAllowance, allowanceLeft: Math.max(monthlyAllowance - (row?.given ?? 0), 0) };
}

/** Which of somebody's points lapse next, and on which day. */
export async function nextLapseOf(ctx: Ctx, empId: string): Promise<{ points: number; day: string } | null> {
  const { lapseMonths } = await pointSetting(ctx);
  const received = await ctx.tx
    .select({
      day: sql<string>`(${pointEntry.day} + make_interval(months => ${lapseMonths}))::date::text`,
      points: sum(pointEntry.delta).mapWith(Number),
    })
    .from(pointEntry)
    // What came back from an order was received earlier, and lapses as if it had never gone.
    .where(and(ownedBy(ctx, empId), gt(pointEntry.delta, 0), ne(pointEntry.kind, PointEntryKind.REFUND)))
    .groupBy(pointEntry.day)
    .orderBy(asc(pointEntry.day));
  const all = received.reduce((total, { points }) => total + points, 0);
  return oldestLeft(received, all - (await balanceOf(ctx, empId)));
}

/**
 * The entries of somebody, the newest first; none of an account without a person. Which rule gave points says when somebody
 * was born or how an appraisal ended: only the person reads that here.
 */
export async function entriesOf(ctx: Ctx, empId: string | null, page: PageAsked) {
  const where = ownedBy(ctx, empId ?? '');
  const found = await paged(
    page,
    ({ limit, offset }) =>
      ctx.tx
        .select({
          entryId: pointEntry.id,
          delta: pointEntry.delta,
          kind: pointEntry.kind,
          by: PERSON,
          letterId: pointEntry.letterId,
          rule: { event: pointRule.event, level: pointRule.level, years: pointRule.years },
          reason: pointEntry.reason,
          at: pointEntry.at,
        })
        .from(pointEntry)
        .leftJoin(employee, and(eq(employee.companyId, pointEntry.companyId), eq(employee.id, pointEntry.byEmpId)))
        .leftJoin(
          pointRule,
          and(
            eq(pointRule.companyId, pointEntry.companyId),
            eq(pointRule.id, pointEntry.ruleId),
            sql`${pointEntry.empId} = ${ctx.session.empId}`,
          ),
        )
        .where(where)
        .orderBy(desc(pointEntry.at), desc(pointEntry.id))
        .limit(limit)
        .offset(offset),
    () => ctx.tx.$count(pointEntry, where),
  );
  return mapPage(found, (entry) => ({
    ...entry,
    kind: entry.kind as (typeof PointEntryKind)[keyof typeof PointEntryKind],
    at: entry.at.toISOString(),
  }));
}
