import type { MallCommodityResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { MallCommodityRow } from './rows.ts';

export const MallCommodity: ResolversOf<MallCommodityResolvers, MallCommodityRow> = {
  id: (commodity) => commodity.commodityId,
  name: (commodity) => commodity.commodityName,
  pictureUrl: ({ pictureId }, _args, { tickets }) =>
    pictureId === null
      ? null
      : tickets.link('commodities', 'commoditypicture', { pictureId }, { lasts: 'session' }).url,
};
