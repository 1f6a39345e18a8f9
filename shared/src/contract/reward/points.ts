import * as z from 'zod';
import { PointEntryKind } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  DateText,
  Id,
  Instant,
  Keyword,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  service,
  writes,
} from '../kernel.ts';
import { MALL_PAGE } from './mall-page.ts';
import { LETTERS_PAGE } from './letters.ts';
import { RewardPerson } from './people.ts';
import { PointEntryRule } from './point-rules.ts';

/** Where people look at their own points. */
export const OWN_POINTS_PAGE = '/employee-award/account-details';
/** Where HR looks at everybody's points. */
export const ALL_POINTS_PAGE = '/employee-award/full-details';
/** Where it shows who received most. */
export const RANKING_PAGE = '/employee-award/ranking';

/** The two purses of the caller: points received, and what may still be given this month. */
export const OwnPoints = z.object({
  empId: Id,
  balance: z.int().describe('points received that are neither lapsed nor taken back'),
  monthlyAllowance: z.int().describe('points that may be given in a month; 0: letters carry none'),
  allowanceLeft: z.int().describe('of those, what may still be given this month'),
  nextLapse: z
    .object({
      points: z.int().describe('how many lapse'),
      day: DateText.describe('the day from which on they are gone'),
    })
    .nullable()
    .describe('which points lapse next; null: there are none'),
});

/** A line of the ledger of points. */
export const PointEntry = z.object({
  entryId: Id,
  delta: z.int().describe('points that came in, or below 0 that went'),
  kind: z.enum(PointEntryKind).describe('what it comes from'),
  by: RewardPerson.nullable().describe(
    'who gave or adjusted; null: points that lapsed, or an account without a person',
  ),
  letterId: Id.nullable().describe('the letter it came with; null: it came with none'),
  rule: PointEntryRule.nullable().describe(
    'what a rule gave it for, which only the person reads; null: no rule gave it, or it is the entry of somebody else',
  ),
  reason: z.string().nullable().describe('why it was adjusted; null: it was not'),
  at: Instant.describe('when'),
});

/** The points of one person, as HR sees them. */
export const PointAccount = z.object({
  empId: Id,
  balance: z.int().describe('sum of the entries'),
  receivedThisYear: z.int().describe('points received with letters in this calendar year'),
  lastEntryOn: DateText.nullable().describe('day of the last entry; null: there is none'),
});

export const PointAccountFilter = z.object({
  keyword: Keyword.optional().describe('beginning of name, pinyin, number or email; absent: anybody'),
  deptId: Id.optional().describe('only people of this department or below it; absent: of any'),
});

/** The place of somebody among those who received points. */
export const RankingPlace = z.object({
  place: z.int().describe('1 for most points; who has as many shares it, and the next places are left out'),
  person: RewardPerson.describe('who received them'),
  points: z.int().describe('points received with letters'),
  letters: z.int().describe('letters they came with'),
});

export const RankingFilter = z.object({
  from: DateText.describe('first day of the period'),
  to: DateText.describe('last day of the period'),
  ownDept: z.boolean().default(false).describe('true: only the department of the caller, with everything below'),
  valueId: Id.optional().describe('only letters written for this value; absent: for any'),
});

/** Points: a ledger for each person, whose sum is the balance. */
export const awardPoints = service('reward', '/empAward', {
  getOwnPoints: post(
    reads,
    pages([
      { path: OWN_POINTS_PAGE, need: 'visit' },
      { path: LETTERS_PAGE, need: 'visit' },
      { path: MALL_PAGE, need: 'visit' },
    ]),
    {
      summary:
        'Points of the caller, and what the caller may still give this month; null for an account without a person.',
      data: OwnPoints.nullable(),
    },
  ),
  listOwnEntry: post(reads, pages(OWN_POINTS_PAGE, 'visit'), {
    summary: 'The entries of the caller, the newest first.',
    body: PageQuery,
    data: pageOf(PointEntry),
  }),
  listAccount: post(reads, pages(ALL_POINTS_PAGE, 'visit'), {
    summary: 'Points of the people whom the caller sees, most points first.',
    body: PageQuery.extend({ filter: PointAccountFilter.prefault({}) }),
    data: pageOf(PointAccount),
  }),
  listEntry: post(reads, pages(ALL_POINTS_PAGE, 'visit'), {
    summary: 'The entries of somebody whom the caller sees, the newest first.',
    body: PageQuery.extend({ empId: Id }),
    data: pageOf(PointEntry),
  }),
  adjustPoints: post(writes, pages(ALL_POINTS_PAGE, 'edit'), {
    once: true,
    summary: 'Adds points to somebody or takes them back, never below zero; the person is told.',
    body: z.object({
      clientMutationId: ClientMutationId,
      empId: Id,
      delta: z.int().min(-LIMITS.pointAdjustmentMax).max(LIMITS.pointAdjustmentMax).describe('never 0'),
      reason: z.string().trim().min(1).max(LIMITS.reason).describe('why, which the person reads'),
    }),
    data: PointAccount,
  }),
  // An export leaves an audit entry, so it writes.
  exportAccount: post(writes, pages(ALL_POINTS_PAGE, 'export'), {
    answers: 'file',
    summary: 'Points of the people whom the caller sees as a file.',
    body: z.object({ filter: PointAccountFilter.prefault({}), format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  }),
  listRanking: post(reads, pages(RANKING_PAGE, 'visit'), {
    summary: 'Who received most points in a period, and the place of the caller.',
    body: PageQuery.extend({ filter: RankingFilter }),
    data: pageOf(RankingPlace).extend({
      own: RankingPlace.nullable().describe('the place of the caller; null: the caller received none'),
    }),
  }),
});
