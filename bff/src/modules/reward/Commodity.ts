import type { CommodityResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { CommodityRow } from './rows.ts';

export const Commodity: ResolversOf<CommodityResolvers, CommodityRow> = {
  id: (commodity) => commodity.commodityId,
  name: (commodity) => commodity.commodityName,
  pictureUrl: ({ pictureId }, _args, { tickets }) =>
    pictureId === null
      ? null
      : tickets.link('commodities', 'commoditypicture', { pictureId }, { lasts: 'session' }).url,
};
