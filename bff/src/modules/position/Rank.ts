import type { RankResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import { counted } from './counted.ts';
import type { RankRow } from './rows.ts';

export const Rank: ResolversOf<RankResolvers, RankRow> = {
  id: (rank) => rank.rankId,
  code: (rank) => rank.rankCode,
  name: (rank) => rank.rankName,
  jobGrade: (rank, _args, { loaders }) => reference(loaders.gradeById, rank.gradeId),
  filled: (one, _args, { loaders }) => counted(one, 'filled', loaders.countedRankById, one.rankId),
  coming: (one, _args, { loaders }) => counted(one, 'coming', loaders.countedRankById, one.rankId),
};
