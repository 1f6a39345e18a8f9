import * as z from 'zod';
import { Decimal, Id, Instant, pages, post, reads } from '../kernel.ts';
import { TargetAlignment } from './align.ts';
import { TargetComment } from './comment.ts';
import { AssessmentIndicator, person } from './form.ts';
import { ProgressNote } from './progress.ts';

const watch = pages([
  { path: '/performance/examine', need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);

/** One change of a target: which field, from what to what. */
export const TargetLogEntry = z.object({
  logId: Id,
  at: Instant,
  byEmpId: Id.nullable(),
  keyResult: z.string(),
  column: z.string().describe('key of the changed field, or added / removed'),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string().nullable(),
});
/** One indicator of a form with everything around it. */
export const IndicatorDetail = z.object({
  indicator: AssessmentIndicator.describe('the indicator itself'),
  progress: Decimal.nullable().describe(
    'percent reached by its own figures, or by what was last noted; null: none are told yet',
  ),
  notes: z.array(ProgressNote).describe('how far it was week by week, newest first'),
  alignment: TargetAlignment.describe('what it serves and what serves it, level by level'),
  comments: z.array(TargetComment).describe('what was written about it, oldest first'),
  log: z.array(TargetLogEntry).describe('how it changed, newest first; at most the last 100'),
});

export const indicatorCalls = {
  getIndicatorDetail: post(reads, watch, {
    summary: 'One indicator of a form with its progress and what was noted of it, alignment, comments and changes.',
    body: person.extend({ rowId: Id }),
    data: IndicatorDetail,
  }),
};
