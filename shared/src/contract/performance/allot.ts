import * as z from 'zod';
import { DateText, Decimal, Id, Instant, Keyword, PageQuery, pageOf, pages, post, reads } from '../kernel.ts';

/** A target that somebody else set for a person, once for each time it was set, changed or taken away. */
export const AllottedTarget = z.object({
  allotId: z.string().describe('one target at one time'),
  planCode: Id,
  empId: Id.describe('whose target it is'),
  byEmpId: Id.nullable().describe('who allotted it; null: not a person of the company'),
  at: Instant,
  change: z.enum(['added', 'changed', 'removed']).describe('what was done to the target'),
  rowId: Id,
  keyResult: z.string(),
  measureUnit: z.string().nullable().describe('unit of the values; null: none'),
  startValue: Decimal.nullable().describe('value at the start, as allotted then; null: none'),
  targetValue: Decimal.nullable().describe('value to reach, as allotted then; null: none'),
  weight: Decimal.nullable().describe('weight in percent, as allotted then; null: none'),
  targetDate: DateText.nullable().describe('day to reach it by, as allotted then; null: none'),
  held: z.boolean().describe('the form still has this target'),
});

export const allothistory = post(
  reads,
  pages([
    { path: '/performance/examine', need: 'visit' },
    { path: '/performance/management', need: 'visit' },
  ]),
  {
    summary:
      'Which targets were allotted to whom in a plan, by whom, when and with which values, newest first: to people the caller scores or manages.',
    body: PageQuery.extend({
      planCode: Id,
      empId: Id.optional().describe('only targets of this person; absent: of everybody'),
      rowId: Id.optional().describe('only this target; absent: all'),
      keyword: Keyword.optional().describe('part of the target, or of the person’s name or number'),
    }),
    data: pageOf(AllottedTarget),
  },
);
