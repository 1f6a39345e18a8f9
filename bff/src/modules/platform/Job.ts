import type { JobResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { JobRow } from './rows.ts';

export const Job: ResolversOf<JobResolvers, JobRow> = {
  id: (job) => job.jobId,
  status: (job) => job.state,
  file: ({ jobId, fileName }, _args, { tickets }) =>
    fileName === null ? null : tickets.link('platform', 'jobfile', { jobId }, { name: fileName, lasts: 'session' }),
};
