import { and, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { ApprovalDecision, ApprovalStatus } from '@hengcai/shared/enums';
import {
  addNode,
  decide,
  handOn,
  removeNode,
  resolveFlow,
  revoke,
  withdraw,
  type ApprovalAnswer,
  type ApprovalNode,
  type ApprovalRun,
  type ApprovalVote,
} from '@hengcai/shared/rules/approval';
import { hasRow, isAnyOf, isUniqueViolation } from '../db/sql.ts';
import { approval, approvalWaiting } from './tables.ts';
import type { Ctx } from './context.ts';
import { Failure, forbidden, notFound, refused } from './failure.ts';
import { insertMany } from './insert-many.ts';
import { updateMany } from './update-many.ts';

/** Who decides at a node, people who have left taken out. */
export type FindApprovers = (node: ApprovalNode) => readonly string[];
/** Whom a request is about; by manager and department where these are not today's, or the person is still to come. */
export type ApprovalAbout =
  { empId: string } | { empId: string | null; bossEmpId: string | null; deptId: string | null };
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

/** Reads once whom nodes mean; somebody whom the request is about, the submitter aside, is never asked. */
async function approversOf(
  ctx: Ctx,
  nodes: readonly ApprovalNode[],
  submitterId: string,
  about: ApprovalAbout,
): Promise<FindApprovers> {
  if (!readApprovers) throw new Error('No module says who approves.');
  const find = await readApprovers(ctx, nodes, about);
  const concerned = about.empId === submitterId ? null : about.empId;
  return (node) => find(node).filter((empId) => empId !== concerned);
}

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
  const run = resolveFlow(nodes, submitterId, await approversOf(ctx, nodes, submitterId, about));
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
  await storeWaiting(ctx, [row]);
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

/** The same decision on many requests, in a fixed number of statements: by request, as it stands now or why it was refused. */
export async function decideApprovals(
  ctx: Ctx,
  approvalIds: readonly string[],
  vote: Omit<ApprovalVote, 'actorId'>,
): Promise<Map<string, ApprovalView | Failure>> {
  const actorId = actorOf(ctx);
  return changeEach(ctx, approvalIds, (run) => decide(run, { ...vote, actorId }));
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

/** Asks somebody more, at a node behind another that waits or is to come. Who may do so is the asking module's to decide. */
export async function addApprovalNode(
  ctx: Ctx,
  approvalId: string,
  asked: { after: number; node: ApprovalNode; submitterId: string; about: ApprovalAbout },
): Promise<ApprovalView> {
  const { after, node, submitterId, about } = asked;
  const find = await approversOf(ctx, [node], submitterId, about);
  return change(ctx, approvalId, (run) => addNode(run, after, node, find(node)));
}

/** Takes a node away that was added and has not been reached. */
export const removeApprovalNode = (ctx: Ctx, approvalId: string, at: number): Promise<ApprovalView> =>
  change(ctx, approvalId, (run) => removeNode(run, at));

/** Whom each of some nodes would ask about a person; in their order. */
export async function peopleAt(
  ctx: Ctx,
  nodes: readonly ApprovalNode[],
  submitterId: string,
  about: ApprovalAbout,
): Promise<(readonly string[])[]> {
  return nodes.map(await approversOf(ctx, nodes, submitterId, about));
}

/** Whether a subject of a kind waits for the approval of somebody, or of one of several; `subjectId` is its column. */
export const waitsForApproval = (
  ctx: Ctx,
  subjectType: string,
  empIds: string | readonly string[],
  subjectId: SQLWrapper,
): SQL =>
  sql`exists (select 1 from ${approval} join ${approvalWaiting} on ${approvalWaiting.companyId} = ${approval.companyId}
    and ${approvalWaiting.approvalId} = ${approval.id} and ${isAnyOf(approvalWaiting.empId, [empIds].flat())}
    where ${approval.companyId} = ${ctx.session.companyId} and ${approval.subjectType} = ${subjectType}
      and ${approval.subjectId} = ${subjectId})`;

/** Whether anything waits for the approval of somebody. */
export const isAskedToApprove = (ctx: Pick<Ctx, 'session'>, empId: string): SQL =>
  hasRow(ctx, approvalWaiting, eq(approvalWaiting.empId, empId));

/** Those among some people for whose approval something waits. */
export async function approversAmong(ctx: Ctx, empIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.tx
    .selectDistinct({ empId: approvalWaiting.empId })
    .from(approvalWaiting)
    .where(and(eq(approvalWaiting.companyId, ctx.session.companyId), isAnyOf(approvalWaiting.empId, empIds)))
    .orderBy(approvalWaiting.empId);
  return rows.map(({ empId }) => empId);
}

/** A request that waits for somebody else now, with those whom it waited for before, too. */
export interface HandedApproval extends ApprovalSubject {
  askedBefore: readonly string[];
}

/** What waits for somebody waits for somebody else from now on: all of it, or what is about some subjects of a kind. */
export async function handApprovalsOn(
  ctx: Ctx,
  fromEmpId: string,
  toEmpId: string,
  only?: { subjectType: string; subjectIds: readonly string[] },
): Promise<HandedApproval[]> {
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
        only && and(eq(approval.subjectType, only.subjectType), isAnyOf(approval.subjectId, only.subjectIds)),
      ),
    )
    .orderBy(approval.id)
    .for('update');
  const handed: HandedApproval[] = [];
  for (const { id, run: stood, subjectType, subjectId } of rows) {
    const run = handOn(stood, fromEmpId, toEmpId);
    handed.push({ subjectType, subjectId, askedBefore: waitingFor(stood) });
    await ctx.tx
      .update(approval)
      .set({ run })
      .where(and(eq(approval.companyId, ctx.session.companyId), eq(approval.id, id)));
    await storeWaiting(ctx, [{ id, run }]);
  }
  return handed;
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

async function change(ctx: Ctx, approvalId: string, step: (run: ApprovalRun) => ApprovalAnswer): Promise<ApprovalView> {
  const changed = (await changeEach(ctx, [approvalId], step)).get(approvalId) ?? notFound();
  if (changed instanceof Failure) throw changed;
  return changed;
}

/**
 * The row lock lets one of two deciders of the same request go first; the other decides on what is there then. Rows are
 * locked in the order of their ids, so that two batches wait for each other and never lock each other out.
 */
async function changeEach(
  ctx: Ctx,
  approvalIds: readonly string[],
  step: (run: ApprovalRun) => ApprovalAnswer,
): Promise<Map<string, ApprovalView | Failure>> {
  const rows = await ctx.tx
    .select()
    .from(approval)
    .where(and(eq(approval.companyId, ctx.session.companyId), isAnyOf(approval.id, approvalIds)))
    .orderBy(approval.id)
    .for('update');
  const changed: Row[] = [];
  const answers = rows.map((row): [string, ApprovalView | Failure] => {
    const answer = step(row.run);
    if (!answer.ok) return [row.id, refused(answer.issues)];
    const { run } = answer;
    const finishedAt = run.state === ApprovalStatus.PENDING ? null : ctx.now;
    const next: Row = { ...row, run, state: run.state, finishedAt };
    changed.push(next);
    return [row.id, viewOf(next)];
  });
  await updateMany(
    ctx.tx,
    approval,
    ['companyId', 'id'],
    changed.map(({ companyId, id, run, state, finishedAt }) => ({ companyId, id, run, state, finishedAt })),
  );
  await storeWaiting(ctx, changed);
  return new Map(answers);
}

/** Keeps whom requests wait for now. */
async function storeWaiting(ctx: Ctx, requests: readonly Pick<Row, 'id' | 'run'>[]): Promise<void> {
  if (requests.length === 0) return;
  const { companyId } = ctx.session;
  const ids = requests.map(({ id }) => id);
  await ctx.tx
    .delete(approvalWaiting)
    .where(and(eq(approvalWaiting.companyId, companyId), isAnyOf(approvalWaiting.approvalId, ids)));
  const waiting = requests.flatMap(({ id: approvalId, run }) =>
    waitingFor(run).map((empId) => ({ companyId, approvalId, empId })),
  );
  await insertMany(ctx.tx, approvalWaiting, waiting);
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
