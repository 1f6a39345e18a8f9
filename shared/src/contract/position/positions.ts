import * as z from 'zod';
import { Id, post, reads, service, signedIn, Keyword } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

export const Position = z.object({
  positionId: Id,
  positionCode: z.string(),
  positionName: z.string(),
  positionNameEn: z.string().nullable(),
  deptId: Id.nullable(),
  jobFamilyId: Id.nullable(),
  rankId: Id.nullable(),
});
export const Rank = z.object({
  rankId: Id,
  rankCode: z.string(),
  rankName: z.string(),
  grade: z.int().describe('higher is more senior'),
});
export const JobFamily = z.object({
  jobFamilyId: Id,
  jobFamilyCode: z.string(),
  jobFamilyName: z.string(),
  parentJobFamilyId: Id.nullable(),
});

const byIds = z.object({ ids: z.array(Id).max(LIMITS.idsMax).optional(), keyword: Keyword.optional() });

/** Reference reads by id or all; managing them belongs to the pages under /position. */
export const positionmanage = service('position', '/positionmanage', {
  listposition: post(reads, signedIn, { summary: 'Positions, by id or all.', body: byIds, data: z.array(Position) }),
});
export const rankmanage = service('position', '/rankmanage', {
  listrank: post(reads, signedIn, {
    summary: 'Ranks, by id or all, most senior first.',
    body: byIds,
    data: z.array(Rank),
  }),
});
export const jobfamilymanage = service('position', '/jobfamilymanage', {
  listjobfamily: post(reads, signedIn, {
    summary: 'Job families, by id or all.',
    body: byIds,
    data: z.array(JobFamily),
  }),
});
