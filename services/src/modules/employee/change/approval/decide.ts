import { ApprovalDecision, ApprovalStatus, PersonnelChangeType } from '@hengcai/shared/enums';
import { decideApproval, latestApprovals } from '../../../../kit/approval.ts';
import type { Ctx } from '../../../../kit/context.ts';
import { Failure, notFound, refused, stale } from '../../../../kit/failure.ts';
import { storedPeople } from '../../current.ts';
import { changeData } from '../data.ts';
import { exitApproved } from '../file-dates.ts';
import { putInForce } from '../file.ts';
import { auditParams, changesById, lockChange, updateChange, type ChangeRow } from '../rows.ts';
import { tellRefused, tellToApprove } from '../tell.ts';
import { CHANGE_SUBJECT } from './subject.ts';

interface Vote {
  changeId: string;
  version: number;
  decision: typeof ApprovalDecision.APPROVED | typeof ApprovalDecision.REFUSED;
  opinion: string;
}

/**
 * The caller's decision about a change that waits for it. After the last one the change holds as if it were filed now; what
 * cannot hold any more is refused to whoever approves, with the reason, and goes on waiting.
 */
export async function decideChange(ctx: Ctx, { changeId, version, ...vote }: Vote): Promise<ChangeRow> {
  const [asked] = await changesById(ctx, [changeId]);
  const waits = asked && (await latestApprovals(ctx, CHANGE_SUBJECT, [changeId])).get(changeId);
  // Whom it was never for is not told that there is such a change.
  if (!waits || !isAsked(waits.run.steps, ctx.session.empId)) throw notFound();
  const person = (await storedPeople(ctx, [asked.empId], true)).get(asked.empId);
  const row = await lockChange(ctx, changeId);
  if (!person || !row) throw notFound();
  if (row.version !== version) throw stale((await changeData(ctx, [row], new Set([row.id])))[0]);
  const { run, waitingFor } = await decideApproval(ctx, waits.approvalId, vote);
  await ctx.audit({
    action: vote.decision === ApprovalDecision.APPROVED ? 'change.approved' : 'change.refused',
    objectType: 'personnelChange',
    objectId: row.id,
    params: { ...auditParams(row, person.values.empName), approvalId: waits.approvalId, opinion: vote.opinion },
  });
  switch (run.state) {
    case ApprovalStatus.REFUSED: {
      const refusedRow = await updateChange(ctx, row, { state: 'refused' });
      await tellRefused(ctx, refusedRow, vote.opinion);
      return refusedRow;
    }
    case ApprovalStatus.APPROVED:
      return carriedOut(ctx, row);
    default:
      await tellToApprove(ctx, row, waitingFor);
      return row;
  }
}

const isAsked = (steps: readonly { approvers: readonly { empId: string }[] }[], empId: string | null): boolean =>
  steps.some(({ approvers }) => approvers.some((one) => one.empId === empId));

async function carriedOut(ctx: Ctx, row: ChangeRow): Promise<ChangeRow> {
  try {
    return row.changeType === PersonnelChangeType.EXIT
      ? await exitApproved(ctx, row)
      : await putInForce(ctx, await updateChange(ctx, row, { state: 'pending' }));
  } catch (error) {
    // The form of a decision has no fields of the change: the reason stands above it.
    throw error instanceof Failure ? refused(error.issues.map((one) => ({ ...one, field: '' }))) : error;
  }
}
