import { and } from 'drizzle-orm';
import type { approve as service } from '@hengcai/shared/contract/projectfund/approve';
import { ApprovalDecision, ApprovalStatus, ProjectBudgetState } from '@hengcai/shared/enums';
import { decideApproval, latestApprovals } from '../../kit/approval.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { demandVersion } from '../../kit/version.ts';
import { APPLY_SUBJECT, seesApply } from './applies.ts';
import { BONUS } from './bonusapply.ts';
import { BUDGET } from './budgetapply.ts';
import { projectApply } from './tables.ts';
import { tellDecided, tellToApprove } from './tell.ts';
import { auditApply, isOne, move, type ApplyKind } from './writing.ts';

interface Vote {
  applyId: string;
  version: number;
  opinion: string;
}

/** `/approve`: what whoever is asked decides on applications of projects. */
export const approveHandlers: Handlers<typeof service> = {
  approvebudget: (vote, ctx) => decide(ctx, BUDGET, ApprovalDecision.APPROVED, vote),
  rejectbudget: (vote, ctx) => decide(ctx, BUDGET, ApprovalDecision.REFUSED, vote),
  approvebonus: (vote, ctx) => decide(ctx, BONUS, ApprovalDecision.APPROVED, vote),
  rejectbonus: (vote, ctx) => decide(ctx, BONUS, ApprovalDecision.REFUSED, vote),
};

/** The caller's decision on an application that waits for it; whoever is next, or whoever applied, is notified. */
async function decide<T>(
  ctx: Ctx,
  kind: ApplyKind<T>,
  decision: typeof ApprovalDecision.APPROVED | typeof ApprovalDecision.REFUSED,
  { applyId, version, opinion }: Vote,
): Promise<T> {
  const [row] = await ctx.tx
    .select()
    .from(projectApply)
    .where(and(isOne(ctx, applyId), kind.is))
    .for('update');
  // Whom it is none of the business of is not told that there is one.
  if (!row || !(await seesApply(ctx, applyId))) throw notFound();
  await demandVersion(row, version, () => kind.read(ctx, applyId));
  const request = (await latestApprovals(ctx, APPLY_SUBJECT, [applyId])).get(applyId);
  if (row.state !== ProjectBudgetState.APPROVING || !request) throw refused('PROJECT_APPLY_NOT_WAITING');
  const { approvalId } = request;
  const { run, waitingFor } = await decideApproval(ctx, approvalId, { decision, opinion });
  await auditApply(ctx, decision === ApprovalDecision.APPROVED ? 'approved' : 'rejected', row, {
    params: { approvalId, opinion },
  });
  if (run.state === ApprovalStatus.PENDING) {
    await move(ctx, row, ProjectBudgetState.APPROVING);
    await tellToApprove(ctx, row, waitingFor, approvalId);
  } else {
    const isApproved = run.state === ApprovalStatus.APPROVED;
    await move(ctx, row, isApproved ? ProjectBudgetState.APPROVED : ProjectBudgetState.REJECTED);
    await tellDecided(ctx, row, isApproved, opinion, approvalId);
  }
  return kind.read(ctx, applyId);
}
