import * as z from 'zod';
import {
  DateText,
  Id,
  Keyword,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  service,
  signedIn,
  Version,
  writes,
} from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';
import { Asked, closed, Code, Deleted, isChanged, isNew, managing, staffing, visiting } from './described.ts';

const Title = z.string().trim().min(1).max(LIMITS.positionName);
const Text = z.string().trim().max(LIMITS.jobDescription);

const described = {
  positionName: z.string(),
  positionNameEn: z.string().nullable(),
  deptId: Id.nullable(),
  jobFamilyId: Id.nullable(),
  rankId: Id.nullable(),
  highestRankId: Id.nullable(),
  gradeId: Id.nullable().describe('the grade its evaluation came to; null: none has been applied'),
  plannedHeadcount: z.int().nullable(),
};
export const Position = z.object({
  positionId: Id,
  positionCode: z.string(),
  ...described,
  closedOn: DateText.nullable(),
  ...staffing,
  version: Version,
});
export const PositionVersion = z.object({
  validFrom: DateText,
  validTo: DateText.nullable(),
  ...described,
  responsibilities: z.string().nullable(),
  requirements: z.string().nullable(),
});
const PositionSort = z.enum(['positionCode', 'positionName', 'rank', 'plannedHeadcount', 'filled']);
export const PositionFilter = z.object({
  keyword: Keyword.optional(),
  deptIds: z.array(Id).max(LIMITS.idsMax).optional(),
  jobFamilyIds: z.array(Id).max(LIMITS.idsMax).optional(),
  rankIds: z.array(Id).max(LIMITS.idsMax).optional(),
  vacant: z
    .boolean()
    .default(false)
    .describe('true: only those with fewer people, the coming ones included, than planned'),
  closed,
});
const PositionFields = {
  positionName: Title,
  positionNameEn: Title.nullish(),
  deptId: Id.nullish(),
  jobFamilyId: Id.nullish(),
  rankId: Id.nullish(),
  highestRankId: Id.nullish(),
  plannedHeadcount: z.int().min(0).max(LIMITS.plannedHeadcountMax).nullish(),
  responsibilities: Text.nullish(),
  requirements: Text.nullish(),
};
export const PositionHistory = z.object({
  position: Position,
  versions: z.array(PositionVersion).describe('from the first day on, those ahead included'),
});

/** Reference reads by id or all for everybody; managing belongs to the pages under /position. */
export const positionmanage = service('position', '/positionmanage', {
  listposition: post(reads, signedIn, {
    summary: 'Positions: those with some ids, closed ones too, or all that are not closed.',
    body: Asked,
    data: z.array(Position),
  }),
  pageposition: post(reads, visiting, {
    summary: 'Positions page by page, filtered and sorted, with the people in them.',
    body: PageQuery.extend({
      filter: PositionFilter.prefault({}),
      sort: PositionSort.default('positionCode'),
      descending: z.boolean().default(false),
    }),
    data: pageOf(Position),
  }),
  getposition: post(reads, visiting, {
    summary: 'One position with its descriptions of all times.',
    body: z.object({ positionId: Id }),
    data: PositionHistory,
  }),
  addposition: post(writes, managing, {
    once: true,
    summary: 'Sets up a position as of today; it needs a job title, and its code is unique in the company.',
    body: z.object({ ...isNew, positionCode: Code, ...PositionFields }),
    data: PositionHistory,
  }),
  updateposition: post(writes, managing, {
    summary: 'Describes a position anew from a day on; what it was before stays known.',
    body: z.object({ positionId: Id, ...isChanged, ...PositionFields }),
    data: PositionHistory,
  }),
  withdrawposition: post(writes, managing, {
    summary: 'Withdraws the change of a position that takes effect on a day ahead.',
    body: z.object({ positionId: Id, ...isChanged }),
    data: PositionHistory,
  }),
  deleteposition: post(writes, managing, {
    summary: 'Deletes a position nobody is in now or ahead; one that was used before is closed as of today.',
    body: z.object({ positionId: Id, version: Version }),
    data: Deleted,
  }),
  // An export leaves an audit entry, so it writes.
  exportposition: post(writes, pages('/position/management', 'export'), {
    answers: 'file',
    summary: 'The filtered positions as a file, with their job descriptions.',
    body: z.object({ filter: PositionFilter.prefault({}), format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  }),
});
