import { addDays } from '@hengcai/shared/rules/dates';
import { pointsFor } from '@hengcai/shared/rules/reward/points';
import type { DemoCompany } from '../../kit/demo.ts';
import { commoditiesHandlers } from './commodities.ts';
import { exchangeRateHandlers } from './exchange-rate.ts';
import { balanceOf } from './ledger.ts';
import { awardMallHandlers } from './mall.ts';
import { conversionRecordsHandlers } from './records.ts';

type Goods = readonly [name: string, description: string, price: number, stock: number | null, onShelf: boolean];
const CHINESE: readonly Goods[] = [
  ['公司定制笔记本', 'A5 横线，封面印有公司标志', 5, 60, true],
  ['不锈钢保温杯', '350 毫升，黑白两色，领取时选择', 8, 30, true],
  ['电影票一张', '全国通用，有效期三个月', 12, null, true],
  ['晴雨两用伞', '自动开合，防晒涂层', 15, 20, true],
  ['下午茶双人券', '公司一楼咖啡厅使用', 20, null, true],
  ['蓝牙音箱', '库存待补', 99, 0, false],
];
const ACME: readonly Goods[] = [
  ['ACME notebook', 'A5, ruled, with the ACME logo', 5, 60, true],
  ['ACME mug', 'Steel, 350 ml, black or white', 8, 30, true],
  ['ACME cinema ticket', 'Valid for three months', 12, null, true],
  ['ACME speaker', 'Waiting for new stock', 99, 0, false],
];

/** One yuan is a point. */
const RATE = 1;
/** Days before the demo's own on which people redeem, and on which HR handles what was placed by then. */
const [OPENED, HANDLED] = [30, 12];
/** Orders, in turns: delivered, approved, rejected, waiting. */
const ORDERS = 8;

/** Goods on the shelf and orders in every state of whoever has the points. */
export async function buildMallDemo({ code, anchor, on }: DemoCompany, people: readonly string[]): Promise<void> {
  const goods = code === 'acme' ? ACME : CHINESE;
  const opened = addDays(anchor, -OPENED);
  await on(opened, async (ctx) => {
    for (const pointsPerYuan of [2, RATE]) {
      const { version } = await exchangeRateHandlers.getExchangeRate({}, ctx);
      await exchangeRateHandlers.saveExchangeRate({ version, pointsPerYuan }, ctx);
    }
  });
  const ids = await on(opened, async (ctx) => {
    const made: string[] = [];
    for (const [commodityName, description, price, stock, onShelf] of goods) {
      const said = { commodityName, description, price, stock, onShelf };
      const one = await commoditiesHandlers.addCommodity({ clientMutationId: `demo-goods-${price}`, ...said }, ctx);
      made.push(one.commodityId);
    }
    return made;
  });
  const placed: string[] = [];
  for (const [at, empId] of people.entries()) {
    if (placed.length === ORDERS) break;
    const which = at % 3;
    const points = pointsFor(goods[which]?.[2] ?? 0, RATE);
    const orderId = await on(
      addDays(anchor, -HANDLED - (at % 5)),
      async (ctx) => {
        if ((await balanceOf(ctx, empId)) < points) return null;
        const wanted = { clientMutationId: `demo-order-${at}`, commodityId: ids[which] ?? '', points };
        return (await awardMallHandlers.redeem(wanted, ctx)).orderId;
      },
      empId,
    );
    if (orderId !== null) placed.push(orderId);
  }
  await on(addDays(anchor, 1 - HANDLED), async (ctx) => {
    const reason = code === 'acme' ? 'Out of stock at the moment' : '本月暂时缺货，请下月再兑换';
    for (const [at, orderId] of placed.entries()) {
      const turn = at % 4;
      if (turn === 2) await conversionRecordsHandlers.rejectConversion({ orderId, version: 1, reason }, ctx);
      if (turn < 2) await conversionRecordsHandlers.approveConversion({ orderId, version: 1 }, ctx);
      if (turn === 0) await conversionRecordsHandlers.deliverConversion({ orderId, version: 2 }, ctx);
    }
  });
}
