import * as z from 'zod';
import { ThankYouLetterBox } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  Id,
  Instant,
  Keyword,
  PageQuery,
  Version,
  pageOf,
  pages,
  post,
  reads,
  service,
  writes,
} from '../kernel.ts';
import { RewardPerson } from './people.ts';
import { VALUES_PAGE } from './values.ts';

/** Where letters are read and written. */
export const LETTERS_PAGE = '/employee-award/thanks-letter';

/** What somebody thanks colleagues for; it stays as it was sent. */
export const ThankYouLetter = z.object({
  letterId: Id,
  sender: RewardPerson.describe('who wrote it'),
  recipients: z.array(RewardPerson).describe('whom it thanks, by name'),
  valueId: Id.describe('the value it was written for'),
  text: z.string().describe('what the sender wrote'),
  points: z.int().describe('points that each recipient was given; 0: none'),
  sentAt: Instant.describe('when it was sent'),
  hiddenAt: Instant.nullable().describe('since when only sender, recipients and HR see it; null: everybody sees it'),
  hiddenReason: z.string().nullable().describe('why it was hidden; null: it is not'),
  hideable: z.boolean().describe('the caller may hide it'),
  version: Version,
});

export const LetterFilter = z.object({
  box: z
    .enum(ThankYouLetterBox)
    .optional()
    .describe('only those that the caller received or sent; absent: all that the caller may see'),
  valueId: Id.optional().describe('only those written for this value; absent: for any'),
  letterId: Id.optional().describe('only this one; absent: all'),
});

const reading = pages(LETTERS_PAGE, 'visit');
const writing = pages(LETTERS_PAGE, 'edit');

/** Thank-you letters. */
export const thanksLetters = service('reward', '/empAward', {
  listLetter: post(reads, reading, {
    summary: 'Letters, the newest first; hidden ones only to sender, recipients and whoever may hide them.',
    body: PageQuery.extend({ filter: LetterFilter.prefault({}) }),
    data: pageOf(ThankYouLetter),
  }),
  listColleague: post(reads, writing, {
    summary: 'Who may be thanked: everybody in service but the caller, by name, pinyin, number or email.',
    body: z.object({
      keyword: Keyword.default('').describe('beginning of name, pinyin, number or email; empty: anybody'),
      limit: z.int().min(1).max(50).default(20).describe('people at most'),
    }),
    data: z.array(RewardPerson),
  }),
  sendLetter: post(writes, writing, {
    once: true,
    summary: 'Sends a letter of the caller; its points come out of what the caller may still give this month.',
    body: z.object({
      clientMutationId: ClientMutationId,
      empIds: z.array(Id).min(1).max(LIMITS.thankYouLetterRecipients).describe('whom it thanks, never the caller'),
      valueId: Id.describe('an enabled value of the company'),
      text: z.string().trim().min(1).max(LIMITS.thankYouLetter).describe('what for'),
      points: z.int().min(0).max(LIMITS.monthlyAllowanceMax).default(0).describe('for each recipient; 0: none'),
    }),
    data: ThankYouLetter,
  }),
  hideLetter: post(writes, pages(VALUES_PAGE, 'edit'), {
    summary: 'Hides a letter from everybody but sender, recipients and HR; its points stay.',
    body: z.object({
      letterId: Id,
      version: Version,
      reason: z.string().trim().min(1).max(LIMITS.reason).describe('why, which those who still see it read'),
    }),
    data: ThankYouLetter,
  }),
});
