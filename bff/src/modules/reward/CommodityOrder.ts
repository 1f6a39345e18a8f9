import type { CommodityOrderResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { CommodityOrderRow } from './rows.ts';

export const CommodityOrder: ResolversOf<CommodityOrderResolvers, CommodityOrderRow> = {
  id: (order) => order.orderId,
};
