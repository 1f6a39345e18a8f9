import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { targetChangeInput } from '@hengcai/shared/contract/performance/change';
import { ApprovalDecision, ApprovalStatus, TargetStatus } from '@hengcai/shared/enums';
import { decideApproval, startApproval, withdrawApproval } from '../../../kit/approval.ts';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import { demandAction } from '../assessment/actions.ts';
import {
  auditAppraisal,
  demandFormVersion,
  openAppraisal,
  savedForm,
  updateInfo,
  type Appraisal,
  type InfoRow,
} from '../assessment/assessment.ts';
import { partsOfPlan } from '../assessment/parts-of-plan.ts';
import { recomposed } from '../assessment/result.ts';
import { mergeRows } from '../assessment/target-form.ts';
import { AGREED_FIELDS, differencesOf, logTargets } from '../assessment/target-log.ts';
import { draftOf, replaceRows, targetRowsOf } from '../assessment/target-rows.ts';
import { demandForm, TARGETS_APPROVED } from '../assessment/targets.ts';
import { handOver } from '../handover.ts';
import { targetChange } from '../tables-change.ts';
import { TARGETS_SUBJECT } from './approval-runs.ts';
import { flowOf, pendingId } from './approvals.ts';
import { changedRows, changeOf } from './change-state.ts';

type Input = z.output<typeof targetChangeInput>;
type Change = Pick<typeof targetChange.$inferInsert, 'rows' | 'reason'>;

const ACTIONS = {
  submit: ['changeTargets', submitChange],
  withdraw: ['withdrawTargetChange', withdrawChange],
  approve: ['decideTargetChange', approveChange],
  reject: ['decideTargetChange', rejectChange],
} as const;

/** Asks for a change of agreed targets, takes it back, or decides about it: until it is approved the agreed ones stand. */
export async function changeTargets(ctx: Ctx, input: Input): Promise<{ id: string; version: number }> {
  const appraisal = await openAppraisal(ctx, input, 'transition');
  const [action, run] = ACTIONS[input.action];
  demandAction(appraisal, action);
  demandFormVersion(appraisal, input.version);
  return savedForm(appraisal, await run(ctx, appraisal, input));
}

async function submitChange(ctx: Ctx, appraisal: Appraisal, { rows: typed, reason }: Input): Promise<InfoRow> {
  const { info } = appraisal;
  if (reason === '') throw refused({ field: 'reason', code: 'REQUIRED' });
  const parts = await partsOfPlan(ctx, info.planId, info.jobFamilyId);
  const before = await targetRowsOf(ctx, info.id);
  // What a change returned before has added is known by its own ids.
  const asked = changedRows(appraisal, (await changeOf(ctx, info.id))?.rows ?? [], before);
  const known = [...before, ...asked.filter((row) => !before.some((one) => one.id === row.id))];
  const rows = mergeRows({ before: known, typed, parts, assessment: info, newId: ctx.newId });
  demandForm(rows, parts);
  if (differencesOf(before, rows).length === 0) throw refused('NOTHING_CHANGED');
  const subject = { subjectType: TARGETS_SUBJECT, subjectId: info.id };
  const { approvalId, run } = await startApproval(ctx, subject, flowOf(appraisal), info.empId);
  await auditAppraisal(ctx, 'targetChangeSubmitted', appraisal, { params: { approvalId, reason } });
  const change = { rows: draftOf(rows), reason };
  if (run.state === ApprovalStatus.APPROVED) return agree(ctx, appraisal, change);
  const values = { ...change, targetStatus: TargetStatus.PENDING_APPROVAL, opinion: null, submittedAt: appraisal.at };
  await ctx.tx
    .insert(targetChange)
    .values({ ...values, companyId: info.companyId, assessmentId: info.id })
    .onConflictDoUpdate({ target: [targetChange.companyId, targetChange.assessmentId], set: values });
  const submitted = await updateInfo(ctx, appraisal, {});
  await handOver(ctx, 'submitTargetChange', appraisal.plan, { empIds: [info.empId] });
  return submitted;
}

async function withdrawChange(ctx: Ctx, appraisal: Appraisal): Promise<InfoRow> {
  await withdrawApproval(ctx, pendingId(appraisal));
  await auditAppraisal(ctx, 'targetChangeWithdrawn', appraisal);
  return giveBack(ctx, appraisal, TargetStatus.PENDING_FILL, null);
}

async function approveChange(ctx: Ctx, appraisal: Appraisal, { opinion }: Input): Promise<InfoRow> {
  const { info, plan, approval } = appraisal;
  const approvalId = pendingId(appraisal);
  const { run } = await decideApproval(ctx, approvalId, { decision: ApprovalDecision.APPROVED, opinion });
  await auditAppraisal(ctx, 'targetChangeApproved', appraisal, { params: { approvalId, opinion } });
  if (run.state !== ApprovalStatus.APPROVED) {
    const asked = (approval?.waitingFor ?? []).map((by) => ({ empId: info.empId, by }));
    await handOver(ctx, 'passTargetsOn', plan, { empIds: [info.empId], asked });
    return info;
  }
  const change = await changeOf(ctx, info.id);
  if (!change) throw notFound();
  const agreed = await agree(ctx, appraisal, change);
  await handOver(ctx, 'approveTargetChange', plan, { empIds: [info.empId] });
  return agreed;
}

async function rejectChange(ctx: Ctx, appraisal: Appraisal, { opinion }: Input): Promise<InfoRow> {
  const approvalId = pendingId(appraisal);
  await decideApproval(ctx, approvalId, { decision: ApprovalDecision.REFUSED, opinion });
  await auditAppraisal(ctx, 'targetChangeReturned', appraisal, { params: { approvalId, opinion } });
  const returned = await giveBack(ctx, appraisal, TargetStatus.REJECTED, opinion);
  await handOver(ctx, 'rejectTargetChange', appraisal.plan, { empIds: [appraisal.info.empId] });
  return returned;
}

const ofForm = ({ info }: Appraisal) =>
  and(eq(targetChange.companyId, info.companyId), eq(targetChange.assessmentId, info.id));

/** The person goes on with the change or leaves it; nothing of the agreed targets has moved. */
async function giveBack(ctx: Ctx, appraisal: Appraisal, targetStatus: number, opinion: string | null) {
  await ctx.tx.update(targetChange).set({ targetStatus, opinion }).where(ofForm(appraisal));
  return updateInfo(ctx, appraisal, {});
}

/** The changed targets take the place of the agreed ones; the log says who asked for it and why. */
async function agree(ctx: Ctx, appraisal: Appraisal, { rows, reason }: Change): Promise<InfoRow> {
  const { info } = appraisal;
  const parts = await partsOfPlan(ctx, info.planId, info.jobFamilyId);
  const form = changedRows(appraisal, rows, await targetRowsOf(ctx, info.id));
  await replaceRows(ctx, info.id, form);
  await logTargets(ctx, appraisal, { rows: form, parts }, AGREED_FIELDS, { byEmpId: info.empId, reason });
  await ctx.tx.delete(targetChange).where(ofForm(appraisal));
  return updateInfo(ctx, appraisal, { ...TARGETS_APPROVED, ...(await recomposed(ctx, appraisal)) });
}
