import { and, eq } from 'drizzle-orm';
import { ChangeProposalStatus, type ValueOf } from '@hengcai/shared/enums';
import type { Ctx } from '../../../../kit/context.ts';
import { notFound, stale } from '../../../../kit/failure.ts';
import { changeProposal } from '../../tables-proposals.ts';
import type { ChangeRow } from '../rows.ts';
import type { ProposalRow } from './data.ts';
import { tellFiled } from './tell.ts';
import { filedAmong } from './who.ts';

/** One proposal, locked. Whoever has seen a former version, or one that is no longer open, is told so. */
export async function lockProposal(ctx: Ctx, id: string, seen?: number): Promise<ProposalRow> {
  const [row] = await ctx.tx
    .select()
    .from(changeProposal)
    .where(and(eq(changeProposal.companyId, ctx.session.companyId), eq(changeProposal.id, id)))
    .for('update');
  if (!row) throw notFound();
  if (row.status !== ChangeProposalStatus.OPEN || (seen !== undefined && row.version !== seen))
    throw stale({ proposedChangeId: id, version: row.version });
  return row;
}

/** The same for whoever files changes of the person; nobody decides what they proposed. */
export async function lockToDecide(ctx: Ctx, id: string, seen?: number): Promise<ProposalRow> {
  const row = await lockProposal(ctx, id, seen);
  const mayDecide = row.proposedBy !== ctx.session.empId && (await filedAmong(ctx, [row.empId])).has(row.empId);
  if (!mayDecide) throw notFound();
  return row;
}

/** Writes what became of a proposal. */
export async function settleProposal(
  ctx: Ctx,
  { id, version }: ProposalRow,
  status: ValueOf<typeof ChangeProposalStatus>,
  more: Partial<Pick<ProposalRow, 'opinion' | 'changeId'>> = {},
): Promise<ProposalRow> {
  const [written] = await ctx.tx
    .update(changeProposal)
    .set({ ...more, status, decidedBy: ctx.session.userId, decidedAt: ctx.now, version: version + 1 })
    .where(and(eq(changeProposal.companyId, ctx.session.companyId), eq(changeProposal.id, id)))
    .returning();
  if (!written) throw notFound();
  return written;
}

/** Files a change, and with it what a manager proposed, if anything; the manager learns of it. */
export async function fileUpon(
  ctx: Ctx,
  proposedChangeId: string | undefined,
  empId: string,
  file: () => Promise<ChangeRow>,
): Promise<ChangeRow> {
  if (proposedChangeId === undefined) return file();
  const proposal = await lockToDecide(ctx, proposedChangeId);
  if (proposal.empId !== empId) throw notFound();
  const change = await file();
  await settleProposal(ctx, proposal, ChangeProposalStatus.FILED, { changeId: change.id });
  await tellFiled(ctx, proposal, change);
  return change;
}
