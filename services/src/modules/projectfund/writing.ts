import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { WrittenMembers } from '@hengcai/shared/contract/projectfund/budgetapply';
import { ApprovalStatus, ProjectAllocation, ProjectBudgetState, type ValueOf } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import type { ApprovalNode } from '@hengcai/shared/rules/approval';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { amountBySalary, isOpenApply } from '@hengcai/shared/rules/projectfund/budget';
import { isAnyOf } from '../../db/sql.ts';
import { latestApprovals, startApproval, withdrawApproval } from '../../kit/approval.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { demandVersion } from '../../kit/version.ts';
import { baseSalaryOn, inServiceOn } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { APPLY_SUBJECT, payIsSeen } from './applies.ts';
import { projectApply, projectMember } from './tables.ts';
import { tellToApprove } from './tell.ts';

export type Member = z.output<(typeof WrittenMembers)['members']>[number];
export type ApplyRow = typeof projectApply.$inferSelect;
export interface One {
  applyId: string;
  version: number;
}
/** Applications for budgets, or for bonuses: which they are, and how one is answered whole. */
export interface ApplyKind<T> {
  is: SQL;
  read: (ctx: Ctx, id: string) => Promise<T>;
}

export const isOne = ({ session }: Ctx, id: string): SQL | undefined =>
  and(eq(projectApply.companyId, session.companyId), eq(projectApply.id, id));

/** An application of the caller's as it was seen last; nobody else changes it until the end of the transaction. */
async function lockedOwn(ctx: Ctx, kind: ApplyKind<unknown>, { applyId, version }: One): Promise<ApplyRow> {
  const own = and(isOne(ctx, applyId), kind.is, eq(projectApply.applicantId, ctx.session.empId ?? ''));
  const [row] = await ctx.tx.select().from(projectApply).where(own).for('update');
  if (!row) throw notFound();
  await demandVersion(row, version, () => kind.read(ctx, applyId));
  return row;
}

/** The same, which may still be changed. */
export async function openOne(ctx: Ctx, kind: ApplyKind<unknown>, asked: One): Promise<ApplyRow> {
  const row = await lockedOwn(ctx, kind, asked);
  if (!isOpenApply(row.state as ValueOf<typeof ProjectBudgetState>)) throw refused('PROJECT_APPLY_FROZEN');
  return row;
}

/** Brings a locked application into another state. */
export const move = (ctx: Ctx, { id, version }: ApplyRow, state: number, more: Partial<ApplyRow> = {}) =>
  ctx.tx
    .update(projectApply)
    .set({ ...more, state, version: version + 1 })
    .where(isOne(ctx, id));

/**
 * Members have to be in service. An amount that follows from a salary is only computed for whoever may see that: the
 * budget, which it may not exceed, would tell it to anybody else. Answers the members with their amounts as they are kept.
 */
export async function withAmounts(ctx: Ctx, allocateType: number, members: readonly Member[]): Promise<Member[]> {
  const ids = members.map(({ empId }) => empId);
  const followsPay = allocateType === ProjectAllocation.SALARY_COEFFICIENT;
  const rows = await ctx.tx
    .select({
      empId: employee.id,
      seen: (await payIsSeen(ctx)).as('seen'),
      salary: sql<string | null>`${baseSalaryOn(ctx.today)}`.as('salary'),
    })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, ids), inServiceOn(ctx.today)));
  const people = new Map(rows.map((row) => [row.empId, row]));
  const wrong: RuleIssue[] = [];
  const priced = members.map((member, at): Member => {
    const person = people.get(member.empId);
    const memo = member.memo || null;
    if (!person) wrong.push(issue(`members.${at}.empId`, 'PROJECT_MEMBER_NOT_HERE'));
    if (!person || !followsPay) return { ...member, memo };
    if (!person.seen) wrong.push(issue(`members.${at}.empId`, 'PROJECT_PAY_UNSEEN'));
    else if (person.salary === null) wrong.push(issue(`members.${at}.empId`, 'PROJECT_PAY_UNKNOWN'));
    else return { ...member, memo, amount: amountBySalary(person.salary, member) };
    return { ...member, memo, amount: null };
  });
  if (wrong.length > 0) throw refused(wrong);
  return priced;
}

/** A number of the database without the zeros it was filled up with. */
const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());

/** The members as they stand in the database, in the shape in which they were sent. */
export async function membersOf(ctx: Ctx, applyId: string): Promise<Member[]> {
  const rows = await ctx.tx
    .select()
    .from(projectMember)
    .where(and(eq(projectMember.companyId, ctx.session.companyId), eq(projectMember.applyId, applyId)))
    .orderBy(asc(projectMember.place));
  return rows.map(({ empId, planDays, actualDays, coefficient, amount, memo }) => ({
    empId,
    planDays: plain(planDays),
    actualDays: plain(actualDays),
    coefficient: plain(coefficient),
    amount,
    memo,
  }));
}

export const putMembers = ({ tx, session }: Ctx, applyId: string, members: readonly Member[]) =>
  insertMany(
    tx,
    projectMember,
    members.map((member, place) => ({ companyId: session.companyId, applyId, place, ...member })),
  );

const removeMembers = ({ tx, session }: Ctx, applyId: string) =>
  tx
    .delete(projectMember)
    .where(and(eq(projectMember.companyId, session.companyId), eq(projectMember.applyId, applyId)));

/** Puts members in the place of those an application has. */
export async function replaceMembers(ctx: Ctx, applyId: string, members: readonly Member[]): Promise<void> {
  await removeMembers(ctx, applyId);
  await putMembers(ctx, applyId, members);
}

/** Sends a checked application of the caller’s on its way, with the members as they are from now on. */
export async function submitApply(ctx: Ctx, row: ApplyRow, nodes: ApprovalNode[], members: readonly Member[]) {
  await replaceMembers(ctx, row.id, members);
  const subject = { subjectType: APPLY_SUBJECT, subjectId: row.id };
  const { run, waitingFor, approvalId } = await startApproval(ctx, subject, nodes, row.applicantId);
  const isDone = run.state === ApprovalStatus.APPROVED;
  await move(ctx, row, isDone ? ProjectBudgetState.APPROVED : ProjectBudgetState.APPROVING, { submittedAt: ctx.now });
  await auditApply(ctx, 'submitted', row, { params: { approvalId } });
  if (!isDone) await tellToApprove(ctx, row, waitingFor, approvalId);
}

/** Takes an application of the caller’s back, and answers it whole. */
export async function withdrawApply<T>(ctx: Ctx, kind: ApplyKind<T>, asked: One): Promise<T> {
  const row = await lockedOwn(ctx, kind, asked);
  const request = (await latestApprovals(ctx, APPLY_SUBJECT, [row.id])).get(row.id);
  if (row.state !== ProjectBudgetState.APPROVING || !request) throw refused('PROJECT_APPLY_NOT_WAITING');
  await withdrawApproval(ctx, request.approvalId);
  await move(ctx, row, ProjectBudgetState.WITHDRAWN);
  await auditApply(ctx, 'withdrawn', row);
  return kind.read(ctx, row.id);
}

/** Deletes an application of the caller’s with its members. */
export async function deleteApply(ctx: Ctx, kind: ApplyKind<unknown>, asked: One): Promise<null> {
  const row = await openOne(ctx, kind, asked);
  await removeMembers(ctx, row.id);
  await ctx.tx.delete(projectApply).where(isOne(ctx, row.id));
  await auditApply(ctx, 'deleted', row);
  return null;
}

type Act = 'added' | 'changed' | 'submitted' | 'withdrawn' | 'deleted' | 'approved' | 'rejected';

/** Writes down what somebody did with an application. */
export const auditApply = (
  ctx: Ctx,
  what: Act,
  { id, name, projectId }: Pick<ApplyRow, 'id' | 'name' | 'projectId'>,
  { params = {}, ...images }: { params?: Record<string, string>; after?: Record<string, unknown> } = {},
): Promise<void> =>
  ctx.audit({
    action: `${projectId === null ? 'projectApply' : 'projectBonus'}.${what}`,
    objectType: 'projectApply',
    objectId: id,
    params: { name, ...params },
    ...images,
  });
