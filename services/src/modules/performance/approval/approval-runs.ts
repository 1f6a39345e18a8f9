import type { ApprovalRunData } from '@hengcai/shared/contract/approval';
import { ApprovalDecision, ApprovalStatus } from '@hengcai/shared/enums';
import { latestApprovals } from '../../../kit/approval.ts';
import type { Ctx } from '../../../kit/context.ts';
import { approvalRunsOf } from '../../employee/public.ts';

/** What target forms are called in the approval engine. */
export const TARGETS_SUBJECT = 'targets';
export const DECIDED = [
  'assessment.targetsApproved',
  'assessment.targetsRejected',
  'assessment.targetChangeApproved',
  'assessment.targetChangeReturned',
] as const;

/** The approval a target form waits in. */
export interface PendingApproval {
  approvalId: string;
  waitingFor: readonly string[];
  /** Somebody has decided already, so the form cannot be taken back. */
  acted: boolean;
}

/** The approval that waits for somebody now; null when none does. */
export async function approvalOfTargets(ctx: Ctx, assessmentId: string): Promise<PendingApproval | null> {
  const latest = (await latestApprovals(ctx, TARGETS_SUBJECT, [assessmentId])).get(assessmentId);
  if (latest?.run.state !== ApprovalStatus.PENDING) return null;
  const acted = latest.run.steps.some((step) =>
    step.approvers.some((one) => one.decision !== ApprovalDecision.WAITING),
  );
  return { approvalId: latest.approvalId, waitingFor: latest.waitingFor, acted };
}

/** Every approval a target form went through, newest first. */
export async function approvalRuns(ctx: Ctx, assessmentId: string): Promise<ApprovalRunData[]> {
  const asked = {
    subjectType: TARGETS_SUBJECT,
    subjectIds: [assessmentId],
    objectType: 'assessment',
    actions: DECIDED,
  };
  return (await approvalRunsOf(ctx, asked)).get(assessmentId) ?? [];
}
