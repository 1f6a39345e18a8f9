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

/** The approvals that wait for somebody now, by form; a form that none waits for has none. */
export async function approvalsOfTargets(
  ctx: Ctx,
  assessmentIds: readonly string[],
): Promise<Map<string, PendingApproval>> {
  const latest = await latestApprovals(ctx, TARGETS_SUBJECT, assessmentIds);
  return new Map(
    [...latest].flatMap(([assessmentId, { approvalId, run, waitingFor }]) => {
      if (run.state !== ApprovalStatus.PENDING) return [];
      const acted = run.steps.some((step) => step.approvers.some((one) => one.decision !== ApprovalDecision.WAITING));
      return [[assessmentId, { approvalId, waitingFor, acted }]];
    }),
  );
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
