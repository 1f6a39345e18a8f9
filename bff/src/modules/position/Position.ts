import type { PositionResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import { counted } from './counted.ts';
import type { PositionRow } from './rows.ts';

export const Position: ResolversOf<PositionResolvers, PositionRow> = {
  id: (position) => position.positionId,
  code: (position) => position.positionCode,
  name: (position) => position.positionName,
  nameEn: (position) => position.positionNameEn,
  department: (position, _args, { loaders }) => reference(loaders.departmentById, position.deptId),
  jobFamily: (position, _args, { loaders }) => reference(loaders.jobFamilyById, position.jobFamilyId),
  rank: (position, _args, { loaders }) => reference(loaders.rankById, position.rankId),
  highestRank: (position, _args, { loaders }) => reference(loaders.rankById, position.highestRankId),
  jobGrade: (position, _args, { loaders }) => reference(loaders.gradeById, position.gradeId),
  filled: (one, _args, { loaders }) => counted(one, 'filled', loaders.countedPositionById, one.positionId),
  coming: (one, _args, { loaders }) => counted(one, 'coming', loaders.countedPositionById, one.positionId),
};
