import type { RankVersionResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { RankVersionRow } from './rows.ts';

export const RankVersion: ResolversOf<RankVersionResolvers, RankVersionRow> = {
  name: (version) => version.rankName,
  jobGrade: (version, _args, { loaders }) => reference(loaders.gradeById, version.gradeId),
};
