import type { JobFamilyResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import { counted } from './counted.ts';
import type { JobFamilyRow } from './rows.ts';

export const JobFamily: ResolversOf<JobFamilyResolvers, JobFamilyRow> = {
  id: (family) => family.jobFamilyId,
  code: (family) => family.jobFamilyCode,
  name: (family) => family.jobFamilyName,
  nameEn: (family) => family.jobFamilyNameEn,
  parent: (family, _args, { loaders }) => reference(loaders.jobFamilyById, family.parentJobFamilyId),
  filled: (one, _args, { loaders }) => counted(one, 'filled', loaders.countedJobFamilyById, one.jobFamilyId),
  coming: (one, _args, { loaders }) => counted(one, 'coming', loaders.countedJobFamilyById, one.jobFamilyId),
};
