import { and, asc, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { budgetapply as service } from '@hengcai/shared/contract/projectfund/budgetapply';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { ApprovalStatus, ProjectAllocation, ProjectBudgetState, type ValueOf } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { amountBySalary, checkBudget, checkBudgetDraft, isOpenApply } from '@hengcai/shared/rules/projectfund/budget';
import { isAnyOf } from '../../db/sql.ts';
import { latestApprovals, startApproval, withdrawApproval } from '../../kit/approval.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { takenAt } from '../../kit/taken.ts';
import { demandVersion } from '../../kit/version.ts';
import { baseSalaryOn, inServiceOn, toNodes } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { APPLY_SUBJECT, applyOf, listApplies, payIsSeen } from './applies.ts';
import { projectApply, projectMember, projectType } from './tables.ts';
import { tellToApprove } from './tell.ts';

type Fields = Omit<ParsedOf<(typeof service)['endpoints']['addbudget']>, 'clientMutationId'>;
type Member = Fields['members'][number];
type Row = typeof projectApply.$inferSelect;
interface One {
  applyId: string;
  version: number;
}

const nameTaken = takenAt('projectName', 'project_apply_name');
const numberTaken = takenAt('projectNumber', 'project_apply_number');
/** Two constraints guard a row: the clash of either one stands at its field. */
const taken = (error: unknown): never => {
  try {
    return nameTaken(error);
  } catch (one) {
    return numberTaken(one);
  }
};

/** `/budgetapply`: what projects ask for their members, written by whoever leads them. */
export const budgetapplyHandlers: Handlers<typeof service> = {
  listbudget: ({ filter, ...page }, ctx) => listApplies(ctx, filter, page),
  getbudget: ({ applyId }, ctx) => applyOf(ctx, applyId),

  async listtypechoice(_none, { tx, session }) {
    const rows = await tx
      .select()
      .from(projectType)
      .where(and(eq(projectType.companyId, session.companyId), projectType.enabled))
      .orderBy(asc(projectType.id));
    return rows.map(({ id, name, flow }) => ({
      projectTypeId: id,
      projectTypeName: name,
      nodeNames: flow.map(({ nodeName }) => nodeName),
    }));
  },

  async usableproject({ projectName, projectNumber, applyId }, { tx, session }) {
    const same = or(
      projectName === undefined ? undefined : sql`lower(${projectApply.name}) = lower(${projectName})`,
      projectNumber === undefined ? undefined : sql`lower(${projectApply.number}) = lower(${projectNumber})`,
    );
    if (!same) return { usable: true };
    const others = applyId === undefined ? undefined : ne(projectApply.id, applyId);
    return {
      usable: (await tx.$count(projectApply, and(eq(projectApply.companyId, session.companyId), same, others))) === 0,
    };
  },

  async addbudget({ clientMutationId: _once, ...fields }, ctx) {
    const { empId, companyId } = ctx.session;
    if (empId === null) throw refused('APPLICANT_IS_NOBODY');
    const members = await demandSound(ctx, fields, null);
    const id = ctx.newId();
    const row = { companyId, id, ...headOf(fields), applicantId: empId, state: ProjectBudgetState.DRAFT };
    await ctx.tx.insert(projectApply).values(row).catch(taken);
    await putMembers(ctx, id, members);
    await audit(ctx, 'added', row, { after: told(fields, members) });
    return applyOf(ctx, id);
  },

  async updatebudget({ applyId, version, ...fields }, ctx) {
    const before = await openOne(ctx, { applyId, version });
    const members = await demandSound(ctx, fields, before);
    await ctx.tx
      .update(projectApply)
      .set({ ...headOf(fields), version: version + 1 })
      .where(isOne(ctx, applyId))
      .catch(taken);
    await removeMembers(ctx, applyId);
    await putMembers(ctx, applyId, members);
    await audit(ctx, 'changed', { id: applyId, name: fields.projectName }, { after: told(fields, members) });
    return applyOf(ctx, applyId);
  },

  async submitbudget(asked, ctx) {
    const row = await openOne(ctx, asked);
    const fields = await fieldsOf(ctx, row);
    const [type] = await ctx.tx
      .select()
      .from(projectType)
      .where(and(eq(projectType.companyId, row.companyId), eq(projectType.id, row.typeId)))
      .for('key share');
    if (!type?.enabled) throw refused({ field: 'projectTypeId', code: 'PROJECT_TYPE_DISABLED' });
    // What follows from a salary follows from that of the day of the application.
    const members = await demandSound(ctx, fields, row);
    const issues = checkBudget({ ...fields, members });
    if (issues.length > 0) throw refused(issues);
    await removeMembers(ctx, row.id);
    await putMembers(ctx, row.id, members);
    const subject = { subjectType: APPLY_SUBJECT, subjectId: row.id };
    const { run, waitingFor, approvalId } = await startApproval(ctx, subject, toNodes(type.flow), row.applicantId);
    const isDone = run.state === ApprovalStatus.APPROVED;
    await move(ctx, row, isDone ? ProjectBudgetState.APPROVED : ProjectBudgetState.APPROVING, { submittedAt: ctx.now });
    await audit(ctx, 'submitted', row, { params: { approvalId } });
    if (!isDone) await tellToApprove(ctx, row, waitingFor, approvalId);
    return applyOf(ctx, row.id);
  },

  async withdrawbudget(asked, ctx) {
    const row = await lockedOwn(ctx, asked);
    if (row.state !== ProjectBudgetState.APPROVING) throw refused('PROJECT_APPLY_NOT_WAITING');
    const request = (await latestApprovals(ctx, APPLY_SUBJECT, [row.id])).get(row.id);
    if (!request) throw refused('PROJECT_APPLY_NOT_WAITING');
    await withdrawApproval(ctx, request.approvalId);
    await move(ctx, row, ProjectBudgetState.WITHDRAWN);
    await audit(ctx, 'withdrawn', row);
    return applyOf(ctx, row.id);
  },

  async deletebudget(asked, ctx) {
    const row = await openOne(ctx, asked);
    await removeMembers(ctx, row.id);
    await ctx.tx.delete(projectApply).where(isOne(ctx, row.id));
    await audit(ctx, 'deleted', row);
    return null;
  },
};

const isOne = ({ session }: Ctx, id: string): SQL | undefined =>
  and(eq(projectApply.companyId, session.companyId), eq(projectApply.id, id));

/** An application of the caller's as it was seen last; nobody else changes it until the end of the transaction. */
async function lockedOwn(ctx: Ctx, { applyId, version }: One): Promise<Row> {
  const own = and(isOne(ctx, applyId), eq(projectApply.applicantId, ctx.session.empId ?? ''));
  const [row] = await ctx.tx.select().from(projectApply).where(own).for('update');
  if (!row) throw notFound();
  await demandVersion(row, version, () => applyOf(ctx, applyId));
  return row;
}

/** The same, which may still be changed. */
async function openOne(ctx: Ctx, asked: One): Promise<Row> {
  const row = await lockedOwn(ctx, asked);
  if (!isOpenApply(row.state as ValueOf<typeof ProjectBudgetState>)) throw refused('PROJECT_APPLY_FROZEN');
  return row;
}

/** Brings a locked application into another state. */
export const move = (ctx: Ctx, { id, version }: Row, state: number, more: Partial<Row> = {}) =>
  ctx.tx
    .update(projectApply)
    .set({ ...more, state, version: version + 1 })
    .where(isOne(ctx, id));

/** Refused is what contradicts itself; answers the members with their amounts as they are kept. */
async function demandSound(ctx: Ctx, fields: Fields, kept: Row | null): Promise<Member[]> {
  const issues = checkBudgetDraft(fields);
  if (issues.length > 0) throw refused(issues);
  if (fields.projectTypeId !== kept?.typeId) await demandType(ctx, fields.projectTypeId);
  const { members, wrong } = await withAmounts(ctx, fields);
  if (wrong.length > 0) throw refused(wrong);
  return members;
}

async function demandType({ tx, session }: Ctx, id: string): Promise<void> {
  const [type] = await tx
    .select({ enabled: projectType.enabled })
    .from(projectType)
    .where(and(eq(projectType.companyId, session.companyId), eq(projectType.id, id)))
    .for('key share');
  if (!type) throw refused({ field: 'projectTypeId', code: 'UNKNOWN_REFERENCE' });
  if (!type.enabled) throw refused({ field: 'projectTypeId', code: 'PROJECT_TYPE_DISABLED' });
}

/**
 * Members have to be in service. An amount that follows from a salary is only computed for whoever may see that: the
 * budget, which it may not exceed, would tell it to anybody else.
 */
async function withAmounts(
  ctx: Ctx,
  { members, allocateType }: Fields,
): Promise<{ members: Member[]; wrong: RuleIssue[] }> {
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
  return { members: priced, wrong };
}

const headOf = ({ projectName, projectNumber, projectTypeId, budget, allocateType, startDate, endDate }: Fields) => ({
  name: projectName,
  number: projectNumber,
  typeId: projectTypeId,
  budget,
  allocateType,
  startDate,
  endDate,
});

/** What stands in the database, as it was sent. */
async function fieldsOf(ctx: Ctx, row: Row): Promise<Fields> {
  const members = await ctx.tx
    .select()
    .from(projectMember)
    .where(and(eq(projectMember.companyId, row.companyId), eq(projectMember.applyId, row.id)))
    .orderBy(asc(projectMember.place));
  return {
    projectName: row.name,
    projectNumber: row.number,
    projectTypeId: row.typeId,
    budget: row.budget,
    allocateType: row.allocateType as Fields['allocateType'],
    startDate: row.startDate,
    endDate: row.endDate,
    members: members.map(({ empId, planDays, actualDays, coefficient, amount, memo }) => ({
      empId,
      planDays: plain(planDays),
      actualDays: plain(actualDays),
      coefficient: plain(coefficient),
      amount,
      memo,
    })),
  };
}

/** A number of the database without the zeros it was filled up with. */
const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());

const putMembers = ({ tx, session }: Ctx, applyId: string, members: readonly Member[]) =>
  insertMany(
    tx,
    projectMember,
    members.map((member, place) => ({ companyId: session.companyId, applyId, place, ...member })),
  );

const removeMembers = ({ tx, session }: Ctx, applyId: string) =>
  tx
    .delete(projectMember)
    .where(and(eq(projectMember.companyId, session.companyId), eq(projectMember.applyId, applyId)));

/** What a line of the audit says of one: what follows from salaries stands in no line. */
const told = (
  { projectName, projectNumber, budget, allocateType, startDate, endDate }: Fields,
  members: readonly Member[],
) => ({ projectName, projectNumber, budget, allocateType, startDate, endDate, members: members.length });

const audit = (
  ctx: Ctx,
  what: 'added' | 'changed' | 'submitted' | 'withdrawn' | 'deleted',
  { id, name }: { id: string; name: string },
  { params = {}, ...images }: { params?: Record<string, string>; after?: Record<string, unknown> } = {},
): Promise<void> =>
  ctx.audit({
    action: `projectApply.${what}`,
    objectType: 'projectApply',
    objectId: id,
    params: { name, ...params },
    ...images,
  });
