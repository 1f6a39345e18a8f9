import * as z from 'zod';
import { ClientMutationId, DateText, Id, Instant, pages, post, reads, service, Version, writes } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

const VersionId = Id.describe('the named day');

/** A name for the organisation of a day. */
export const OrgVersion = z.object({
  versionId: VersionId,
  versionName: z.string(),
  day: DateText.describe('the day whose organisation it names'),
  automatic: z.boolean().describe('whether it was named by itself, because the structure changed on that day'),
  createdAt: Instant,
  version: Version,
});

/** A day on which the structure changed or will change. */
const ChangedDay = z.object({
  day: DateText.describe('on which something changed or will change'),
  departments: z.int().describe('how many departments changed or will change'),
});

export const DifferenceKind = z.enum(['added', 'closed', 'merged', 'renamed', 'moved', 'head']);
/** What is different of a department on two days. */
export const OrgDifference = z.object({
  kind: DifferenceKind.describe('what happened to it'),
  deptId: Id,
  deptCode: z.string(),
  deptName: z.string().describe('on the later day; of one that is gone, on the earlier day'),
  before: z
    .string()
    .nullable()
    .describe(
      'the name, the way to the parent, or the head on the earlier day; null: none, or somebody the caller may not see',
    ),
  after: z
    .string()
    .nullable()
    .describe(
      'the same on the later day, of a merge what it became part of; null: none, or somebody the caller may not see',
    ),
  headcountBefore: z.int().nullable().describe('people in it and below on the earlier day; null: it was not there'),
  headcountAfter: z.int().nullable().describe('people in it and below on the later day; null: it is not there'),
});

const TwoDays = z.object({
  from: DateText.describe('the earlier day'),
  to: DateText.describe('the later day'),
});
const Name = z.string().trim().min(1).max(LIMITS.versionName);
const visits = pages('/org/history', 'visit');
/** Every history has its days named by the same list. */
const sees = pages([
  { path: '/org/history', need: 'visit' },
  { path: '/position/history-rank', need: 'visit' },
  { path: '/position/history-job-family', need: 'visit' },
]);
const edits = pages('/org/history', 'edit');

/** The organisation over the years: days, names for days, two days compared. */
export const deptHistory = service('org', '/deptmanage', {
  historydays: post(reads, visits, {
    summary: 'The days on which the structure changed or will change, the first one first.',
    data: z.object({
      first: DateText.describe('the first day of which anything is known'),
      today: DateText.describe('today where the company is'),
      last: DateText.describe('the last day on which something is planned; today where nothing is'),
      days: z.array(ChangedDay).describe('the first one first'),
    }),
  }),
  historycompare: post(reads, visits, {
    summary:
      'What came, went, was merged, renamed, moved or got another head between two days, department by department.',
    body: TwoDays,
    data: z.object({
      departmentsBefore: z.int().describe('departments on the earlier day'),
      departmentsAfter: z.int().describe('departments on the later day'),
      headcountBefore: z.int().describe('people on the earlier day'),
      headcountAfter: z.int().describe('people on the later day; of a day ahead those of today'),
      differences: z.array(OrgDifference).describe('in the order of the later tree, then what is gone'),
    }),
  }),
  historyexport: post(writes, pages('/org/history', 'export'), {
    answers: 'file',
    summary: 'The differences between two days as a file.',
    body: TwoDays.extend({
      kinds: z.array(DifferenceKind).optional().describe('only these; absent: all'),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    }),
  }),
  versionlist: post(reads, sees, {
    summary:
      'Names that days have, the latest day first, for whoever may visit the history of departments, ranks or job families; at most 200.',
    data: z.array(OrgVersion),
  }),
  versionsave: post(writes, edits, {
    once: true,
    summary: 'Gives a day a name; a day may have several.',
    body: z.object({
      clientMutationId: ClientMutationId,
      versionName: Name.describe('unique in the company'),
      day: DateText.optional().describe('absent: today'),
    }),
    data: OrgVersion,
  }),
  versionrename: post(writes, edits, {
    summary: 'Gives a named day another name.',
    body: z.object({ versionId: VersionId, version: Version, versionName: Name.describe('unique in the company') }),
    data: OrgVersion,
  }),
  versiondelete: post(writes, edits, {
    summary:
      'Takes a name away; the organisation of that day can be looked at as before. Those named by themselves stay.',
    body: z.object({ versionId: VersionId, version: Version }),
    data: z.object({ versionId: VersionId }),
  }),
});
