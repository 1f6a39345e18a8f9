import { asc } from 'drizzle-orm';
import { CommodityOrderState, PointEntryKind } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import type { OwnSheet } from '../../kit/own-record.ts';
import { EVERYTHING } from '../../kit/paged.ts';
import { dayCell, numberCell, type Cell } from '../../kit/sheet/cells.ts';
import { businessDateAt } from '../../kit/clock.ts';
import { enumTextIds } from '../../messages/enum-text.ts';
import { lettersOf } from './letters.ts';
import { ownedOrders, orderRows } from './orders.ts';
import { ownedBy } from './ledger.ts';
import { pointEntry } from './tables.ts';

const KIND = enumTextIds<number>('PointEntryKind', PointEntryKind);
const STATE = enumTextIds<number>('CommodityOrderState', CommodityOrderState);

/** Letters, points and orders of the caller, for the file of the own record. */
export const ownRewards = async (ctx: Ctx, empId: string): Promise<OwnSheet[]> => [
  await lettersSheet(ctx, empId),
  await pointsSheet(ctx, empId),
  await ordersSheet(ctx),
];

const headings = (ctx: Ctx, ...columns: string[]): Cell[] =>
  columns.map((column) => ({ heading: ctx.t(`reward.column.${column}`) }));

async function lettersSheet(ctx: Ctx, empId: string): Promise<OwnSheet> {
  const nameOf = ({ empName, empNameEn }: { empName: string; empNameEn: string | null }) =>
    localName(ctx, empName, empNameEn);
  return {
    name: ctx.t('reward.own.letters'),
    rows: [
      headings(ctx, 'day', 'sender', 'recipients', 'text', 'points'),
      ...(await lettersOf(ctx, empId)).map(({ sentAt, sender, recipients, text, points }) => [
        dayCell(businessDateAt(new Date(sentAt), ctx.session.timeZone)),
        nameOf(sender),
        recipients.map(nameOf).join(', '),
        text,
        numberCell(points),
      ]),
    ],
  };
}

async function pointsSheet(ctx: Ctx, empId: string): Promise<OwnSheet> {
  const entries = await ctx.tx
    .select()
    .from(pointEntry)
    .where(ownedBy(ctx, empId))
    .orderBy(asc(pointEntry.at), asc(pointEntry.id));
  return {
    name: ctx.t('reward.own.points'),
    rows: [
      headings(ctx, 'day', 'points', 'kind', 'why'),
      ...entries.map(({ day, delta, kind, reason }) => [
        dayCell(day),
        numberCell(delta),
        ctx.t(KIND.get(kind) ?? ''),
        reason ?? '',
      ]),
    ],
  };
}

async function ordersSheet(ctx: Ctx): Promise<OwnSheet> {
  return {
    name: ctx.t('reward.own.orders'),
    rows: [
      headings(ctx, 'placedOn', 'commodity', 'price', 'points', 'state', 'deliveredOn', 'reason'),
      ...(await orderRows(ctx, ownedOrders(ctx), EVERYTHING)).map((order) => [
        dayCell(order.placedOn),
        order.commodityName,
        numberCell(order.price),
        numberCell(order.points),
        ctx.t(STATE.get(order.state) ?? ''),
        dayCell(order.deliveredOn),
        order.reason ?? '',
      ]),
    ],
  };
}
