import type { JobFamilyChangeResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { JobFamilyChangeRow } from './rows.ts';

export const JobFamilyChange: ResolversOf<JobFamilyChangeResolvers, JobFamilyChangeRow> = {
  jobFamily: (one, _args, { loaders }) => reference(loaders.jobFamilyById, one.jobFamilyId),
};
