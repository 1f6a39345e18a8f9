import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import { RECORDS_PAGE, type awardMall as service } from '@hengcai/shared/contract/reward/orders';
import { CommodityOrderState, PointEntryKind } from '@hengcai/shared/enums';
import { checkRedemption } from '@hengcai/shared/rules/reward/orders';
import { pointsFor } from '@hengcai/shared/rules/reward/points';
import { likePattern } from '../../db/sql.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { tell } from '../../kit/tell.ts';
import { hrOf, namesOf } from '../employee/public.ts';
import { isCommodity } from './commodities.ts';
import { rateNow } from './exchange-rate.ts';
import { addEntries, balanceOf } from './ledger.ts';
import { moveOrder, orderOf, ordersOf, ownedOrders } from './orders.ts';
import { commodity, commodityOrder } from './tables.ts';

export const awardMallHandlers: Handlers<typeof service> = {
  async listMall({ keyword, ...page }, ctx) {
    const where = and(
      eq(commodity.companyId, ctx.session.companyId),
      eq(commodity.onShelf, true),
      keyword ? ilike(commodity.name, likePattern(keyword)) : undefined,
    );
    const { pointsPerYuan } = await rateNow(ctx);
    const found = await paged(
      page,
      ({ limit, offset }) =>
        ctx.tx
          .select({
            commodityId: commodity.id,
            commodityName: commodity.name,
            description: commodity.description,
            price: commodity.price,
            stock: commodity.stock,
            pictureId: commodity.pictureFileId,
          })
          .from(commodity)
          .where(where)
          .orderBy(asc(commodity.price), asc(commodity.id))
          .limit(limit)
          .offset(offset),
      () => ctx.tx.$count(commodity, where),
    );
    return mapPage(found, (row) => ({ ...row, pointsNeeded: pointsFor(row.price, pointsPerYuan) }));
  },

  async redeem({ commodityId, points }, ctx) {
    const { empId } = ctx.session;
    if (empId === null) throw refused('REDEEMER_IS_NOBODY');
    // Two at once would each find the last piece, or the same points.
    await oneAtATime(ctx, 'reward:points');
    const wanted = await demandRedeemable(ctx, empId, commodityId, points);
    const orderId = await place(ctx, empId, wanted);
    await tellHr(ctx, empId, orderId, wanted);
    return orderOf(ctx, orderId, ownedOrders(ctx));
  },

  listOwnOrder: (page, ctx) => ordersOf(ctx, ownedOrders(ctx), page),

  cancelOwnOrder: (asked, ctx) => moveOrder(ctx, 'cancel', asked, ownedOrders(ctx)),
};

type Wanted = Awaited<ReturnType<typeof demandRedeemable>>;

/** Refuses what is not offered, costs something else than was shown, or more than there is. */
async function demandRedeemable(ctx: Ctx, empId: string, id: string, shown: number) {
  const [found] = await ctx.tx
    .select({
      id: commodity.id,
      name: commodity.name,
      price: commodity.price,
      stock: commodity.stock,
      onShelf: commodity.onShelf,
    })
    .from(commodity)
    .where(isCommodity(ctx, id));
  if (!found) throw notFound();
  const { pointsPerYuan } = await rateNow(ctx);
  const points = pointsFor(found.price, pointsPerYuan);
  const balance = await balanceOf(ctx, empId);
  const issues = checkRedemption({ ...found, pointsNeeded: points, shown, balance });
  if (issues.length > 0) throw refused(issues);
  return { ...found, pointsPerYuan, points };
}

/** Writes the order, and takes its points and its piece. */
async function place(ctx: Ctx, empId: string, { id, name, price, stock, pointsPerYuan, points }: Wanted) {
  const orderId = ctx.newId();
  await ctx.tx.insert(commodityOrder).values({
    companyId: ctx.session.companyId,
    id: orderId,
    empId,
    commodityId: id,
    commodityName: name,
    price,
    pointsPerYuan,
    points,
    state: CommodityOrderState.PLACED,
    placedAt: ctx.now,
    placedOn: ctx.today,
    version: 1,
  });
  if (stock !== null)
    await ctx.tx
      .update(commodity)
      .set({ stock: stock - 1, version: sql`${commodity.version} + 1` })
      .where(isCommodity(ctx, id));
  const paid = { empId, delta: -points, kind: PointEntryKind.REDEEM, orderId, byEmpId: empId };
  await addEntries(ctx, [{ ...paid, dedupeKey: `redeem:${orderId}` }]);
  await ctx.audit({
    action: 'commodityOrder.placed',
    objectType: 'commodityOrder',
    objectId: orderId,
    params: { commodity: name, points },
  });
  return orderId;
}

/** Those of HR who handle orders of somebody learn that one waits. */
async function tellHr(ctx: Ctx, empId: string, orderId: string, { name: commodityName, points }: Wanted) {
  const person = (await namesOf(ctx, [empId])).get(empId);
  if (!person) throw notFound();
  const hr = (await hrOf(ctx, [empId], undefined, RECORDS_PAGE)).get(empId) ?? [];
  await tell(
    ctx,
    hr.map((to) => ({
      empId: to,
      kind: 'commodityOrder.placed',
      params: {
        name: person.name,
        nameEn: person.nameEn || person.name,
        commodity: commodityName,
        points: String(points),
      },
      label: null,
      page: `${RECORDS_PAGE}?state=PLACED`,
      dedupeKey: `commodityOrder:${orderId}:placed`,
    })),
  );
}
