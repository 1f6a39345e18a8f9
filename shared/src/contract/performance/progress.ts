import * as z from 'zod';
import { ClientMutationId, DateText, Decimal, Id, Instant, pages, post, reads, writes } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';
import { person } from './form.ts';

const watch = pages([
  { path: '/performance/examine', need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);
const takePart = pages([
  { path: '/performance/examine', need: 'edit' },
  { path: '/performance/management', need: 'edit' },
]);

/** What the person noted in one week about how far an agreed indicator is. */
export const ProgressNote = z.object({
  noteId: Id,
  rowId: Id,
  week: DateText.describe('Monday of the week it is about'),
  value: Decimal.nullable().describe('value reached by then, in the unit of the indicator; null: none was told'),
  progress: Decimal.nullable().describe('percent of the way from start to target; null: it cannot be told'),
  confidence: z.int().nullable().describe('how sure the person is to reach the target, 0-100 percent; null: not told'),
  text: z.string(),
  at: Instant,
});

export const progressCalls = {
  listprogressnote: post(reads, watch, {
    summary: 'What was noted week by week about the indicators of a form, newest week first; at most the last 500.',
    body: person,
    data: z.array(ProgressNote),
  }),
  saveprogressnote: post(writes, takePart, {
    once: true,
    summary: 'Notes how far an agreed indicator is in the present week; a note of the same week is written over.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      rowId: Id,
      value: Decimal.nullish().describe('value reached by now, in the unit of the indicator; absent: not told'),
      confidence: z.int().nullish().describe('in percent; what is not 0 to 100 is refused; absent: not told'),
      text: z.string().trim().max(LIMITS.comment),
    }),
    data: z.object({ notes: z.array(ProgressNote).describe('everything noted about the indicator, with it') }),
  }),
};
