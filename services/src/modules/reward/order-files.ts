import { and, sql, type SQL } from 'drizzle-orm';
import type { BenefitFilter, OrderFilter } from '@hengcai/shared/contract/reward/orders';
import { CommodityOrderState } from '@hengcai/shared/enums';
import type * as z from 'zod';
import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { readByKeyset } from '../../kit/keyset.ts';
import { localName } from '../../kit/local-name.ts';
import { dayCell, numberCell, type Cell } from '../../kit/sheet/cells.ts';
import { tableFile } from '../../kit/sheet/table-file.ts';
import { enumTextIds } from '../../messages/enum-text.ts';
import { employee } from '../employee/tables.ts';
import { benefitRows, countBenefits, MONTH, type BenefitRow } from './benefits.ts';
import { countOrders, orderRows, type OrderRow } from './orders.ts';
import { commodityOrder } from './tables.ts';

type Format = 'xlsx' | 'csv';
/** What is found, asked anew for each page of a file: it is read in short transactions. */
type Found = (ctx: Ctx) => SQL | undefined;

const PAGE = 500;
const STATE = enumTextIds<number>('CommodityOrderState', CommodityOrderState);
const ORDER_COLUMNS = [
  'number',
  'name',
  'commodity',
  'price',
  'rate',
  'points',
  'state',
  'placedOn',
  'deliveredOn',
  'reason',
] as const;
const BENEFIT_COLUMNS = ['month', 'number', 'name', 'orders', 'price'] as const;

/** Orders as a file; who took out what stands in the audit. */
export async function exportOrders(
  ctx: Ctx,
  found: Found,
  filter: z.output<typeof OrderFilter>,
  format: Format,
): Promise<FileAnswer> {
  await ctx.audit({
    action: 'commodityOrder.exported',
    objectType: 'orderExport',
    objectId: ctx.session.userId,
    params: { count: await countOrders(ctx, found(ctx)), filter: JSON.stringify(filter) },
  });
  return tableFile(ctx.t('reward.orders.exportName', { date: ctx.today }), format, orderCells(ctx, found));
}

async function* orderCells(ctx: Ctx, found: Found): AsyncGenerator<Cell[]> {
  yield ORDER_COLUMNS.map((column) => ctx.t(`reward.column.${column}`));
  const next = (later: Ctx, after: OrderRow | undefined, size: number) => {
    const below =
      after &&
      sql`(${commodityOrder.placedAt}, ${commodityOrder.id}) < (${after.placedAt.toISOString()}::timestamptz, ${after.orderId})`;
    return orderRows(later, and(found(later), below), { limit: size, offset: 0 });
  };
  for await (const order of readByKeyset<OrderRow>(ctx, PAGE, next))
    yield [
      order.person.empNumber,
      localName(ctx, order.person.empName, order.person.empNameEn),
      order.commodityName,
      numberCell(order.price),
      numberCell(order.pointsPerYuan),
      numberCell(order.points),
      ctx.t(STATE.get(order.state) ?? ''),
      dayCell(order.placedOn),
      dayCell(order.deliveredOn),
      order.reason ?? '',
    ];
}

/** Benefits by person and month as a file; who took out what stands in the audit. */
export async function exportBenefits(
  ctx: Ctx,
  found: Found,
  filter: z.output<typeof BenefitFilter>,
  format: Format,
): Promise<FileAnswer> {
  await ctx.audit({
    action: 'commodityBenefit.exported',
    objectType: 'orderExport',
    objectId: ctx.session.userId,
    params: { count: await countBenefits(ctx, found(ctx)), filter: JSON.stringify(filter) },
  });
  return tableFile(ctx.t('reward.benefits.exportName', { date: ctx.today }), format, benefitCells(ctx, found));
}

async function* benefitCells(ctx: Ctx, found: Found): AsyncGenerator<Cell[]> {
  yield BENEFIT_COLUMNS.map((column) => ctx.t(`reward.column.${column}`));
  const next = (later: Ctx, after: BenefitRow | undefined, size: number) => {
    const below =
      after &&
      sql`(${MONTH} < ${after.month}::date or ${MONTH} = ${after.month}::date
        and (${employee.sortKey}, ${employee.id}) > (${after.sortKey}, ${after.person.empId}))`;
    return benefitRows(later, and(found(later), below), { limit: size, offset: 0 });
  };
  for await (const { month, person, orders, price } of readByKeyset<BenefitRow>(ctx, PAGE, next))
    yield [
      month.slice(0, 7),
      person.empNumber,
      localName(ctx, person.empName, person.empNameEn),
      numberCell(orders),
      numberCell(price),
    ];
}
