import { and, desc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { ApprovalRun } from '@hengcai/shared/contract/performance/assessment';
import { ApprovalDecision, ApprovalStatus } from '@hengcai/shared/enums';
import type { ApprovalRun as Run, ApprovalStep as Step } from '@hengcai/shared/rules/approval';
import { latestApprovals } from '../../../kit/approval.ts';
import type { Ctx } from '../../../kit/context.ts';
import { approval, audit } from '../../../kit/tables.ts';
import { userAccount } from '../../session/tables.ts';

/** What target forms are called in the approval engine. */
export const TARGETS_SUBJECT = 'targets';
export const DECIDED = ['assessment.targetsApproved', 'assessment.targetsRejected'] as const;

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
export async function approvalRuns(ctx: Ctx, assessmentId: string): Promise<z.output<typeof ApprovalRun>[]> {
  const rows = await ctx.tx
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.companyId, ctx.session.companyId),
        eq(approval.subjectType, TARGETS_SUBJECT),
        eq(approval.subjectId, assessmentId),
      ),
    )
    .orderBy(desc(approval.submittedAt), desc(approval.id));
  const times = await decisionTimes(ctx, assessmentId);
  return rows.map(({ id, run, submittedAt }) => ({
    runId: id,
    state: run.state,
    submittedBy: run.submitterId,
    submittedAt: submittedAt.toISOString(),
    steps: run.steps.map((step, i) => ({
      // The default flow has a message id for a name, so that it reads in the language of the call; typed names have no text.
      nodeName: ctx.t(step.name),
      approverEmpIds: step.approvers.map((one) => one.empId),
      decisions: step.approvers.map(({ empId, decision, opinion }) => ({
        empId,
        decision,
        opinion,
        at: times.get(`${id} ${empId}`) ?? null,
      })),
      state: stateOf(run, step, i),
      message: step.notes.length > 0 ? step.notes.map((note) => ctx.t(`rule.${note}`)).join('；') : null,
    })),
  }));
}

/** The engine keeps who decided what; when is in the audit entries of the decisions. */
async function decisionTimes(ctx: Ctx, assessmentId: string): Promise<Map<string, string>> {
  const rows = await ctx.tx
    .select({ at: audit.at, params: audit.params, empId: userAccount.empId })
    .from(audit)
    .innerJoin(userAccount, and(eq(userAccount.companyId, audit.companyId), eq(userAccount.id, audit.subjectUserId)))
    .where(
      and(
        eq(audit.companyId, ctx.session.companyId),
        eq(audit.objectType, 'assessment'),
        eq(audit.objectId, assessmentId),
        inArray(audit.action, [...DECIDED]),
      ),
    );
  return new Map(
    rows.map(({ at, params, empId }) => [`${String(params.approvalId)} ${empId ?? ''}`, at.toISOString()]),
  );
}

function stateOf(run: Run, step: Step, index: number): Run['state'] {
  if (step.skipped || index < run.current) return ApprovalStatus.APPROVED;
  return index === run.current ? run.state : ApprovalStatus.PENDING;
}
