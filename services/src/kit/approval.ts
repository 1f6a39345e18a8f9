import { and, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { ApprovalDecision, ApprovalStatus } from '@hengcai/shared/enums';
import {
  decide,
  handOn,
  resolveFlow,
  revoke,
  withdraw,
  type ApprovalAnswer,
  type ApprovalNode,
  type ApprovalRun,
  type ApprovalVote,
} from '@hengcai/shared/rules/approval';
import { isAnyOf, isUniqueViolation } from '../db/sql.ts';
import { approval, approvalWaiting } from './tables.ts';
import type { Ctx } from './context.ts';
import { forbidden, notFound, refused } from './failure.ts';

/** Who decides at a node, people who have left taken out. */
export type FindApprovers = (node: ApprovalNode) => readonly string[];
/** Whom a request is about: somebody who is here, or somebody who is to come, by manager and department. */
export type ApprovalAbout = { empId: string } | { empId: null; bossEmpId: string | null; deptId: string | null };
type ReadApprovers = (ctx: Ctx, nodes: readonly ApprovalNode[], about: ApprovalAbout) => Promise<FindApprovers>;
let readApprovers: ReadApprovers | undefined;

/** Says how it is read once whom the nodes of a request can mean: the module that knows managers, heads and roles does. */
export function registerApprovers(read: ReadApprovers): void {
  readApprovers = read;
}

/** What is approved: a kind the asking module names, and one of its rows. */
export interface ApprovalSubject {
  subjectType: string;
  subjectId: string;
}

/** A request as it stands. */
export interface ApprovalView extends ApprovalSubject {
  approvalId: string;
  run: ApprovalRun;
  /** The people the present node waits for; empty once it is finished. */
  waitingFor: readonly string[];
  submittedAt: Date;
  finishedAt: Date | null;
}

type Row = typeof approval.$inferSelect;

/**
 * Submits a subject to its nodes; with nobody to ask it is approved at once. Managers and heads are those of whom it is
 * about, by default the submitter; somebody else whom it is about is never asked. Refuses a subject that waits already.
 */
export async function startApproval(
  ctx: Ctx,
  subject: ApprovalSubject,
  nodes: readonly ApprovalNode[],
  submitterId: string,
  about: ApprovalAbout = { empId: submitterId },
): Promise<ApprovalView> {
  if (!readApprovers) throw new Error('No module says who approves.');
  const find = await readApprovers(ctx, nodes, about);
  const concerned = about.empId === submitterId ? null : about.empId;
  const run = resolveFlow(nodes, submitterId, (node) => find(node).filter((empId) => empId !== concerned));
  const row: Row = {
    companyId: ctx.session.companyId,
    id: ctx.newId(),
    ...subject,
    submitterId,
    state: run.state,
    run,
    submittedAt: ctx.now,
    finishedAt: run.state === ApprovalStatus.PENDING ? null : ctx.now,
  };
  await ctx.tx
    .insert(approval)
    .values(row)
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? refused('APPROVAL_PENDING') : error;
    });
  await storeWaiting(ctx, row.id, run);
  return viewOf(row);
}

/** The caller's decision on a request; the module that submitted it goes on from `run.state` of the answer. */
export async function decideApproval(
  ctx: Ctx,
  approvalId: string,
  vote: Omit<ApprovalVote, 'actorId'>,
): Promise<ApprovalView> {
  return change(ctx, approvalId, (run) => decide(run, { ...vote, actorId: actorOf(ctx) }));
}

/** Takes the caller's own request back while nobody has decided. */
export async function withdrawApproval(ctx: Ctx, approvalId: string): Promise<ApprovalView> {
  return change(ctx, approvalId, (run) => withdraw(run, actorOf(ctx)));
}

/** Ends a request that waits, for whoever may drop what it asks for; by its subject. */
export async function revokeApproval(ctx: Ctx, { subjectType, subjectId }: ApprovalSubject): Promise<void> {
  const waits = (await latestApprovals(ctx, subjectType, [subjectId])).get(subjectId);
  if (waits?.run.state === ApprovalStatus.PENDING) await change(ctx, waits.approvalId, revoke);
}

/** Whether a subject of a kind waits for the approval of somebody; `subjectId` is its column. */
export const waitsForApproval = (ctx: Ctx, subjectType: string, empId: string, subjectId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${approval} join ${approvalWaiting} on ${approvalWaiting.companyId} = ${approval.companyId}
    and ${approvalWaiting.approvalId} = ${approval.id} and ${approvalWaiting.empId} = ${empId}
    where ${approval.companyId} = ${ctx.session.companyId} and ${approval.subjectType} = ${subjectType}
      and ${approval.subjectId} = ${subjectId})`;

/** Those among some people for whose approval something waits. */
export async function approversAmong(ctx: Ctx, empIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.tx
    .selectDistinct({ empId: approvalWaiting.empId })
    .from(approvalWaiting)
    .where(and(eq(approvalWaiting.companyId, ctx.session.companyId), isAnyOf(approvalWaiting.empId, empIds)))
    .orderBy(approvalWaiting.empId);
  return rows.map(({ empId }) => empId);
}

/** What waits for somebody who has left waits for somebody else from now on. */
export async function handApprovalsOn(ctx: Ctx, fromEmpId: string, toEmpId: string): Promise<void> {
  const waiting = await ctx.tx
    .select({ id: approvalWaiting.approvalId })
    .from(approvalWaiting)
    .where(and(eq(approvalWaiting.companyId, ctx.session.companyId), eq(approvalWaiting.empId, fromEmpId)));
  const rows = await ctx.tx
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.companyId, ctx.session.companyId),
        inArray(
          approval.id,
          waiting.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(approval.id)
    .for('update');
  for (const { id, run: stood } of rows) {
    const run = handOn(stood, fromEmpId, toEmpId);
    await ctx.tx
      .update(approval)
      .set({ run })
      .where(and(eq(approval.companyId, ctx.session.companyId), eq(approval.id, id)));
    await storeWaiting(ctx, id, run);
  }
}

/** The newest request of each subject, by subject id. */
export async function latestApprovals(
  ctx: Ctx,
  subjectType: string,
  subjectIds: readonly string[],
): Promise<Map<string, ApprovalView>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await ctx.tx
    .selectDistinctOn([approval.subjectId])
    .from(approval)
    .where(
      and(
        eq(approval.companyId, ctx.session.companyId),
        eq(approval.subjectType, subjectType),
        inArray(approval.subjectId, [...subjectIds]),
      ),
    )
    .orderBy(approval.subjectId, desc(approval.id));
  return new Map(rows.map((row) => [row.subjectId, viewOf(row)]));
}

function actorOf({ session }: Ctx): string {
  if (session.empId === null) throw forbidden();
  return session.empId;
}

/** The row lock lets one of two deciders of the same request go first; the other decides on what is there then. */
async function change(ctx: Ctx, approvalId: string, step: (run: ApprovalRun) => ApprovalAnswer): Promise<ApprovalView> {
  const { companyId } = ctx.session;
  const at = and(eq(approval.companyId, companyId), eq(approval.id, approvalId));
  const [row] = await ctx.tx.select().from(approval).where(at).for('update');
  if (!row) throw notFound();
  const answer = step(row.run);
  if (!answer.ok) throw refused(answer.issues);
  const { run } = answer;
  const changed: Row = {
    ...row,
    run,
    state: run.state,
    finishedAt: run.state === ApprovalStatus.PENDING ? null : ctx.now,
  };
  await ctx.tx.update(approval).set({ run, state: changed.state, finishedAt: changed.finishedAt }).where(at);
  await storeWaiting(ctx, approvalId, run);
  return viewOf(changed);
}

async function storeWaiting(ctx: Ctx, approvalId: string, run: ApprovalRun): Promise<void> {
  const { companyId } = ctx.session;
  await ctx.tx
    .delete(approvalWaiting)
    .where(and(eq(approvalWaiting.companyId, companyId), eq(approvalWaiting.approvalId, approvalId)));
  const waiting = waitingFor(run);
  if (waiting.length > 0)
    await ctx.tx.insert(approvalWaiting).values(waiting.map((empId) => ({ companyId, approvalId, empId })));
}

function waitingFor(run: ApprovalRun): string[] {
  if (run.state !== ApprovalStatus.PENDING) return [];
  const approvers = run.steps[run.current]?.approvers ?? [];
  return approvers.filter((one) => one.decision === ApprovalDecision.WAITING).map((one) => one.empId);
}

const viewOf = ({ id, subjectType, subjectId, run, submittedAt, finishedAt }: Row): ApprovalView => ({
  approvalId: id,
  subjectType,
  subjectId,
  run,
  waitingFor: waitingFor(run),
  submittedAt,
  finishedAt,
});
