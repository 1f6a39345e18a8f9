import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { BonusApplyDetail, bonusapply as service } from '@hengcai/shared/contract/projectfund/bonusapply';
import { ProjectBudgetState } from '@hengcai/shared/enums';
import { checkBonus, checkMembersDraft } from '@hengcai/shared/rules/projectfund/budget';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { toNodes } from '../employee/public.ts';
import { IS_BONUS, IS_BUDGET, seenFunds, wholeApply } from './applies.ts';
import { fundOf, leftOf, listBonuses, listFunds, mayApply, toBonus } from './funds.ts';
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
  type Member,
} from './writing.ts';

type Detail = z.output<typeof BonusApplyDetail>;

/** One application for a bonus that the caller sees, whole. */
async function bonusOf(ctx: Ctx, id: string): Promise<Detail> {
  const { row, request, detail } = await wholeApply(ctx, IS_BONUS, id);
  const project = await fundOf(ctx, isOne(ctx, row.apply.projectId ?? ''));
  if (!project) throw notFound();
  const { members, approvals, decidable, total } = detail;
  const mayWrite = mayApply(ctx);
  const editable = detail.editable && mayWrite;
  const withdrawable = detail.withdrawable && mayWrite;
  return { ...toBonus(row, request, total), project, members, approvals, editable, withdrawable, decidable };
}

/** Applications for bonuses. */
export const BONUS: ApplyKind<Detail> = { is: IS_BONUS, read: bonusOf };

/** `/bonusapply`: what projects give their members out of an approved budget, asked for by whoever leads them. */
export const bonusapplyHandlers: Handlers<typeof service> = {
  listproject: ({ filter, ...page }, ctx) => listFunds(ctx, filter.keyword, page),

  async getproject({ projectId }, ctx) {
    const fund = await fundOf(ctx, and(seenFunds(ctx), isOne(ctx, projectId)));
    if (!fund) throw notFound();
    return fund;
  },

  listbonus: ({ filter, ...page }, ctx) => listBonuses(ctx, filter, page),
  getbonus: ({ applyId }, ctx) => bonusOf(ctx, applyId),

  async addbonus({ projectId, members }, ctx) {
    const { companyId, empId } = ctx.session;
    const isLed = and(isOne(ctx, projectId), IS_BUDGET, eq(projectApply.applicantId, empId ?? ''));
    // Two that are begun at once get numbers one after the other.
    const [project] = await ctx.tx.select().from(projectApply).where(isLed).for('no key update');
    if (!project) throw notFound();
    if (project.state !== ProjectBudgetState.APPROVED) throw refused('PROJECT_NOT_APPROVED');
    const kept = await demandSound(ctx, project.allocateType, members);
    const [last] = await ctx.tx
      .select({ no: sql<number>`coalesce(max(${projectApply.bonusNo}), 0)::int` })
      .from(projectApply)
      .where(and(eq(projectApply.companyId, companyId), eq(projectApply.projectId, projectId)));
    const { name, number, typeId, budget, allocateType, startDate, endDate, applicantId } = project;
    const row = {
      ...{ companyId, id: ctx.newId(), projectId, bonusNo: (last?.no ?? 0) + 1, state: ProjectBudgetState.DRAFT },
      ...{ name, number, typeId, budget, allocateType, startDate, endDate, applicantId },
    };
    await ctx.tx.insert(projectApply).values(row);
    await putMembers(ctx, row.id, kept);
    await auditApply(ctx, 'added', row, { after: { members: kept.length } });
    return bonusOf(ctx, row.id);
  },

  async updatebonus({ applyId, version, members }, ctx) {
    const row = await openOne(ctx, BONUS, { applyId, version });
    const kept = await demandSound(ctx, row.allocateType, members);
    await ctx.tx
      .update(projectApply)
      .set({ version: version + 1 })
      .where(isOne(ctx, applyId));
    await replaceMembers(ctx, applyId, kept);
    await auditApply(ctx, 'changed', row, { after: { members: kept.length } });
    return bonusOf(ctx, applyId);
  },

  async submitbonus(asked, ctx) {
    const row = await openOne(ctx, BONUS, asked);
    const projectId = row.projectId ?? '';
    // A type that is not offered any more still says who approves for the projects it has.
    const [type] = await ctx.tx
      .select({ flow: projectType.flow })
      .from(projectType)
      .where(and(eq(projectType.companyId, row.companyId), eq(projectType.id, row.typeId)));
    if (!type) throw notFound();
    const members = await demandSound(ctx, row.allocateType, await membersOf(ctx, row.id));
    const budgeted = new Set((await membersOf(ctx, projectId)).map(({ empId }) => empId));
    const allocateType = row.allocateType as Detail['project']['allocateType'];
    const issues = checkBonus({ allocateType, members, budgeted, left: await leftOf(ctx, projectId) });
    if (issues.length > 0) throw refused(issues);
    await submitApply(ctx, row, toNodes(type.flow), members);
    return bonusOf(ctx, row.id);
  },

  withdrawbonus: (asked, ctx) => withdrawApply(ctx, BONUS, asked),
  deletebonus: (asked, ctx) => deleteApply(ctx, BONUS, asked),
};

/** Refused is what contradicts itself; answers the members with their amounts as they are kept. */
async function demandSound(ctx: Ctx, allocateType: number, members: readonly Member[]): Promise<Member[]> {
  const issues = checkMembersDraft(members);
  if (issues.length > 0) throw refused(issues);
  return withAmounts(ctx, allocateType, members);
}
