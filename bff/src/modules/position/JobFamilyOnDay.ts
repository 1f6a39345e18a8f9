import type { JobFamilyOnDayResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { JobFamilyOnDayRow } from './rows.ts';

export const JobFamilyOnDay: ResolversOf<JobFamilyOnDayResolvers, JobFamilyOnDayRow> = {
  jobFamily: (one, _args, { loaders }) => reference(loaders.jobFamilyById, one.jobFamilyId),
};
