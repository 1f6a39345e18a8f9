import type { RankResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { RankRow } from './rows.ts';

export const Rank: ResolversOf<RankResolvers, RankRow> = {
  id: (rank) => rank.rankId,
  code: (rank) => rank.rankCode,
  name: (rank) => rank.rankName,
};
