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
import { decideApproval, decideApprovals, startApproval, withdrawApproval } from '../../../kit/approval.ts';
import { appendAudits } from '../../../kit/audit.ts';
import type { Ctx } from '../../../kit/context.ts';
import { Failure, notFound, refused } from '../../../kit/failure.ts';
import { toNodes } from '../../employee/public.ts';
import { demandAction } from '../assessment/actions.ts';
import { TARGETS_SUBJECT } from './approval-runs.ts';
import {
  appraisalLine,
  auditAppraisal,
  demandFormVersion,
  openAppraisal,
  openAppraisals,
  savedForm,
  updateInfo,
  updateInfos,
  type Appraisal,
  type InfoRow,
  type Person,
} from '../assessment/assessment.ts';
import { partsOfPlan } from '../assessment/parts-of-plan.ts';
import { eachPerson } from '../assessment/each-person.ts';
import { handOver } from '../handover.ts';
import { composedAnew } from '../assessment/recompose.ts';
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
  const { approved, refused: failed } = await approve(ctx, [appraisal], opinion);
  const [only] = approved;
  if (!only) throw failed.get(appraisal.info.empId) ?? notFound();
  await tellApproved(ctx, approved);
  return savedForm(appraisal, only.info);
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
  const appraisals = await openAppraisals(ctx, { planCode, empIds }, 'transition');
  const asked = await eachPerson(ctx, empIds, (empId) => {
    const appraisal = appraisals.get(empId);
    if (!appraisal) throw notFound();
    demandAction(appraisal, 'approveTargets');
    pendingId(appraisal);
    return appraisal;
  });
  const { approved, refused: refusals } = await approve(ctx, asked.done, '');
  const late = await eachPerson(ctx, [...refusals.keys()], (empId) => {
    throw refusals.get(empId) ?? notFound();
  });
  await tellApproved(ctx, approved);
  return { approved: approved.length, failures: [...asked.failures, ...late.failures] };
}

interface Approved {
  appraisal: Appraisal;
  info: InfoRow;
  /** The last approval; otherwise somebody else is asked. */
  final: boolean;
}

/** Decides on the targets of people of one plan, in a number of statements that does not grow with them. */
async function approve(
  ctx: Ctx,
  appraisals: readonly Appraisal[],
  opinion: string,
): Promise<{ approved: Approved[]; refused: Map<string, Failure> }> {
  const [first] = appraisals;
  if (!first) return { approved: [], refused: new Map() };
  const vote = { decision: ApprovalDecision.APPROVED, opinion };
  const decided = await decideApprovals(ctx, appraisals.map(pendingId), vote);
  const answers = appraisals.map((appraisal) => ({
    appraisal,
    answer: decided.get(pendingId(appraisal)) ?? notFound(),
  }));
  const taken = answers.flatMap(({ appraisal, answer }) =>
    answer instanceof Failure ? [] : [{ appraisal, final: answer.run.state === ApprovalStatus.APPROVED }],
  );
  await appendAudits(
    ctx,
    taken.map(({ appraisal }) =>
      appraisalLine('targetsApproved', appraisal, { params: { approvalId: pendingId(appraisal), opinion } }),
    ),
  );
  const final = taken.filter((one) => one.final).map(({ appraisal }) => appraisal);
  const results = await recomposedOf(ctx, first, final);
  const stand = await updateInfos(
    ctx,
    final.map((appraisal) => ({ appraisal, values: { ...TARGETS_APPROVED, ...results.get(appraisal.info.id) } })),
  );
  const standing = new Map(stand.map((info) => [info.id, info]));
  return {
    approved: taken.map((one) => ({ ...one, info: standing.get(one.appraisal.info.id) ?? one.appraisal.info })),
    refused: new Map(
      answers.flatMap(({ appraisal, answer }) => (answer instanceof Failure ? [[appraisal.info.empId, answer]] : [])),
    ),
  };
}

/** The results of people, composed anew where somebody has scored before: a plan that returned keeps its sheets. */
async function recomposedOf(ctx: Ctx, { plan, rule }: Appraisal, appraisals: readonly Appraisal[]) {
  const people = appraisals.map(({ info }) => info);
  const scored = people.some(({ composedRaw }) => composedRaw !== null);
  return scored ? composedAnew(ctx, plan, rule, people) : new Map<string, object>();
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
