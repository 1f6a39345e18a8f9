import { and, eq, ne, sql } from 'drizzle-orm';
import { RECORDS_PAGE } from '@hengcai/shared/contract/reward/orders';
import { CommodityOrderState, PageRight, TodoType } from '@hengcai/shared/enums';
import { hasRow } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { hasRight } from '../../kit/pages.ts';
import type { TodoSource } from '../../kit/todos.ts';
import { countOrders } from './orders.ts';
import { visibleOrders } from './records.ts';
import { commodityOrder } from './tables.ts';

/** Orders that wait for somebody who handles them; nobody handles the own one. */
export const rewardTodos: TodoSource = {
  counts: [
    {
      mayWait: (ctx) => (handlesOrders(ctx) ? hasRow(ctx, commodityOrder, placed) : sql`false`),
      count: async (ctx, empId) => [
        {
          typeId: TodoType.COMMODITY_ORDER,
          backlogCount: await countOrders(ctx, and(visibleOrders(ctx), placed, ne(commodityOrder.empId, empId))),
        },
      ],
    },
  ],
  // One by one they stand in the conversion records; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
};

const placed = eq(commodityOrder.state, CommodityOrderState.PLACED);
const handlesOrders = ({ session }: Ctx): boolean => hasRight(session, RECORDS_PAGE, PageRight.EDIT);
