import type { RankChangeResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { RankChangeRow } from './rows.ts';

export const RankChange: ResolversOf<RankChangeResolvers, RankChangeRow> = {
  rank: (one, _args, { loaders }) => reference(loaders.rankById, one.rankId),
};
