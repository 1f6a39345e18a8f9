import * as z from 'zod';
import { DateText, Id, pageOf, pages, post, reads, service, signedIn, Version, writes } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  Asked,
  changed,
  ChangesAsked,
  Code,
  DayAsked,
  Deleted,
  isChanged,
  isNew,
  managing,
  onDay,
  PageAsked,
  span,
  staffing,
  visiting,
} from './described.ts';

export const JobFamily = z.object({
  jobFamilyId: Id,
  jobFamilyCode: z.string(),
  jobFamilyName: z.string(),
  jobFamilyNameEn: z.string().nullable(),
  parentJobFamilyId: Id.nullable(),
  closedOn: DateText.nullable(),
  ...staffing,
  version: Version,
});

export const JobFamilyVersion = z.object({
  ...span,
  jobFamilyName: z.string().describe('what it was called'),
  jobFamilyNameEn: z.string().nullable().describe('what it was called in English; null: nothing'),
  parentJobFamilyId: Id.nullable().describe('the family it was part of; null: it stood at the top'),
});
export const JobFamilyOnDay = z.object({
  jobFamilyId: Id,
  version: JobFamilyVersion.describe('what it was'),
  ...onDay,
});
export const JobFamilyChange = z.object({
  jobFamilyId: Id,
  ...changed,
  before: JobFamilyVersion.nullable().describe('what it was until then; null: it was set up'),
  after: JobFamilyVersion.nullable().describe('what it is from then on; null: it was closed'),
});

const Fields = {
  jobFamilyName: z.string().trim().min(1).max(LIMITS.jobFamilyName),
  jobFamilyNameEn: z.string().trim().min(1).max(LIMITS.jobFamilyNameEn).nullish(),
  parentJobFamilyId: Id.nullish(),
};

/** Job families: groups of related jobs, which may be nested. */
export const jobfamilymanage = service('position', '/jobfamilymanage', {
  listjobfamily: post(reads, signedIn, {
    summary: 'Job families: those with some ids, closed ones too, or all that are not closed.',
    body: Asked,
    data: z.array(JobFamily),
  }),
  pagejobfamily: post(reads, visiting, {
    summary: 'Job families page by page, with the people in them.',
    body: PageAsked.extend({
      sort: z.enum(['jobFamilyCode', 'jobFamilyName', 'filled']).default('jobFamilyCode'),
      descending: z.boolean().default(false),
    }),
    data: pageOf(JobFamily),
  }),
  historyjobfamily: post(reads, pages('/position/history-job-family', 'visit'), {
    summary: 'The job families of a day as they were then, by code, with the people in them.',
    body: DayAsked,
    data: pageOf(JobFamilyOnDay),
  }),
  changesjobfamily: post(reads, pages('/position/history-job-family', 'visit'), {
    summary: 'Every change of a job family, the latest first: set up, renamed, moved, closed.',
    body: ChangesAsked,
    data: pageOf(JobFamilyChange),
  }),
  addjobfamily: post(writes, managing, {
    once: true,
    summary: 'Sets up a job family as of today; no other one may have its code, and none beside it its name.',
    body: z.object({ ...isNew, jobFamilyCode: Code, ...Fields }),
    data: JobFamily,
  }),
  updatejobfamily: post(writes, managing, {
    summary: 'Renames or moves a job family from a day on, today or before; what it was before stays known.',
    body: z.object({ jobFamilyId: Id, ...isChanged, ...Fields }),
    data: JobFamily,
  }),
  deletejobfamily: post(writes, managing, {
    summary:
      'Deletes a job family without people, positions and families; one that was used before is closed as of today.',
    body: z.object({ jobFamilyId: Id, version: Version }),
    data: Deleted,
  }),
});
