import type * as z from 'zod';
import type { performancecheck } from '@hengcai/shared/contract/performance-check';
import {
  ApprovalDecision,
  ApprovalMode,
  ApprovalState,
  ApproverKind,
  BossStage,
  EmployeeStage,
  TargetStatus,
} from '@hengcai/shared/enums';
import type { ApprovalNode } from '@hengcai/shared/rules/approval';
import { decideApproval, startApproval, withdrawApproval } from '../../kit/approval.ts';
import type { Ctx } from '../../kit/context.ts';
import { Failure, refused } from '../../kit/failure.ts';
import { issueText } from '../../messages/translate.ts';
import { demandAction } from './actions.ts';
import { TARGETS_SUBJECT } from './approval-runs.ts';
import {
  auditAppraisal,
  demandVersion,
  openAppraisal,
  partsOfPlan,
  saved,
  targetRowsOf,
  updateInfo,
  type Appraisal,
  type InfoRow,
  type Person,
} from './assessment.ts';
import { recomposed } from './result.ts';
import { logTargets } from './target-log.ts';
import { demandForm, NO_DRAFT, TARGETS_APPROVED } from './targets.ts';

type BatchAnswer = z.output<(typeof performancecheck)['endpoints']['batchapprove']['data']>;
type Saved = { id: string; version: number };
type Seen = Person & { version: number };

const SUBMITTED = {
  targetStatus: TargetStatus.PENDING_APPROVAL,
  employeeStage: EmployeeStage.PENDING_APPROVAL,
  bossStage: BossStage.TO_APPROVE,
} as const satisfies Partial<InfoRow>;
const RETURNED = {
  employeeStage: EmployeeStage.PENDING_FILL,
  bossStage: BossStage.WAITING_TARGETS,
} as const satisfies Partial<InfoRow>;

/** Submits the own targets: checked as a whole, logged, and sent through the plan's flow. With nobody to ask they are approved at once. */
export async function submitTargets(ctx: Ctx, { version, ...person }: Seen): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  const { info } = appraisal;
  demandAction(appraisal, 'submitTargets');
  demandVersion(info, version);
  const form = { rows: await targetRowsOf(ctx, info.id), parts: await partsOfPlan(ctx, info.planId) };
  demandForm(form.rows, form.parts);
  const { approvalId, run } = await startApproval(
    ctx,
    { subjectType: TARGETS_SUBJECT, subjectId: info.id },
    flowOf(appraisal),
    info.empId,
  );
  await logTargets(ctx, appraisal, form);
  await auditAppraisal(ctx, 'targetsSubmitted', appraisal, { params: { approvalId } });
  const next =
    run.state === ApprovalState.APPROVED ? { ...TARGETS_APPROVED, ...(await recomposed(ctx, appraisal)) } : SUBMITTED;
  return saved(await updateInfo(ctx, appraisal, { ...next, ...NO_DRAFT }));
}

/** Takes submitted targets back while nobody has decided. */
export async function withdrawTargets(ctx: Ctx, { version, ...person }: Seen): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'withdrawTargets');
  demandVersion(appraisal.info, version);
  await withdrawApproval(ctx, pendingId(appraisal));
  await auditAppraisal(ctx, 'targetsWithdrawn', appraisal);
  return saved(await updateInfo(ctx, appraisal, { targetStatus: TargetStatus.PENDING_FILL, ...RETURNED }));
}

/** Approves the targets at the node that waits for the caller; after the last node they stand. */
export async function approveTargets(
  ctx: Ctx,
  { version, opinion, ...person }: Seen & { opinion: string },
): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'approveTargets');
  demandVersion(appraisal.info, version);
  return saved(await approve(ctx, appraisal, opinion));
}

/** Returns the targets to the person; the opinion is required (specification 5). */
export async function rejectTargets(
  ctx: Ctx,
  { version, opinion, ...person }: Seen & { opinion: string },
): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'rejectTargets');
  demandVersion(appraisal.info, version);
  const approvalId = pendingId(appraisal);
  await decideApproval(ctx, approvalId, { decision: ApprovalDecision.REFUSED, opinion });
  await auditAppraisal(ctx, 'targetsRejected', appraisal, { params: { approvalId, opinion } });
  return saved(await updateInfo(ctx, appraisal, { targetStatus: TargetStatus.REJECTED, ...RETURNED }));
}

/** Approves what can be approved of several people and says of each other one why not (specification 8). */
export async function approveMany(
  ctx: Ctx,
  { planCode, empIds }: { planCode: string; empIds: readonly string[] },
): Promise<BatchAnswer> {
  const failures: BatchAnswer['failures'] = [];
  const people = [...new Set(empIds)].sort();
  // In the order of ids: two batches that share people wait for each other and never lock each other out.
  for (const empId of people) {
    try {
      const appraisal = await openAppraisal(ctx, { planCode, empId }, 'transition');
      demandAction(appraisal, 'approveTargets');
      await approve(ctx, appraisal, '');
    } catch (error) {
      // Refusals come before the first write of a person, so those of the others stay whole.
      if (!(error instanceof Failure)) throw error;
      const [issue] = error.issues;
      const code = issue?.code ?? 'FAILED';
      failures.push({ empId, code, message: issueText(ctx.language, code, issue?.params) });
    }
  }
  return { approved: people.length - failures.length, failures };
}

async function approve(ctx: Ctx, appraisal: Appraisal, opinion: string): Promise<InfoRow> {
  const approvalId = pendingId(appraisal);
  const { run } = await decideApproval(ctx, approvalId, { decision: ApprovalDecision.APPROVED, opinion });
  await auditAppraisal(ctx, 'targetsApproved', appraisal, { params: { approvalId, opinion } });
  if (run.state !== ApprovalState.APPROVED) return appraisal.info;
  return updateInfo(ctx, appraisal, { ...TARGETS_APPROVED, ...(await recomposed(ctx, appraisal)) });
}

function pendingId({ approval }: Appraisal): string {
  if (approval === null) throw refused('TARGETS_NOT_SUBMITTED');
  return approval.approvalId;
}

/**
 * The nodes of a form's approval. "The line manager" is the one of the moment the plan opened, as everywhere in an
 * appraisal: a transfer must not change who decides. Further up the line is looked up when it is needed.
 */
function flowOf({ plan, info }: Appraisal): ApprovalNode[] {
  const lineManager = {
    name: 'approval.lineManager',
    kind: ApproverKind.LINE_MANAGER,
    level: 1,
    mode: ApprovalMode.ANY,
  } as const;
  const nodes: ApprovalNode[] =
    plan.flow.length === 0
      ? [lineManager]
      : plan.flow.map(({ nodeName, kind, level, roleCode, empIds, mode }) => ({
          name: nodeName,
          kind,
          mode,
          level: level ?? null,
          roleCode: roleCode ?? null,
          empIds: empIds ?? null,
        }));
  return nodes.map((node) =>
    node.kind === ApproverKind.LINE_MANAGER && node.level === 1 && info.bossEmpId !== null
      ? { ...node, kind: ApproverKind.NAMED, empIds: [info.bossEmpId] }
      : node,
  );
}
