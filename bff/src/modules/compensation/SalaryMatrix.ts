import type {
  CompaRatioBandResolvers,
  SalaryMatrixDetailResolvers,
  SalaryMatrixResolvers,
  SalaryRangeResolvers,
} from '../../generated/schema.ts';
import { knownReference } from '../../known-reference.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { CompaRatioBandRow, SalaryMatrixDetailRow, SalaryMatrixRow, SalaryRangeRow } from './rows.ts';

export const SalaryMatrix: ResolversOf<SalaryMatrixResolvers, SalaryMatrixRow> = {
  id: (matrix) => matrix.matrixId,
  name: (matrix) => matrix.matrixName,
  updatedBy: ({ updatedBy }, _args, { loaders }, asked) =>
    updatedBy &&
    knownReference(
      loaders.employeeById,
      updatedBy.empId,
      {
        id: { empId: updatedBy.empId },
        name: { empName: updatedBy.empName },
        nameEn: { empNameEn: updatedBy.empNameEn },
      },
      asked,
    ),
};

export const SalaryMatrixDetail: ResolversOf<SalaryMatrixDetailResolvers, SalaryMatrixDetailRow> = {
  id: (detail) => detail.matrixId,
  matrix: (detail) => detail,
};

export const SalaryRange: ResolversOf<SalaryRangeResolvers, SalaryRangeRow> = {
  rank: ({ rankId, rankName }, _args, { loaders }, asked) =>
    knownReference(loaders.rankById, rankId, { id: { rankId }, name: { rankName } }, asked),
  jobFamily: ({ jobFamilyId, jobFamilyName, jobFamilyNameEn }, _args, { loaders }, asked) =>
    jobFamilyId === null || jobFamilyName === null
      ? null
      : knownReference(
          loaders.jobFamilyById,
          jobFamilyId,
          { id: { jobFamilyId }, name: { jobFamilyName }, nameEn: { jobFamilyNameEn } },
          asked,
        ),
};

export const CompaRatioBand: ResolversOf<CompaRatioBandResolvers, CompaRatioBandRow> = {
  low: (band) => band.crLow,
  high: (band) => band.crHigh,
};
