import * as z from 'zod';
import { ClientMutationId, Id, Instant, pages, post, reads, writes } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

const watch = pages([
  { path: '/performance/examine', need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);
const takePart = pages([
  { path: '/performance/examine', need: 'edit' },
  { path: '/performance/management', need: 'edit' },
]);
/** An indicator of somebody's form. */
const row = z.object({ planCode: Id, empId: Id, rowId: Id });

/** Somebody as all who work on an appraisal know them, also those who may not see their record. */
export const AssessmentColleague = z.object({
  empId: Id,
  empName: z.string(),
  empNameEn: z.string().nullable().describe('null: has none'),
  empNumber: z.string(),
});
/** A department as all who work on an appraisal know it, whether or not they may see it elsewhere. */
export const AssessmentDepartment = z.object({
  deptId: Id,
  deptName: z.string(),
  deptNameEn: z.string().nullable(),
});
/** What somebody wrote about an indicator, or answered to what was written. */
export const TargetComment = z.object({
  commentId: Id,
  repliedCommentId: Id.nullable().describe('the comment it answers; null: it is one itself'),
  author: AssessmentColleague.nullable().describe('who wrote it; null: an account without an employee'),
  text: z.string(),
  at: Instant,
  unread: z.boolean().describe('the caller has not read it'),
});
/** How much was written about one submitted indicator. */
export const TargetThread = z.object({
  rowId: Id,
  commentCount: z.int().describe('comments and replies together'),
  unreadCount: z.int().describe('those the caller has not read'),
});

export const commentCalls = {
  querycomment: post(reads, watch, {
    summary: 'What was written about an indicator, oldest first; at most the last 200.',
    body: row,
    data: z.array(TargetComment),
  }),
  addcomment: post(writes, takePart, {
    once: true,
    summary:
      'Writes about an indicator that was submitted, or answers a comment; who takes part in it finds it unread.',
    body: row.extend({
      clientMutationId: ClientMutationId,
      repliedCommentId: Id.optional().describe('the comment that is answered; absent: a comment of its own'),
      text: z.string().trim().max(LIMITS.comment),
    }),
    data: z.object({
      id: Id,
      thread: z.array(TargetComment).describe('everything written about the indicator, with it'),
    }),
  }),
  readcomment: post(writes, watch, {
    summary: 'Marks everything written about an indicator as read by the caller.',
    body: row,
    data: z.object({ read: z.int().describe('how many were unread') }),
  }),
  getUnReadPerformance: post(reads, watch, {
    summary: 'The submitted indicators of a form, each with how much was written about it and what of it is unread.',
    body: z.object({ planCode: Id, empId: Id }),
    data: z.array(TargetThread),
  }),
};
