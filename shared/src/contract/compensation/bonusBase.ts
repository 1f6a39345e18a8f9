import * as z from 'zod';
import {
  ClientMutationId,
  DateText,
  Decimal,
  Id,
  Keyword,
  pageOf,
  PageQuery,
  pages,
  post,
  reads,
  Saved,
  service,
  Version,
  writes,
} from '../kernel.ts';

/** Where the bases of bonuses are looked after. */
export const BONUS_BASE_PAGE = '/payment/bonusbase';

/** How many months' base salary are the base of a bonus, of the people of a rank or of one person. */
export const BonusBase = z.object({
  baseId: Id,
  rank: z
    .object({ rankId: Id, rankName: z.string() })
    .nullable()
    .describe('the rank it is of; null: it is of a person'),
  jobFamily: z
    .object({
      jobFamilyId: Id,
      jobFamilyName: z.string(),
      jobFamilyNameEn: z.string().nullable().describe('in English; null: there is none'),
    })
    .nullable()
    .describe('the job family; null: all of the rank that have none of their own, or it is of a person'),
  person: z
    .object({
      empId: Id,
      empName: z.string(),
      empNameEn: z.string().nullable().describe('in English; null: there is none'),
      empNumber: z.string(),
    })
    .nullable()
    .describe('the person it is of; null: it is of a rank'),
  months: Decimal.describe('months of base salary'),
  validFrom: DateText.describe('first day it holds; it holds until the next one of the same'),
  current: z.boolean().describe('whether it holds today'),
  open: z.boolean().describe('whether it may be corrected or removed: its month is not over'),
  people: z
    .int()
    .nullable()
    .describe(
      'people in service it holds for today, as far as the caller sees them and their rank; null: it does not hold today, or the caller may see nobody’s rank',
    ),
  amount: Decimal.nullable().describe(
    'base of their bonuses together, RMB; null: it does not hold today, or the caller may not see these salaries',
  ),
  version: Version,
});

const Fields = {
  months: Decimal.describe('0 or more, below 100, with at most two places').meta({ examples: ['1.50'] }),
  validFrom: DateText.describe('first of a month that is not over'),
};
const visiting = pages(BONUS_BASE_PAGE, 'visit');
const managing = pages(BONUS_BASE_PAGE, 'edit');

/** Bases of bonuses. The specification names no call of `/bonusbase`: these are ours. */
export const bonusBase = service('compensation', '/bonusbase', {
  listbase: post(reads, visiting, {
    summary:
      'Bases of bonuses: those of ranks, the most senior first, then those of people whose salary the caller sees, each the latest first.',
    body: PageQuery.extend({
      keyword: Keyword.optional().describe('part of the name of a rank, job family or person; absent: all'),
    }),
    data: pageOf(BonusBase),
  }),
  addbase: post(writes, managing, {
    once: true,
    summary:
      'Adds the base of a rank, or of a person, from the first of a month on; of the same and a day there is one.',
    body: z.object({
      clientMutationId: ClientMutationId,
      rankId: Id.nullable().describe('the rank; null: it is of a person'),
      jobFamilyId: Id.nullable().describe('the job family of the rank; null: all that have none of their own'),
      empId: Id.nullable().describe('the person; null: it is of a rank'),
      ...Fields,
    }),
    data: BonusBase,
  }),
  updatebase: post(writes, managing, {
    summary: 'Corrects a base whose month is not over.',
    body: z.object({ baseId: Id, version: Version, ...Fields }),
    data: BonusBase,
  }),
  deletebase: post(writes, managing, {
    summary: 'Removes a base whose month is not over; the one before it holds on.',
    body: z.object({ baseId: Id, version: Version }),
    data: Saved,
  }),
});
