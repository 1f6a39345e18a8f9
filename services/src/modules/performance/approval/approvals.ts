import type * as z from 'zod';
import type { performanceflow } from '@hengcai/shared/contract/performance/flow';
import {
  ApprovalDecision,
  ApprovalMode,
  ApprovalStatus,
  ApproverKind,
  BossStage,
  EmployeeStage,
  TargetStatus,
} from '@hengcai/shared/enums';
import type { ApprovalNode } from '@hengcai/shared/rules/approval';
import { decideApproval, startApproval, withdrawApproval } from '../../../kit/approval.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { toNodes } from '../../employee/public.ts';
import { demandAction } from '../assessment/actions.ts';
import { TARGETS_SUBJECT } from './approval-runs.ts';
import {
  auditAppraisal,
  demandFormVersion,
  openAppraisal,
  partsOfPlan,
  savedForm,
  updateInfo,
  type Appraisal,
  type InfoRow,
  type Person,
} from '../assessment/assessment.ts';
import { eachPerson } from '../assessment/each-person.ts';
import { handOver } from '../handover.ts';
import { recomposed } from '../assessment/result.ts';
import { AGREED_FIELDS, logTargets } from '../assessment/target-log.ts';
import { demandForm, NO_DRAFT, TARGETS_APPROVED } from '../assessment/targets.ts';
import { replaceRows, seenRowsOf } from '../assessment/target-rows.ts';

type BatchAnswer = z.output<(typeof performanceflow)['endpoints']['batchbosscheck']['data']>;
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
  demandFormVersion(appraisal, version);
  const form = { rows: await seenRowsOf(ctx, appraisal), parts: await partsOfPlan(ctx, info.planId, info.jobFamilyId) };
  demandForm(form.rows, form.parts);
  if (info.draftRows !== null) await replaceRows(ctx, info.id, form.rows);
  const { approvalId, run } = await startApproval(
    ctx,
    { subjectType: TARGETS_SUBJECT, subjectId: info.id },
    flowOf(appraisal),
    info.empId,
  );
  await logTargets(ctx, appraisal, form, AGREED_FIELDS);
  await auditAppraisal(ctx, 'targetsSubmitted', appraisal, { params: { approvalId } });
  const next =
    run.state === ApprovalStatus.APPROVED ? { ...TARGETS_APPROVED, ...(await recomposed(ctx, appraisal)) } : SUBMITTED;
  const submitted = await updateInfo(ctx, appraisal, { ...next, ...NO_DRAFT, draftRows: null });
  await handOver(ctx, 'submitTargets', appraisal.plan, { empIds: [info.empId] });
  return savedForm(appraisal, submitted);
}

/** Takes submitted targets back while nobody has decided. */
export async function withdrawTargets(ctx: Ctx, { version, ...person }: Seen): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'withdrawTargets');
  demandFormVersion(appraisal, version);
  await withdrawApproval(ctx, pendingId(appraisal));
  await auditAppraisal(ctx, 'targetsWithdrawn', appraisal);
  const next = { targetStatus: TargetStatus.PENDING_FILL, ...RETURNED };
  return savedForm(appraisal, await updateInfo(ctx, appraisal, next));
}

/** Approves the targets at the node that waits for the caller; after the last node they stand. */
export async function approveTargets(
  ctx: Ctx,
  { version, opinion, ...person }: Seen & { opinion: string },
): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'approveTargets');
  demandFormVersion(appraisal, version);
  const approved = await approve(ctx, appraisal, opinion);
  await tellApproved(ctx, [approved]);
  return savedForm(appraisal, approved.info);
}

/** Returns the targets to the person; the opinion is required (specification 5). */
export async function rejectTargets(
  ctx: Ctx,
  { version, opinion, ...person }: Seen & { opinion: string },
): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'rejectTargets');
  demandFormVersion(appraisal, version);
  const approvalId = pendingId(appraisal);
  await decideApproval(ctx, approvalId, { decision: ApprovalDecision.REFUSED, opinion });
  await auditAppraisal(ctx, 'targetsRejected', appraisal, { params: { approvalId, opinion } });
  const rejected = await updateInfo(ctx, appraisal, { targetStatus: TargetStatus.REJECTED, ...RETURNED });
  await handOver(ctx, 'rejectTargets', appraisal.plan, { empIds: [rejected.empId] });
  return savedForm(appraisal, rejected);
}

/** Approves what can be approved of several people and says of each other one why not (specification 8). */
export async function approveMany(
  ctx: Ctx,
  { planCode, empIds }: { planCode: string; empIds: readonly string[] },
): Promise<BatchAnswer> {
  const { done, failures } = await eachPerson(ctx, empIds, async (empId) => {
    const appraisal = await openAppraisal(ctx, { planCode, empId }, 'transition');
    demandAction(appraisal, 'approveTargets');
    return approve(ctx, appraisal, '');
  });
  await tellApproved(ctx, done);
  return { approved: done.length, failures };
}

interface Approved {
  appraisal: Appraisal;
  info: InfoRow;
  /** The last approval; otherwise somebody else is asked. */
  final: boolean;
}

async function approve(ctx: Ctx, appraisal: Appraisal, opinion: string): Promise<Approved> {
  const approvalId = pendingId(appraisal);
  const { run } = await decideApproval(ctx, approvalId, { decision: ApprovalDecision.APPROVED, opinion });
  await auditAppraisal(ctx, 'targetsApproved', appraisal, { params: { approvalId, opinion } });
  if (run.state !== ApprovalStatus.APPROVED) return { appraisal, info: appraisal.info, final: false };
  const info = await updateInfo(ctx, appraisal, { ...TARGETS_APPROVED, ...(await recomposed(ctx, appraisal)) });
  return { appraisal, info, final: true };
}

/** Tells those whose targets stand now, and whoever is asked next about the others; all of one plan. */
async function tellApproved(ctx: Ctx, approved: readonly Approved[]): Promise<void> {
  const [first] = approved;
  if (!first) return;
  const { plan } = first.appraisal;
  const empIds = (final: boolean) => approved.filter((one) => one.final === final).map((one) => one.info.empId);
  const asked = approved.flatMap(({ info, appraisal }) =>
    (appraisal.approval?.waitingFor ?? []).map((by) => ({ empId: info.empId, by })),
  );
  await handOver(ctx, 'approveTargets', plan, { empIds: empIds(true) });
  await handOver(ctx, 'passTargetsOn', plan, { empIds: empIds(false), asked });
}

/** The approval that waits for somebody. */
export function pendingId({ approval }: Appraisal): string {
  if (approval === null) throw refused('TARGETS_NOT_SUBMITTED');
  return approval.approvalId;
}

/**
 * The nodes of a form's approval. "The line manager" is the one of the moment the plan opened, as everywhere in an
 * appraisal: a transfer must not change who decides. Further up the line is looked up when it is needed.
 */
export function flowOf({ plan, info }: Appraisal): ApprovalNode[] {
  const lineManager = {
    name: 'approval.lineManager',
    kind: ApproverKind.LINE_MANAGER,
    level: 1,
    mode: ApprovalMode.ANY,
  } as const;
  const nodes: ApprovalNode[] = plan.flow.length === 0 ? [lineManager] : toNodes(plan.flow);
  return nodes.map((node) =>
    node.kind === ApproverKind.LINE_MANAGER && node.level === 1 && info.bossEmpId !== null
      ? { ...node, kind: ApproverKind.NAMED, empIds: [info.bossEmpId] }
      : node,
  );
}
