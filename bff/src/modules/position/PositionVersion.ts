import type { PositionVersionResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { PositionVersionRow } from './rows.ts';

export const PositionVersion: ResolversOf<PositionVersionResolvers, PositionVersionRow> = {
  name: (version) => version.positionName,
  nameEn: (version) => version.positionNameEn,
  department: (version, _args, { loaders }) => reference(loaders.departmentById, version.deptId),
  jobFamily: (version, _args, { loaders }) => reference(loaders.jobFamilyById, version.jobFamilyId),
  rank: (version, _args, { loaders }) => reference(loaders.rankById, version.rankId),
  highestRank: (version, _args, { loaders }) => reference(loaders.rankById, version.highestRankId),
  jobGrade: (version, _args, { loaders }) => reference(loaders.gradeById, version.gradeId),
};
