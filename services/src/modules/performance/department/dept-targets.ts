import type * as z from 'zod';
import type { departmentCalls, DeptAssessment } from '@hengcai/shared/contract/performance/department';
import { ApprovalDecision, ApprovalMode, ApprovalStatus, ApproverKind, TargetStatus } from '@hengcai/shared/enums';
import { decideApproval, startApproval } from '../../../kit/approval.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused, stale } from '../../../kit/failure.ts';
import { tell } from '../../../kit/tell.ts';
import { deptAlignmentOf, unlinkGone } from '../alignment/alignment.ts';
import { decideSave } from '../assessment/auto-save.ts';
import { recomposeDepartment } from '../assessment/recompose.ts';
import { mergeRows } from '../assessment/target-form.ts';
import { draftOf } from '../assessment/target-rows.ts';
import { demandForm, NO_DRAFT } from '../assessment/targets.ts';
import { auditPlan } from '../plan/plan.ts';
import { demand } from '../refusals.ts';
import { scoresSeen } from './dept-sheet.ts';
import {
  DEPT_SUBJECT,
  deptActions,
  deptFormNow,
  deptVersionFor,
  openDeptForm,
  rowOf,
  updateDept,
  verdictOn,
  workingRows,
  type Department,
  type DeptForm,
} from './dept-form.ts';

type DeptData = z.output<typeof DeptAssessment>;
type SaveInput = z.output<(typeof departmentCalls)['savedeptperformance']['body']>;
type DecideInput = z.output<(typeof departmentCalls)['updatedeptstatus']['body']>;

/** The form of a department as the caller may see it: what is hidden is not in the answer. */
export async function deptDetail(ctx: Ctx, department: Department): Promise<DeptData> {
  const form = await openDeptForm(ctx, department, 'read');
  const { plan, deptId, row, caller, heads } = form;
  return {
    planCode: plan.id,
    deptId,
    head: heads.head,
    approver: heads.above,
    targetStatus: row?.targetStatus ?? TargetStatus.PENDING_FILL,
    opinion: caller.follows ? null : (row?.opinion ?? null),
    parts: form.parts,
    ...(await scoresSeen(ctx, form)),
    alignment: await servedBy(ctx, form),
    agreedAt: row?.agreedAt?.toISOString() ?? null,
    actions: deptActions(ctx, form),
    draftSavedAt: caller.head ? (row?.draftSavedAt?.toISOString() ?? null) : null,
    version: deptVersionFor(form),
  };
}

/** What serves the agreed targets; whoever only follows them sees the own line of it. */
function servedBy(ctx: Ctx, { plan, row, caller }: DeptForm): Promise<DeptData['alignment']> {
  const rowIds = (row?.agreedRows ?? []).map((one) => one.id);
  return deptAlignmentOf(ctx, { planId: plan.id, rowIds }, caller.follows ? (ctx.session.empId ?? '') : null);
}

/** Saves the head's form as a draft; an auto-save that was overtaken by a later one changes nothing. */
export async function saveDeptTargets(ctx: Ctx, input: SaveInput): Promise<{ department: DeptData }> {
  const form = await openDeptForm(ctx, input, 'write');
  demand(verdictOn(form, 'editDeptTargets'));
  const row = rowOf(form);
  if (decideSave(row, input, () => deptFormNow(form)) === 'write') {
    const rows = mergeRows({
      before: workingRows(form),
      typed: input.rows,
      parts: form.parts,
      assessment: row,
      newId: ctx.newId,
    });
    await updateDept(ctx, form, {
      draftRows: draftOf(rows),
      draftClientId: input.clientId,
      draftSeq: input.seq,
      draftSavedAt: form.at,
    });
  }
  return { department: await deptDetail(ctx, input) };
}

/** The head submits; the head above approves, from then on everybody of the department sees them, or returns them. */
export async function decideDeptTargets(ctx: Ctx, input: DecideInput): Promise<{ department: DeptData }> {
  const form = await openDeptForm(ctx, input, 'write');
  demand(verdictOn(form, `${input.action}DeptTargets`));
  if (deptVersionFor(form) !== input.version) throw stale(deptFormNow(form));
  if (input.action === 'submit') await submit(ctx, form);
  else await decide(ctx, form, input);
  return { department: await deptDetail(ctx, input) };
}

async function submit(ctx: Ctx, form: DeptForm): Promise<void> {
  const rows = workingRows(form);
  demandForm(rows, form.parts);
  const draftRows = draftOf(rows);
  const { above } = form.heads;
  const asked = above && (await askHeadAbove(ctx, form, above.empId));
  await audit(ctx, 'deptTargetsSubmitted', form);
  if (!asked || asked.run.state === ApprovalStatus.APPROVED) return agree(ctx, form, draftRows);
  await updateDept(ctx, form, {
    ...NO_DRAFT,
    draftRows,
    opinion: null,
    targetStatus: TargetStatus.PENDING_APPROVAL,
  });
  await tellOf(ctx, form, 'deptTargetsSubmitted', asked.waitingFor);
}

/** The head above is asked by name: who that is when it is submitted decides, whatever changes later. */
const askHeadAbove = (ctx: Ctx, form: DeptForm, empId: string) =>
  startApproval(
    ctx,
    { subjectType: DEPT_SUBJECT, subjectId: rowOf(form).id },
    [{ name: 'approval.headAbove', kind: ApproverKind.NAMED, empIds: [empId], mode: ApprovalMode.ANY }],
    form.heads.head?.empId ?? '',
  );

async function decide(ctx: Ctx, form: DeptForm, { action, opinion }: DecideInput): Promise<void> {
  const { approval } = form;
  if (approval === null) throw refused('TARGETS_NOT_SUBMITTED');
  const decision = action === 'approve' ? ApprovalDecision.APPROVED : ApprovalDecision.REFUSED;
  await decideApproval(ctx, approval.approvalId, { decision, opinion });
  const head = form.heads.head === null ? [] : [form.heads.head.empId];
  if (action === 'approve') {
    await audit(ctx, 'deptTargetsApproved', form);
    await agree(ctx, form, rowOf(form).draftRows);
    await tellOf(ctx, form, 'deptTargetsApproved', head);
  } else {
    await audit(ctx, 'deptTargetsReturned', form, opinion);
    await updateDept(ctx, form, { ...NO_DRAFT, opinion, targetStatus: TargetStatus.REJECTED });
    await tellOf(ctx, form, 'deptTargetsReturned', head, opinion);
  }
}

async function agree(ctx: Ctx, form: DeptForm, agreedRows: ReturnType<typeof draftOf> | null): Promise<void> {
  await updateDept(ctx, form, {
    ...NO_DRAFT,
    agreedRows,
    agreedAt: form.at,
    draftRows: null,
    draftSavedAt: null,
    opinion: null,
    targetStatus: TargetStatus.APPROVED,
  });
  await unlinkGone(
    ctx,
    rowOf(form).id,
    (agreedRows ?? []).map((row) => row.id),
  );
  // A plan that returned to filling in keeps what was scored, and other targets make another score of it.
  if (form.sheet?.submittedAt) await recomposeDepartment(ctx, form.plan, form.deptId);
}

export const audit = (ctx: Ctx, action: string, { plan, heads }: DeptForm, reason = ''): Promise<void> =>
  auditPlan(ctx, action, plan, { params: { department: heads.name, departmentEn: heads.nameEn, reason } });

export const tellOf = (
  ctx: Ctx,
  { plan, heads, row, deptId }: DeptForm,
  kind: string,
  to: readonly string[],
  opinion = '',
) =>
  tell(
    ctx,
    to.map((empId) => ({
      empId,
      kind,
      params: { plan: plan.name, department: heads.name, departmentEn: heads.nameEn ?? heads.name, opinion },
      label: plan.name,
      dedupeKey: `${plan.id}:${deptId}:${kind}:${row?.version ?? 1}`,
    })),
  );
