import * as z from 'zod';
import { ClientMutationId, DateText, Id, Keyword, PageQuery, pages, Version } from '../kernel.ts';
import { DescriptionChange } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';

/** What positions, ranks and job families have in common: people, dated descriptions, and who manages them. */

export const managing = pages('/position/management', 'edit');
export const visiting = pages('/position/management', 'visit');

/** How many people have something and will have it. */
export const staffing = {
  filled: z.int().nullable().describe('people in service who have it; null unless they are counted'),
  coming: z
    .int()
    .nullable()
    .describe('people who enter it or move into it on a day ahead; null unless they are counted'),
};
export const Code = z.string().trim().min(1).max(LIMITS.code);
/** What closed things are called for in a list. */
export const closed = z
  .boolean()
  .default(false)
  .describe('true: only those that are closed; else only those that are not');
export const Deleted = z.object({
  closed: z.boolean().describe('true: it was used before and stays for the past, closed; false: nothing is left of it'),
});

/** What a reference list is asked: some ids, a word, or everything. */
export const Asked = z.object({
  ids: z.array(Id).max(LIMITS.idsMax).optional(),
  keyword: Keyword.optional(),
  headcounts: z.boolean().default(false).describe('whether people are counted'),
});
/** What every page of such things is asked. */
export const PageAsked = PageQuery.extend({ keyword: Keyword.optional(), closed });
/** What is asked about how they were on a day. */
export const DayAsked = PageQuery.extend({
  day: DateText.describe('the day; one ahead shows what is known today of it'),
  keyword: Keyword.optional(),
});
/** What is asked about how they changed. */
export const ChangesAsked = PageQuery.extend({
  keyword: Keyword.optional().describe('part of the code or of a name before or after; absent: all'),
  from: DateText.optional().describe('only changes of this day and later ones; absent: from the first on'),
  to: DateText.optional().describe('only changes up to this day; absent: to the last'),
  kinds: z.array(z.enum(DescriptionChange)).max(10).optional().describe('only changes of these kinds; absent: all'),
});
/** From when to when a description holds. */
export const span = {
  validFrom: DateText.describe('first day it was as described'),
  validTo: DateText.nullable().describe('first day it no longer was; null: it still is'),
};
/** What a day says beside the description. */
export const onDay = { held: z.int().describe('people in service who had it on that day, whoever asks') };
/** What every change says beside the descriptions before and after it. */
export const changed = {
  changedOn: DateText.describe('first day of what it was changed to'),
  kinds: z.array(z.enum(DescriptionChange)).describe('what changed; never empty'),
};
/** What a new one, a dated change and a deletion carry beside the description. */
export const isNew = { clientMutationId: ClientMutationId };
export const isChanged = { version: Version, validFrom: DateText };
