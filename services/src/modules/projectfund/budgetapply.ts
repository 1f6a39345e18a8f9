import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { budgetapply as service } from '@hengcai/shared/contract/projectfund/budgetapply';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { ProjectBudgetState } from '@hengcai/shared/enums';
import { checkBudget, checkBudgetDraft } from '@hengcai/shared/rules/projectfund/budget';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { takenAt } from '../../kit/taken.ts';
import { toNodes } from '../employee/public.ts';
import { applyOf, IS_BUDGET, listApplies } from './applies.ts';
import { projectApply, projectType } from './tables.ts';
import {
  auditApply,
  deleteApply,
  isOne,
  membersOf,
  openOne,
  putMembers,
  replaceMembers,
  submitApply,
  withAmounts,
  withdrawApply,
  type ApplyKind,
  type ApplyRow,
  type Member,
} from './writing.ts';

type Fields = Omit<ParsedOf<(typeof service)['endpoints']['addbudget']>, 'clientMutationId'>;

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

/** Applications for budgets. */
export const BUDGET: ApplyKind<Awaited<ReturnType<typeof applyOf>>> = { is: IS_BUDGET, read: applyOf };

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
      usable:
        (await tx.$count(projectApply, and(eq(projectApply.companyId, session.companyId), IS_BUDGET, same, others))) ===
        0,
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
    await auditApply(ctx, 'added', { ...row, projectId: null }, { after: told(fields, members) });
    return applyOf(ctx, id);
  },

  async updatebudget({ applyId, version, ...fields }, ctx) {
    const before = await openOne(ctx, BUDGET, { applyId, version });
    const members = await demandSound(ctx, fields, before);
    await ctx.tx
      .update(projectApply)
      .set({ ...headOf(fields), version: version + 1 })
      .where(isOne(ctx, applyId))
      .catch(taken);
    await replaceMembers(ctx, applyId, members);
    await auditApply(ctx, 'changed', { ...before, name: fields.projectName }, { after: told(fields, members) });
    return applyOf(ctx, applyId);
  },

  async submitbudget(asked, ctx) {
    const row = await openOne(ctx, BUDGET, asked);
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
    await submitApply(ctx, row, toNodes(type.flow), members);
    return applyOf(ctx, row.id);
  },

  withdrawbudget: (asked, ctx) => withdrawApply(ctx, BUDGET, asked),
  deletebudget: (asked, ctx) => deleteApply(ctx, BUDGET, asked),
};

/** Refused is what contradicts itself; answers the members with their amounts as they are kept. */
async function demandSound(ctx: Ctx, fields: Fields, kept: ApplyRow | null): Promise<Member[]> {
  const issues = checkBudgetDraft(fields);
  if (issues.length > 0) throw refused(issues);
  if (fields.projectTypeId !== kept?.typeId) await demandType(ctx, fields.projectTypeId);
  return withAmounts(ctx, fields.allocateType, fields.members);
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
async function fieldsOf(ctx: Ctx, row: ApplyRow): Promise<Fields> {
  return {
    projectName: row.name,
    projectNumber: row.number,
    projectTypeId: row.typeId,
    budget: row.budget,
    allocateType: row.allocateType as Fields['allocateType'],
    startDate: row.startDate,
    endDate: row.endDate,
    members: await membersOf(ctx, row.id),
  };
}

/** What a line of the audit says of one: what follows from salaries stands in no line. */
const told = (
  { projectName, projectNumber, budget, allocateType, startDate, endDate }: Fields,
  members: readonly Member[],
) => ({ projectName, projectNumber, budget, allocateType, startDate, endDate, members: members.length });
