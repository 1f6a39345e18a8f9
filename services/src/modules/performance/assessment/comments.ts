import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { TargetComment, TargetThread } from '@hengcai/shared/contract/performance/comment';
import { ScorerRole } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import type { UnreadCommentInfo } from '@hengcai/shared/contract/message/message';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, refused } from '../../../kit/failure.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { employee } from '../../employee/tables.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { targetComment, targetCommentUnread } from '../tables-comment.ts';
import { scoreSheet, targetRow } from '../tables-form.ts';
import { withinReach } from '../waiting.ts';
import { COLLEAGUE } from '../together/colleagues.ts';
import { demandAction } from './actions.ts';
import { openAppraisal, type Appraisal, type Person } from './assessment.ts';

type CommentData = z.output<typeof TargetComment>;
type RowOf = Person & { rowId: string };

/** The comments that are shown of one thread: the newest. */
const MOST_COMMENTS = 200;
/** Specification 3: 3 is a comment, any other value a reply. */
const COMMENT = 3;
const REPLY = 1;

/** The thread of an indicator for whoever may see its form, oldest first. */
export async function threadOf(ctx: Ctx, person: RowOf): Promise<CommentData[]> {
  const appraisal = await openAppraisal(ctx, person, 'none');
  await demandRow(ctx, appraisal, person.rowId);
  return commentsOf(ctx, person.rowId);
}

/** Writes about a submitted indicator; the person, the superior and everybody who wrote there before find it unread. */
export async function addComment(
  ctx: Ctx,
  { text, repliedCommentId, ...person }: RowOf & { text: string; repliedCommentId?: string | undefined },
): Promise<{ id: string; thread: CommentData[] }> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'comment');
  await demandRow(ctx, appraisal, person.rowId);
  if (text === '') throw refused({ field: 'text', code: 'REQUIRED' });
  const { companyId, empId } = ctx.session;
  const thread = await ctx.tx
    .select({ id: targetComment.id, by: targetComment.byEmpId })
    .from(targetComment)
    .where(and(eq(targetComment.companyId, companyId), eq(targetComment.targetRowId, person.rowId)));
  if (repliedCommentId !== undefined && !thread.some((one) => one.id === repliedCommentId))
    throw invalid('repliedCommentId', 'UNKNOWN_REFERENCE');
  const id = ctx.newId();
  await ctx.tx.insert(targetComment).values({
    companyId,
    id,
    targetRowId: person.rowId,
    repliedId: repliedCommentId ?? null,
    byEmpId: empId,
    text,
    at: appraisal.at,
  });
  const { info } = appraisal;
  const readers = new Set([info.empId, info.bossEmpId, ...thread.map((one) => one.by)]);
  readers.delete(empId);
  await insertMany(
    ctx.tx,
    targetCommentUnread,
    [...readers].flatMap((reader) => (reader === null ? [] : [{ companyId, commentId: id, empId: reader }])),
  );
  return { id, thread: await commentsOf(ctx, person.rowId) };
}

/** Marks the thread of an indicator as read by the caller; answers how many comments were unread. */
export async function readComments(ctx: Ctx, person: RowOf): Promise<{ read: number }> {
  const appraisal = await openAppraisal(ctx, person, 'none');
  await demandRow(ctx, appraisal, person.rowId);
  const read = await ctx.tx
    .delete(targetCommentUnread)
    .where(
      and(
        mine(ctx),
        sql`${targetCommentUnread.commentId} in (select ${targetComment.id} from ${targetComment}
          where ${targetComment.companyId} = ${ctx.session.companyId} and ${targetComment.targetRowId} = ${person.rowId})`,
      ),
    )
    .returning({ id: targetCommentUnread.commentId });
  return { read: read.length };
}

/** The submitted indicators of a form with how much was written about each. */
export async function threadCounts(ctx: Ctx, person: Person): Promise<z.output<typeof TargetThread>[]> {
  const { info } = await openAppraisal(ctx, person, 'none');
  return ctx.tx
    .select({
      rowId: targetRow.id,
      commentCount: sql<number>`count(${targetComment.id})::int`,
      unreadCount: sql<number>`count(${targetCommentUnread.commentId})::int`,
    })
    .from(targetRow)
    .leftJoin(
      targetComment,
      and(eq(targetComment.companyId, targetRow.companyId), eq(targetComment.targetRowId, targetRow.id)),
    )
    .leftJoin(targetCommentUnread, and(mine(ctx), eq(targetCommentUnread.commentId, targetComment.id)))
    .where(and(eq(targetRow.companyId, ctx.session.companyId), eq(targetRow.assessmentId, info.id)))
    .groupBy(targetRow.id, targetRow.sort)
    .orderBy(asc(targetRow.sort), asc(targetRow.id));
}

/** Whether there is a comment that somebody has not read. */
export const mayHaveComments = ({ session }: Ctx, empId: string): SQL =>
  sql`exists (select 1 from ${targetCommentUnread} where ${targetCommentUnread.companyId} = ${session.companyId}
    and ${targetCommentUnread.empId} = ${empId})`;

/** What of the message centre is about comments: one line for each indicator and kind, the newest first. */
export async function unreadCommentGroups(ctx: Ctx, empId: string): Promise<z.output<typeof UnreadCommentInfo>[]> {
  const isReply = sql<boolean>`(${targetComment.repliedId} is not null)`;
  // What was achieved is the person's draft until the self score is submitted.
  const achieved = sql<
    string | null
  >`case when ${assessmentInfo.empId} = ${empId} or exists (select 1 from ${scoreSheet}
    where ${scoreSheet.companyId} = ${assessmentInfo.companyId} and ${scoreSheet.assessmentId} = ${assessmentInfo.id}
    and ${scoreSheet.scorerRole} = ${sql.raw(String(ScorerRole.SELF))} and ${scoreSheet.submittedAt} is not null)
    then ${targetRow.achievedValue}::text end`;
  const rows = await ctx.tx
    .select({
      rowId: targetRow.id,
      keyResult: targetRow.keyResult,
      description: targetRow.description,
      achieved,
      measureUnit: targetRow.measureUnit,
      templateId: targetRow.templateId,
      planId: assessmentInfo.planId,
      empId: assessmentInfo.empId,
      isReply,
      unread: sql<number>`count(*)::int`,
    })
    .from(targetCommentUnread)
    .innerJoin(
      targetComment,
      and(
        eq(targetComment.companyId, targetCommentUnread.companyId),
        eq(targetComment.id, targetCommentUnread.commentId),
      ),
    )
    .innerJoin(
      targetRow,
      and(eq(targetRow.companyId, targetComment.companyId), eq(targetRow.id, targetComment.targetRowId)),
    )
    .innerJoin(
      assessmentInfo,
      and(eq(assessmentInfo.companyId, targetRow.companyId), eq(assessmentInfo.id, targetRow.assessmentId)),
    )
    .innerJoin(assessmentPlan, isPlan)
    .where(
      and(
        eq(targetCommentUnread.companyId, ctx.session.companyId),
        eq(targetCommentUnread.empId, empId),
        isNull(assessmentInfo.removedAt),
        sql`${assessmentPlan.status} <> 0`,
        withinReach(ctx),
      ),
    )
    .groupBy(targetRow.companyId, targetRow.id, assessmentInfo.companyId, assessmentInfo.id, isReply)
    .orderBy(desc(sql`max(${targetComment.at})`), asc(targetRow.id))
    .limit(MOST_COMMENTS);
  return rows.map((row) => ({
    keyResult: row.keyResult,
    achieveValueName: null,
    achieveValue: row.achieved === null ? null : dec(row.achieved).toString(),
    measureUnit: row.measureUnit,
    repliedCommentType: row.isReply ? REPLY : COMMENT,
    assessmentPlanCode: row.planId,
    companyModuleCode: row.templateId,
    assessRequest: row.description,
    deptCode: null,
    deptName: null,
    empId: row.empId,
    rowId: row.rowId,
    unreadCount: row.unread,
  }));
}

/** What the caller has not read. */
const mine = ({ session }: Ctx) =>
  and(eq(targetCommentUnread.companyId, session.companyId), eq(targetCommentUnread.empId, session.empId ?? ''));

/** Refuses an indicator that is not in the form as it was submitted: a draft is its writer's alone. */
async function demandRow(ctx: Ctx, { info }: Appraisal, rowId: string): Promise<void> {
  const [row] = await ctx.tx
    .select({ id: targetRow.id })
    .from(targetRow)
    .where(
      and(eq(targetRow.companyId, ctx.session.companyId), eq(targetRow.id, rowId), eq(targetRow.assessmentId, info.id)),
    );
  if (!row) throw invalid('rowId', 'UNKNOWN_REFERENCE');
}

/** The newest comments on an indicator, oldest first. */
export async function commentsOf(ctx: Ctx, rowId: string): Promise<CommentData[]> {
  const rows = await ctx.tx
    .select({
      id: targetComment.id,
      repliedId: targetComment.repliedId,
      text: targetComment.text,
      at: targetComment.at,
      author: COLLEAGUE,
      unread: sql<boolean>`${targetCommentUnread.commentId} is not null`,
    })
    .from(targetComment)
    .leftJoin(employee, and(eq(employee.companyId, targetComment.companyId), eq(employee.id, targetComment.byEmpId)))
    .leftJoin(targetCommentUnread, and(mine(ctx), eq(targetCommentUnread.commentId, targetComment.id)))
    .where(and(eq(targetComment.companyId, ctx.session.companyId), eq(targetComment.targetRowId, rowId)))
    .orderBy(desc(targetComment.at), desc(targetComment.id))
    .limit(MOST_COMMENTS);
  return rows.toReversed().map(({ id, repliedId, at, ...row }) => ({
    commentId: id,
    repliedCommentId: repliedId,
    at: at.toISOString(),
    ...row,
  }));
}
