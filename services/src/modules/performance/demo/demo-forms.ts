import { asc, eq, and } from 'drizzle-orm';
import {
  ApprovalDecision,
  ApprovalMode,
  ApproverKind,
  AssessmentPlanStatus,
  Priority,
  TargetStatus,
} from '@hengcai/shared/enums';
import { randomOf } from '@hengcai/shared/random';
import { decideApproval, startApproval } from '../../../kit/approval.ts';
import type { Ctx } from '../../../kit/context.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { employee } from '../../employee/tables.ts';
import { loginName, userAccount } from '../../session/tables.ts';
import { jobFamily } from '../../position/tables.ts';
import { TARGETS_SUBJECT } from '../approval/approval-runs.ts';
import type { InfoRow, TargetRow } from '../assessment/assessment.ts';
import { partsOfPlan } from '../assessment/parts-of-plan.ts';
import type { FormPart } from '../assessment/composition.ts';
import type { DemoTexts } from './demo-texts.ts';
import { activeIn, isPerson } from '../plan/participants.ts';
import { assessmentInfo } from '../tables.ts';
import { targetLog, targetRow } from '../tables-form.ts';
import { restage } from '../plan/stage.ts';
import { draftOf } from '../assessment/target-rows.ts';

/** Somebody's form in a plan of the demo. */
export interface DemoForm {
  info: InfoRow;
  empNumber: string;
  /** Code of the job family. */
  family: string;
  /** Somebody with an account that the README names. */
  isVisitor: boolean;
  rows: TargetRow[];
}

/** What follows is done by an employee. */
export const as = (ctx: Ctx, empId: string): Ctx => ({ ...ctx, session: { ...ctx.session, empId } });

/** Visitors first, so that whoever signs in finds something. */
export const visitorsFirst = (forms: readonly DemoForm[]): DemoForm[] =>
  [...forms].sort((a, b) => Number(b.isVisitor) - Number(a.isVisitor));

/** Everybody of a plan by employee number, with their forms, in two statements. */
export async function formsOf(ctx: Ctx, planId: string): Promise<DemoForm[]> {
  const people = await ctx.tx
    .select({ info: assessmentInfo, empNumber: employee.empNumber, family: jobFamily.code, account: loginName.name })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .leftJoin(userAccount, and(eq(userAccount.companyId, employee.companyId), eq(userAccount.empId, employee.id)))
    .leftJoin(
      loginName,
      and(
        eq(loginName.companyId, userAccount.companyId),
        eq(loginName.userId, userAccount.id),
        eq(loginName.kind, 'account'),
      ),
    )
    .leftJoin(jobFamily, and(eq(jobFamily.companyId, employee.companyId), eq(jobFamily.id, employee.jobFamilyId)))
    .where(activeIn(ctx, planId))
    .orderBy(asc(employee.empNumber));
  const rows = await ctx.tx
    .select({ row: targetRow })
    .from(targetRow)
    .innerJoin(
      assessmentInfo,
      and(eq(assessmentInfo.companyId, targetRow.companyId), eq(assessmentInfo.id, targetRow.assessmentId)),
    )
    .where(activeIn(ctx, planId))
    .orderBy(asc(targetRow.assessmentId), asc(targetRow.sort));
  const forms = people.map(({ info, empNumber, family, account }): DemoForm => ({
    info: info as InfoRow,
    empNumber,
    family: family ?? '*',
    isVisitor: account !== null,
    rows: [],
  }));
  const byId = new Map(forms.map((form) => [form.info.id, form]));
  for (const { row } of rows) byId.get(row.assessmentId)?.rows.push(row);
  return forms;
}

/** How far somebody is with the targets. */
export type Filled = 'untouched' | 'draft' | 'submitted' | 'rejected' | 'approved';

const STATUS: Record<Filled, number> = {
  untouched: TargetStatus.PENDING_FILL,
  draft: TargetStatus.PENDING_FILL,
  submitted: TargetStatus.PENDING_APPROVAL,
  rejected: TargetStatus.REJECTED,
  approved: TargetStatus.APPROVED,
};

/** Fills in the targets of a plan as far as `howFar` says for each person. */
export async function fillTargets(
  ctx: Ctx,
  planId: string,
  texts: DemoTexts,
  howFar: (form: DemoForm) => Filled,
): Promise<void> {
  const parts = (await partsOfPlan(ctx, planId)).filter((part) => part.rowsByEmployee);
  const forms = (await formsOf(ctx, planId))
    .map((form) => ({ form, filled: howFar(form) }))
    .filter((one) => one.filled !== 'untouched');
  const goals = new Map(
    forms.map(({ form }) => [form.info.id, parts.flatMap((part) => ownRows(ctx, texts, form, part))]),
  );
  const goalsOf = ({ form }: { form: DemoForm }) => goals.get(form.info.id) ?? [];
  // What is only typed so far is nobody else's to read yet.
  const rows = forms.filter(({ filled }) => filled !== 'draft').flatMap(goalsOf);
  const empOf = new Map(forms.map(({ form }) => [form.info.id, form.info.empId]));
  await insertMany(ctx.tx, targetRow, rows);
  await insertMany(
    ctx.tx,
    targetLog,
    rows.map((row) => ({
      companyId: row.companyId,
      id: ctx.newId(),
      assessmentId: row.assessmentId,
      rowId: row.id,
      keyResult: row.keyResult,
      field: 'added',
      before: null,
      after: row.keyResult,
      stage: AssessmentPlanStatus.FILLING,
      reason: null,
      byEmpId: empOf.get(row.assessmentId) ?? null,
      at: ctx.now,
    })),
  );
  await updateMany(
    ctx.tx,
    assessmentInfo,
    ['companyId', 'id'],
    forms.map(({ form, filled }) => ({
      companyId: form.info.companyId,
      id: form.info.id,
      targetStatus: STATUS[filled],
      draftSavedAt: filled === 'draft' ? ctx.now : null,
      draftRows: filled === 'draft' ? draftOf([...form.rows, ...goalsOf({ form })]) : null,
    })),
  );
  for (const { form, filled } of forms) {
    if (filled === 'submitted' || filled === 'rejected')
      await submit(ctx, form.info, filled === 'rejected' ? texts.rejection : null);
  }
  await restage(ctx, planId, AssessmentPlanStatus.FILLING);
}

/** Sends the targets to the superior, so that the demo's managers find something to approve; with an opinion they come back. */
async function submit(ctx: Ctx, { id, empId, bossEmpId }: InfoRow, opinion: string | null): Promise<void> {
  if (bossEmpId === null) return;
  const node = { name: 'approval.lineManager', kind: ApproverKind.NAMED, empIds: [bossEmpId], mode: ApprovalMode.ANY };
  const { approvalId } = await startApproval(ctx, { subjectType: TARGETS_SUBJECT, subjectId: id }, [node], empId);
  if (opinion === null) return;
  await decideApproval(as(ctx, bossEmpId), approvalId, {
    decision: ApprovalDecision.REFUSED,
    opinion,
  });
}

function ownRows(ctx: Ctx, texts: DemoTexts, { info, empNumber, family, rows }: DemoForm, part: FormPart): TargetRow[] {
  const random = randomOf(`${empNumber}:${info.planId}:goals`);
  const goals = random.pick(texts.goals[family] ?? texts.goals['*'] ?? []);
  const taken = rows.filter((row) => row.partCode === part.partCode).length;
  // What the template brings weighs 20 percent; the own goals share the rest.
  const weights = taken > 0 ? ['50', '30'] : ['60', '40'];
  return goals.map(([keyResult, measureUnit, start, target], i) => ({
    companyId: info.companyId,
    id: ctx.newId(),
    assessmentId: info.id,
    templateId: part.companyModuleCode,
    partCode: part.partCode,
    sort: rows.length + i,
    fixed: false,
    keyResult,
    description: null,
    measureUnit,
    startValue: String(start),
    targetValue: String(target),
    achievedValue: null,
    weight: weights[i] ?? '0',
    confidence: 50 + random.below(10) * 5,
    priority: random.chance(0.2) ? Priority.URGENT : Priority.ORDINARY,
    startDate: null,
    targetDate: null,
    remark: null,
  }));
}
