import type { BonusBaseResolvers } from '../../generated/schema.ts';
import { knownReference } from '../../known-reference.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { BonusBaseRow } from './rows.ts';

export const BonusBase: ResolversOf<BonusBaseResolvers, BonusBaseRow> = {
  id: (base) => base.baseId,
  rank: ({ rank }, _args, { loaders }, asked) =>
    rank &&
    knownReference(
      loaders.rankById,
      rank.rankId,
      { id: { rankId: rank.rankId }, name: { rankName: rank.rankName } },
      asked,
    ),
  jobFamily: ({ jobFamily }, _args, { loaders }, asked) =>
    jobFamily &&
    knownReference(
      loaders.jobFamilyById,
      jobFamily.jobFamilyId,
      {
        id: { jobFamilyId: jobFamily.jobFamilyId },
        name: { jobFamilyName: jobFamily.jobFamilyName },
        nameEn: { jobFamilyNameEn: jobFamily.jobFamilyNameEn },
      },
      asked,
    ),
  employee: ({ person }, _args, { loaders }, asked) =>
    person &&
    knownReference(
      loaders.employeeById,
      person.empId,
      {
        id: { empId: person.empId },
        name: { empName: person.empName },
        nameEn: { empNameEn: person.empNameEn },
        number: { empNumber: person.empNumber },
      },
      asked,
    ),
};
