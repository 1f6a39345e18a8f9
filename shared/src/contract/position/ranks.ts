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

export const Rank = z.object({
  rankId: Id,
  rankCode: z.string(),
  rankName: z.string(),
  grade: z.int().describe('seniority, higher is more senior'),
  gradeId: Id.nullable(),
  closedOn: DateText.nullable(),
  ...staffing,
  version: Version,
});
export const RankVersion = z.object({
  ...span,
  rankName: z.string().describe('what it was called'),
  grade: z.int().describe('seniority, higher is more senior'),
  gradeId: Id.nullable().describe('the grade it belonged to; null: nobody had sorted it yet'),
});
export const RankOnDay = z.object({ rankId: Id, version: RankVersion.describe('what it was'), ...onDay });
export const RankChange = z.object({
  rankId: Id,
  ...changed,
  before: RankVersion.nullable().describe('what it was until then; null: it was set up'),
  after: RankVersion.nullable().describe('what it is from then on; null: it was closed'),
});
export const Grade = z.object({
  gradeId: Id,
  gradeName: z.string(),
  gradeNameEn: z.string().nullable(),
  rankCount: z.int(),
  filled: z.int().describe('people in service whose rank belongs to it'),
  version: Version,
});

const RankFields = {
  rankName: z.string().trim().min(1).max(LIMITS.rankName),
  grade: z.int().min(1).max(LIMITS.gradeMax),
  gradeId: Id,
};
const GradeFields = {
  gradeName: z.string().trim().min(1).max(LIMITS.gradeName),
  gradeNameEn: z.string().trim().min(1).max(LIMITS.gradeNameEn).nullish(),
};

/** Ranks (职级) and the grades (职等) they belong to. */
export const rankmanage = service('position', '/rankmanage', {
  listrank: post(reads, signedIn, {
    summary: 'Ranks, the most senior first: those with some ids, closed ones too, or all that are not closed.',
    body: Asked,
    data: z.array(Rank),
  }),
  pagerank: post(reads, visiting, {
    summary: 'Ranks page by page, with the people who have them; the most senior first unless sorted otherwise.',
    body: PageAsked.extend({
      gradeIds: z.array(Id).max(LIMITS.idsMax).optional(),
      sort: z.enum(['grade', 'rankCode', 'rankName', 'filled']).default('grade'),
      descending: z.boolean().default(true),
    }),
    data: pageOf(Rank),
  }),
  historyrank: post(reads, pages('/position/history-rank', 'visit'), {
    summary: 'The ranks of a day as they were then, the most senior first, with the people who had them.',
    body: DayAsked,
    data: pageOf(RankOnDay),
  }),
  changesrank: post(reads, pages('/position/history-rank', 'visit'), {
    summary: 'Every change of a rank, the latest first: set up, renamed, of another grade or seniority, closed.',
    body: ChangesAsked,
    data: pageOf(RankChange),
  }),
  addrank: post(writes, managing, {
    once: true,
    summary: 'Sets up a rank as of today; no other one may have its code or name.',
    body: z.object({
      ...isNew,
      rankCode: Code,
      ...RankFields,
    }),
    data: Rank,
  }),
  updaterank: post(writes, managing, {
    summary: 'Describes a rank anew from a day on, today or before; what it was before stays known.',
    body: z.object({ rankId: Id, ...isChanged, ...RankFields }),
    data: Rank,
  }),
  deleterank: post(writes, managing, {
    summary:
      'Deletes a rank nobody has now or ahead and no position names; one that was used before is closed as of today.',
    body: z.object({ rankId: Id, version: Version }),
    data: Deleted,
  }),
  listgrade: post(reads, signedIn, {
    summary: 'Grades, the highest first: those with some ids, closed ones too, or all that are not closed.',
    body: Asked.omit({ headcounts: true }),
    data: z.array(Grade),
  }),
  addgrade: post(writes, managing, {
    once: true,
    summary: 'Adds a grade above all others; its name is unique in the company.',
    body: z.object({ ...isNew, ...GradeFields }),
    data: Grade,
  }),
  updategrade: post(writes, managing, {
    summary: 'Renames a grade.',
    body: z.object({ gradeId: Id, version: Version, ...GradeFields }),
    data: Grade,
  }),
  ordergrade: post(writes, managing, {
    summary: 'Puts the grades into an order, the highest first; every grade is named.',
    body: z.object({ gradeIds: z.array(Id).min(1).max(LIMITS.idsMax) }),
    data: z.array(Grade),
  }),
  deletegrade: post(writes, managing, {
    summary:
      'Deletes a grade nobody has a rank of and no rank belongs to; one that ranks belonged to before is closed.',
    body: z.object({ gradeId: Id, version: Version }),
    data: Deleted,
  }),
});
