import type { RankOnDayResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { RankOnDayRow } from './rows.ts';

export const RankOnDay: ResolversOf<RankOnDayResolvers, RankOnDayRow> = {
  rank: (one, _args, { loaders }) => reference(loaders.rankById, one.rankId),
};
