import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import {
  FUNDS_PAGE,
  type BonusApply,
  type FundedProject,
  type FundedProjectDetail,
} from '@hengcai/shared/contract/projectfund/bonusapply';
import { PageRight, ProjectAllocation, ProjectBudgetState } from '@hengcai/shared/enums';
import { dec, padded } from '@hengcai/shared/numbers';
import { AMOUNT_PLACES } from '@hengcai/shared/rules/projectfund/budget';
import { isAnyOf } from '../../db/sql.ts';
import type { ApprovalView } from '../../kit/approval.ts';
import type { Ctx } from '../../kit/context.ts';
import { hasRight } from '../../kit/pages.ts';
import { mapPage, paged, type PageAsked, type PageOf } from '../../kit/paged.ts';
import { employee } from '../employee/tables.ts';
import {
  applyRows,
  countApplies,
  IS_BONUS,
  membersShown,
  named,
  pageOfApplies,
  payIsSeen,
  seenFunds,
  toListed,
  type Row,
} from './applies.ts';
import { projectApply, projectMember } from './tables.ts';

const { APPROVING, APPROVED } = ProjectBudgetState;
type Fund = z.output<typeof FundedProject>;
type Listed = z.output<typeof BonusApply>;

/** Bonuses that are counted against a budget: those that are granted, and those that wait to be. */
const COUNTED = [APPROVING, APPROVED];

/** Whether the caller may write applications for bonuses of projects that are the caller’s. */
export const mayApply = ({ session }: Ctx): boolean => hasRight(session, FUNDS_PAGE, PageRight.EDIT);

/** All amounts of some applications together, and whether one of them follows from a salary that the caller may not see. */
const sumOf = async (ctx: Ctx) => ({
  amount: sql<string>`coalesce(sum(${projectMember.amount}), 0)::text`,
  unseen: sql<boolean>`coalesce(bool_or(not ${await payIsSeen(ctx)}), false)`,
});

/** The bonuses of projects, by project and state. */
async function bonusesOf(ctx: Ctx, projectIds: readonly string[]) {
  const rows = await ctx.tx
    .select({
      projectId: projectApply.projectId,
      state: projectApply.state,
      count: sql<number>`count(distinct ${projectApply.id})::int`,
      ...(await sumOf(ctx)),
    })
    .from(projectApply)
    .innerJoin(
      projectMember,
      and(eq(projectMember.companyId, projectApply.companyId), eq(projectMember.applyId, projectApply.id)),
    )
    .innerJoin(employee, and(eq(employee.companyId, projectMember.companyId), eq(employee.id, projectMember.empId)))
    .where(
      and(
        eq(projectApply.companyId, ctx.session.companyId),
        isAnyOf(projectApply.projectId, projectIds),
        inArray(projectApply.state, COUNTED),
      ),
    )
    .groupBy(projectApply.projectId, projectApply.state);
  return (projectId: string, state: number) =>
    rows.find((row) => row.projectId === projectId && row.state === state) ?? { amount: '0', count: 0, unseen: false };
}

/** What is left of a budget once what is granted and what waits is taken from it; nobody takes more until the transaction ends. */
export async function leftOf(ctx: Ctx, projectId: string): Promise<string> {
  const isProject = and(eq(projectApply.companyId, ctx.session.companyId), eq(projectApply.id, projectId));
  const [project] = await ctx.tx
    .select({ budget: projectApply.budget })
    .from(projectApply)
    .where(isProject)
    .for('no key update');
  const of = await bonusesOf(ctx, [projectId]);
  return left(project?.budget ?? '0', of(projectId, APPROVED).amount, of(projectId, APPROVING).amount);
}

const left = (budget: string, granted: string, waiting: string): string =>
  padded(dec(budget).minus(granted).minus(waiting).toString(), AMOUNT_PLACES);

async function toFunds(ctx: Ctx, rows: readonly Row[]): Promise<Fund[]> {
  const of = await bonusesOf(
    ctx,
    rows.map(({ apply }) => apply.id),
  );
  return rows.map((row): Fund => {
    const {
      applyId,
      state: _state,
      nodeName: _node,
      submittedAt: _at,
      version: _version,
      ...listed
    } = toListed(row, undefined);
    const [granted, waiting] = [of(applyId, APPROVED), of(applyId, APPROVING)];
    const isLed = row.apply.applicantId === ctx.session.empId;
    // Whoever leads a project computed its amounts.
    const isHidden =
      listed.allocateType === ProjectAllocation.SALARY_COEFFICIENT && !isLed && (granted.unseen || waiting.unseen);
    const shown = (amount: string) => (isHidden ? null : padded(amount, AMOUNT_PLACES));
    return {
      ...listed,
      projectId: applyId,
      granted: shown(granted.amount),
      waiting: shown(waiting.amount),
      left: shown(left(row.apply.budget, granted.amount, waiting.amount)),
      bonusCount: granted.count + waiting.count,
      appliable: isLed && mayApply(ctx),
    };
  });
}

/** A page of the projects with an approved budget. */
export async function listFunds(ctx: Ctx, keyword: string | undefined, page: PageAsked): Promise<PageOf<Fund>> {
  const where = and(seenFunds(ctx), named(keyword));
  const rows = await paged(
    page,
    (window) => applyRows(ctx, where, window),
    () => countApplies(ctx, where),
  );
  return { ...rows, items: await toFunds(ctx, rows.items) };
}

/** One project with an approved budget, where there is one to see. */
export async function fundOf(ctx: Ctx, where: SQL | undefined): Promise<z.output<typeof FundedProjectDetail> | null> {
  const rows = await applyRows(ctx, where, { limit: 1, offset: 0 });
  const [fund] = await toFunds(ctx, rows);
  const [row] = rows;
  return fund && row ? { ...fund, members: await membersShown(ctx, row) } : null;
}

/** An application for a bonus as lists have it. */
export function toBonus(row: Row, request: ApprovalView | undefined, total: string | null): Listed {
  const { applyId, projectName, projectNumber, memberCount, state, nodeName, applicant, submittedAt, version } =
    toListed(row, request);
  const bonusNo = row.apply.bonusNo ?? 0;
  return {
    applyId,
    projectName,
    projectNumber,
    bonusNo,
    memberCount,
    total,
    state,
    nodeName,
    applicant,
    submittedAt,
    version,
  };
}

/** A page of the applications for bonuses, of one project where that is said. */
export async function listBonuses(
  ctx: Ctx,
  { projectId, ...filter }: Parameters<typeof pageOfApplies>[2] & { projectId?: string | undefined },
  page: PageAsked,
): Promise<PageOf<Listed>> {
  const kind = projectId === undefined ? IS_BONUS : eq(projectApply.projectId, projectId);
  const { rows, requests } = await pageOfApplies(ctx, kind, filter, page);
  const ids = rows.items.map(({ apply }) => apply.id);
  const sums = await ctx.tx
    .select({ applyId: projectMember.applyId, ...(await sumOf(ctx)) })
    .from(projectMember)
    .innerJoin(employee, and(eq(employee.companyId, projectMember.companyId), eq(employee.id, projectMember.empId)))
    .where(and(eq(projectMember.companyId, ctx.session.companyId), isAnyOf(projectMember.applyId, ids)))
    .groupBy(projectMember.applyId);
  return mapPage(rows, (row) => {
    const { amount = '0', unseen = false } = sums.find(({ applyId }) => applyId === row.apply.id) ?? {};
    const isHidden = unseen && row.apply.allocateType === ProjectAllocation.SALARY_COEFFICIENT;
    return toBonus(row, requests.get(row.apply.id), isHidden ? null : padded(amount, AMOUNT_PLACES));
  });
}
