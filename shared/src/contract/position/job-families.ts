import * as z from 'zod';
import {
  ClientMutationId,
  DateText,
  Id,
  Keyword,
  PageQuery,
  pageOf,
  post,
  reads,
  service,
  signedIn,
  Version,
  writes,
} from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';
import { closed, Deleted, headcounts, managing, staffing, visiting } from './positions.ts';

export const JobFamily = z.object({
  jobFamilyId: Id,
  jobFamilyCode: z.string(),
  jobFamilyName: z.string(),
  parentJobFamilyId: Id.nullable(),
  closedOn: DateText.nullable(),
  ...staffing,
  version: Version,
});

const Fields = {
  jobFamilyName: z.string().trim().min(1).max(LIMITS.jobFamilyName),
  parentJobFamilyId: Id.nullish(),
};

/** Job families: groups of related jobs, which may be nested. */
export const jobfamilymanage = service('position', '/jobfamilymanage', {
  listjobfamily: post(reads, signedIn, {
    summary: 'Job families: those with some ids, closed ones too, or all that are not closed.',
    body: z.object({ ids: z.array(Id).max(LIMITS.idsMax).optional(), keyword: Keyword.optional(), headcounts }),
    data: z.array(JobFamily),
  }),
  pagejobfamily: post(reads, visiting, {
    summary: 'Job families page by page, with the people in them.',
    body: PageQuery.extend({
      keyword: Keyword.optional(),
      closed,
      sort: z.enum(['jobFamilyCode', 'jobFamilyName', 'filled']).default('jobFamilyCode'),
      descending: z.boolean().default(false),
    }),
    data: pageOf(JobFamily),
  }),
  addjobfamily: post(writes, managing, {
    once: true,
    summary: 'Sets up a job family as of today; no other one may have its code, and none beside it its name.',
    body: z.object({
      clientMutationId: ClientMutationId,
      jobFamilyCode: z.string().trim().min(1).max(LIMITS.code),
      ...Fields,
    }),
    data: JobFamily,
  }),
  updatejobfamily: post(writes, managing, {
    summary: 'Renames or moves a job family from a day on, today or before; what it was before stays known.',
    body: z.object({ jobFamilyId: Id, version: Version, validFrom: DateText, ...Fields }),
    data: JobFamily,
  }),
  deletejobfamily: post(writes, managing, {
    summary:
      'Deletes a job family without people, positions and families; one that was used before is closed as of today.',
    body: z.object({ jobFamilyId: Id, version: Version }),
    data: Deleted,
  }),
});
