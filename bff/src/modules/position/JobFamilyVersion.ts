import type { JobFamilyVersionResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { JobFamilyVersionRow } from './rows.ts';

export const JobFamilyVersion: ResolversOf<JobFamilyVersionResolvers, JobFamilyVersionRow> = {
  name: (version) => version.jobFamilyName,
  nameEn: (version) => version.jobFamilyNameEn,
  parent: (version, _args, { loaders }) => reference(loaders.jobFamilyById, version.parentJobFamilyId),
};
