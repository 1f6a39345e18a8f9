import { and, eq, gte, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import { MALL_PAGE } from '@hengcai/shared/contract/reward/mall-page';
import {
  RECORDS_PAGE,
  type BenefitFilter,
  type OrderFilter,
  type conversionRecords as service,
} from '@hengcai/shared/contract/reward/orders';
import type { OrderAct } from '@hengcai/shared/rules/reward/orders';
import type * as z from 'zod';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { hasRight } from '../../kit/pages.ts';
import { tell } from '../../kit/tell.ts';
import { visibleEmployees } from '../employee/public.ts';
import { foundBy } from '../employee/tables.ts';
import { benefits } from './benefits.ts';
import { moveOrder, ordersOf, ownedOrders } from './orders.ts';
import { exportBenefits, exportOrders } from './order-files.ts';
import { commodityOrder } from './tables.ts';

type Asked = Parameters<typeof moveOrder>[2];

export const conversionRecordsHandlers: Handlers<typeof service> = {
  listConversion: ({ filter, ...page }, ctx) => ordersOf(ctx, ordersFound(ctx, filter), page),
  approveConversion: (asked, ctx) => decide(ctx, 'approve', asked),
  rejectConversion: (asked, ctx) => decide(ctx, 'reject', asked),
  deliverConversion: (asked, ctx) => decide(ctx, 'deliver', asked),
  exportConversion: ({ filter, format }, ctx) =>
    exportOrders(ctx, (later) => ordersFound(later, filter), filter, format),
  listBenefit: ({ filter, ...page }, ctx) => benefits(ctx, deliveredFound(ctx, filter), page),
  exportBenefit: ({ filter, format }, ctx) =>
    exportBenefits(ctx, (later) => deliveredFound(later, filter), filter, format),
};

/** Orders of the people whom the caller sees. */
export const visibleOrders = (ctx: Ctx): SQL | undefined =>
  and(eq(commodityOrder.companyId, ctx.session.companyId), visibleEmployees(ctx));

/** Orders that the caller sees on a page: the own ones, and those of the people seen by whoever handles orders. */
export const ordersOnPages = (ctx: Ctx): SQL | undefined =>
  hasRight(ctx.session, RECORDS_PAGE) ? or(ownedOrders(ctx), visibleOrders(ctx)) : ownedOrders(ctx);

function ordersFound(ctx: Ctx, { state, keyword, from, to }: z.output<typeof OrderFilter>): SQL | undefined {
  return and(
    visibleOrders(ctx),
    foundBy(ctx.session, keyword),
    state === undefined ? undefined : eq(commodityOrder.state, state),
    from ? gte(commodityOrder.placedOn, from) : undefined,
    to ? lte(commodityOrder.placedOn, to) : undefined,
  );
}

function deliveredFound(ctx: Ctx, { keyword, from, to }: z.output<typeof BenefitFilter>): SQL | undefined {
  return and(
    visibleOrders(ctx),
    foundBy(ctx.session, keyword),
    isNotNull(commodityOrder.deliveredOn),
    from ? gte(commodityOrder.deliveredOn, from) : undefined,
    to ? lte(commodityOrder.deliveredOn, to) : undefined,
  );
}

/** Lets an order go on, and tells the person. */
async function decide(ctx: Ctx, act: Exclude<OrderAct, 'cancel'>, asked: Asked) {
  const order = await moveOrder(ctx, act, asked, visibleOrders(ctx));
  await tell(ctx, [
    {
      empId: order.person.empId,
      kind: `commodityOrder.${act}`,
      params: { commodity: order.commodityName, points: String(order.points), reason: order.reason ?? '' },
      label: null,
      page: `${MALL_PAGE}?tabName=orders`,
      dedupeKey: `commodityOrder:${order.orderId}:${act}`,
    },
  ]);
  return order;
}
