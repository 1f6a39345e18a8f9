import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CommodityOrderState, PointEntryKind } from '@hengcai/shared/enums';
import { mayFollow, ORDER_ACTS, type OrderAct } from '@hengcai/shared/rules/reward/orders';
import type { CanSee } from '../../kit/audited-objects.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { mapPage, paged, type PageAsked, type Window } from '../../kit/paged.ts';
import { demandVersion } from '../../kit/version.ts';
import { employee } from '../employee/tables.ts';
import { addEntries } from './ledger.ts';
import { PERSON } from './people.ts';
import { commodity, commodityOrder } from './tables.ts';

type State = (typeof CommodityOrderState)[keyof typeof CommodityOrderState];

/** Orders of the caller; none of an account without a person. */
export const ownedOrders = ({ session }: Ctx): SQL | undefined =>
  and(eq(commodityOrder.companyId, session.companyId), eq(commodityOrder.empId, session.empId ?? ''));

const decider = alias(employee, 'decider');

/** Some orders, the newest first. */
export function orderRows({ tx }: Ctx, where: SQL | undefined, { limit, offset }: Window) {
  return tx
    .select({
      orderId: commodityOrder.id,
      person: PERSON,
      commodityId: commodityOrder.commodityId,
      commodityName: commodityOrder.commodityName,
      price: commodityOrder.price,
      pointsPerYuan: commodityOrder.pointsPerYuan,
      points: commodityOrder.points,
      state: commodityOrder.state,
      placedAt: commodityOrder.placedAt,
      placedOn: commodityOrder.placedOn,
      decidedAt: commodityOrder.decidedAt,
      decidedBy: {
        empId: decider.id,
        empName: decider.name,
        empNameEn: decider.nameEn,
        empNumber: decider.empNumber,
      },
      reason: commodityOrder.reason,
      deliveredAt: commodityOrder.deliveredAt,
      deliveredOn: commodityOrder.deliveredOn,
      version: commodityOrder.version,
    })
    .from(commodityOrder)
    .innerJoin(employee, and(eq(employee.companyId, commodityOrder.companyId), eq(employee.id, commodityOrder.empId)))
    .leftJoin(decider, and(eq(decider.companyId, commodityOrder.companyId), eq(decider.id, commodityOrder.decidedBy)))
    .where(where)
    .orderBy(desc(commodityOrder.placedAt), desc(commodityOrder.id))
    .limit(limit)
    .offset(offset);
}
export type OrderRow = Awaited<ReturnType<typeof orderRows>>[number];

const toOrder = ({ session }: Ctx, row: OrderRow) => {
  const { placedOn: _placed, deliveredOn: _delivered, placedAt, decidedAt, deliveredAt, ...said } = row;
  return {
    ...said,
    state: row.state as State,
    placedAt: placedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    own: row.person.empId === session.empId,
  };
};

/** A page of some orders. */
export async function ordersOf(ctx: Ctx, where: SQL | undefined, page: PageAsked) {
  const found = await paged(
    page,
    (window) => orderRows(ctx, where, window),
    () => countOrders(ctx, where),
  );
  return mapPage(found, (row) => toOrder(ctx, row));
}

/** How many orders there are under a condition on them and their people. */
export async function countOrders({ tx }: Ctx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(commodityOrder)
    .innerJoin(employee, and(eq(employee.companyId, commodityOrder.companyId), eq(employee.id, commodityOrder.empId)))
    .where(where);
  return row?.total ?? 0;
}

/** An order among those that the caller sees. */
export async function orderOf(ctx: Ctx, id: string, seen: SQL | undefined) {
  const [row] = await orderRows(ctx, and(seen, eq(commodityOrder.id, id)), { limit: 1, offset: 0 });
  if (!row) throw notFound();
  return toOrder(ctx, row);
}

interface Asked {
  orderId: string;
  version: number;
  reason?: string;
}

/** Lets an order among those that the caller sees go on; points and piece of one that ends early go back. */
export async function moveOrder(ctx: Ctx, act: OrderAct, { orderId, version, reason }: Asked, seen: SQL | undefined) {
  // Stock and points are counted by whoever redeems at the same time.
  await oneAtATime(ctx, 'reward:points');
  const before = await orderOf(ctx, orderId, seen);
  await demandVersion(before, version, () => before);
  if (act !== 'cancel' && before.own) throw refused('OWN_ORDER');
  if (!mayFollow(act, before.state)) throw refused('ORDER_PAST');
  const decided = { decidedAt: ctx.now, decidedBy: ctx.session.empId, ...(reason && { reason }) };
  await ctx.tx
    .update(commodityOrder)
    .set({
      state: ORDER_ACTS[act].to,
      version: version + 1,
      ...(act === 'deliver' ? { deliveredAt: ctx.now, deliveredOn: ctx.today } : decided),
    })
    .where(and(eq(commodityOrder.companyId, ctx.session.companyId), eq(commodityOrder.id, orderId)));
  if (ORDER_ACTS[act].givesBack) await giveBack(ctx, before);
  await ctx.audit({
    action: `commodityOrder.${act}`,
    objectType: 'commodityOrder',
    objectId: orderId,
    params: {
      commodity: before.commodityName,
      name: before.person.empName,
      nameEn: before.person.empNameEn ?? before.person.empName,
      reason: reason ?? '',
    },
  });
  return orderOf(ctx, orderId, seen);
}

type Order = Awaited<ReturnType<typeof orderOf>>;

async function giveBack(ctx: Ctx, { orderId, person: { empId }, commodityId, points }: Order): Promise<void> {
  await ctx.tx
    .update(commodity)
    .set({ stock: sql`${commodity.stock} + 1`, version: sql`${commodity.version} + 1` })
    .where(
      and(
        eq(commodity.companyId, ctx.session.companyId),
        eq(commodity.id, commodityId),
        sql`${commodity.stock} is not null`,
      ),
    );
  const back = { empId, delta: points, kind: PointEntryKind.REFUND, orderId, byEmpId: ctx.session.empId };
  await addEntries(ctx, [{ ...back, dedupeKey: `refund:${orderId}` }]);
}

/** Whether the caller may see an order that is seen under some condition, and therefore what happened to it. */
export const seesOrder =
  (seen: (ctx: Ctx) => SQL | undefined): CanSee =>
  async (ctx, orderId) =>
    (await countOrders(ctx, and(seen(ctx), eq(commodityOrder.id, orderId)))) > 0;
