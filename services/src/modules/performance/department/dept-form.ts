import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { AllowedAction } from '@hengcai/shared/contract/performance/form';
import { ApprovalStatus, PageRight, Priority, TargetStatus, type ValueOf } from '@hengcai/shared/enums';
import {
  ON_DEPARTMENTS,
  type Capacity,
  type DepartmentAction,
  type Who,
} from '@hengcai/shared/rules/performance/capacities';
import { isAllowed, type PlanRole } from '@hengcai/shared/rules/performance/freeze';
import { ALLOWED, refused as notAllowed, type Verdict } from '@hengcai/shared/rules/issue';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { rowsOf } from '../../../db/sql.ts';
import { latestApprovals, type ApprovalView } from '../../../kit/approval.ts';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, stale } from '../../../kit/failure.ts';
import { issueMessageId } from '../../../messages/translate.ts';
import { managedSubject, managesPlans, momentAfter, type FormRow, type InfoRow } from '../assessment/assessment.ts';
import { partsOfPlan } from '../assessment/parts-of-plan.ts';
import type { FormPart } from '../assessment/composition.ts';
import { isLockedManager } from '../plan/manager-lock.ts';
import type { PlanRow } from '../plan/plan.ts';
import { assessmentInfo, assessmentPlan, type DraftRow } from '../tables.ts';
import { deptScoreSheet, deptTarget } from '../tables-department.ts';
import { withinReach } from '../waiting.ts';
import { countsDeptScores } from './dept-result.ts';
import { headsOf } from './heads.ts';
import { scorerOfDept } from './scorers.ts';

/** What department targets are called in the approval engine. */
export const DEPT_SUBJECT = 'deptTargets';

export interface Department {
  planCode: string;
  deptId: string;
}
type DeptRow = Omit<typeof deptTarget.$inferSelect, 'targetStatus'> & { targetStatus: ValueOf<typeof TargetStatus> };

export type DeptSheet = typeof deptScoreSheet.$inferSelect;

/** The form of a department as the caller meets it. */
export interface DeptForm {
  plan: PlanRow;
  deptId: string;
  /** Null while the head has saved nothing. */
  row: DeptRow | null;
  parts: FormPart[];
  heads: Awaited<ReturnType<typeof headsOf>>;
  /** The approval that waits; null when none does. */
  approval: ApprovalView | null;
  /** The scores; null while nobody saved any, or where none count. */
  sheet: DeptSheet | null;
  /** Who scores; null: HR does. */
  scorerEmpId: string | null;
  caller: {
    head: boolean;
    approver: boolean;
    decides: boolean;
    follows: boolean;
    /** Scores the department, or stands in for whoever would. */
    scores: boolean;
    hrEdits: boolean;
    /** The own result, for whoever the department's score is part of it. */
    member: Pick<InfoRow, 'employeeStage' | 'bossStage'> | null;
  };
  lockedManager: boolean;
  at: Date;
}

/**
 * Loads the targets of a department for whoever may see them: its head, the heads above, its members in the plan, HR.
 * Everybody else gets 404. To `write`, writers of the same form wait for each other, and the plan for them.
 */
export async function openDeptForm(
  ctx: Ctx,
  { planCode, deptId }: Department,
  lock: 'read' | 'write',
): Promise<DeptForm> {
  const { companyId, empId } = ctx.session;
  const planQuery = ctx.tx
    .select()
    .from(assessmentPlan)
    .where(and(eq(assessmentPlan.companyId, companyId), eq(assessmentPlan.id, planCode)));
  const [found] = await (lock === 'write' ? planQuery.for('share') : planQuery);
  if (!found?.ruleSnapshot) throw notFound();
  const plan = found as PlanRow;
  const [people] = await ctx.tx
    .select({
      count: sql<number>`count(*)::int`,
      member: sql<boolean>`coalesce(bool_or(${assessmentInfo.empId} = ${empId ?? ''}), false)`,
      hr: managesPlans(ctx, PageRight.VISIT)
        ? sql<boolean>`coalesce(bool_or(${managedSubject(ctx)}), false)`
        : sql<boolean>`false`,
      hrEdits: managesPlans(ctx, PageRight.EDIT)
        ? sql<boolean>`coalesce(bool_or(${managedSubject(ctx, 'edit')}), false)`
        : sql<boolean>`false`,
      lockedManager: sql<boolean>`coalesce(bool_or(${isLockedManager(sql`${empId ?? ''}`)}), false)`,
      employeeStage: sql<
        number | null
      >`max(case when ${assessmentInfo.empId} = ${empId ?? ''} then ${assessmentInfo.employeeStage} end)::int`,
      bossStage: sql<
        number | null
      >`max(case when ${assessmentInfo.empId} = ${empId ?? ''} then ${assessmentInfo.bossStage} end)::int`,
    })
    .from(assessmentInfo)
    .where(
      and(
        eq(assessmentInfo.companyId, companyId),
        eq(assessmentInfo.planId, planCode),
        eq(assessmentInfo.deptId, deptId),
        isNull(assessmentInfo.removedAt),
        withinReach(ctx),
      ),
    );
  if (!people || people.count === 0) throw notFound();
  const heads = await headsOf(ctx, deptId);
  const head = empId !== null && heads.head?.empId === empId;
  if (head && lock === 'write') await makeRow(ctx, planCode, deptId);
  const rowQuery = ctx.tx
    .select()
    .from(deptTarget)
    .where(and(eq(deptTarget.companyId, companyId), eq(deptTarget.planId, planCode), eq(deptTarget.deptId, deptId)));
  const [row] = await (lock === 'write' ? rowQuery.for('update') : rowQuery);
  const latest = row && (await latestApprovals(ctx, DEPT_SUBJECT, [row.id])).get(row.id);
  const approval = latest?.run.state === ApprovalStatus.PENDING ? latest : null;
  const approver = empId !== null && (approval?.waitingFor.includes(empId) ?? false);
  // Whoever decided in the place of a head who left is no head above, and reads what became of it.
  const asked = latest?.run.steps.some(({ approvers }) => approvers.some((one) => one.empId === empId)) ?? false;
  const above = empId !== null && heads.allAbove.includes(empId);
  const counts = countsDeptScores(plan);
  const scorerEmpId = counts ? await scorerOf(ctx, deptId) : null;
  const concerned = head || people.member;
  // Nobody stands in for whoever would score the own department.
  const scores = counts && (scorerEmpId === null ? people.hrEdits && !concerned : scorerEmpId === empId);
  const decides = asked || above || people.hr || scores;
  const prepares = plan.status === AssessmentPlanStatus.NOT_OPEN && !people.hr;
  if (prepares || !(head || decides || people.member)) throw notFound();
  return {
    plan,
    deptId,
    row: (row as DeptRow | undefined) ?? null,
    parts: await partsOfPlan(ctx, planCode),
    heads,
    approval,
    sheet: row && counts ? await sheetOf(ctx, row.id, lock) : null,
    scorerEmpId,
    caller: {
      head,
      approver,
      decides,
      follows: !head && !decides,
      scores,
      hrEdits: people.hrEdits && !concerned,
      member: people.member ? (people as Pick<InfoRow, 'employeeStage' | 'bossStage'>) : null,
    },
    lockedManager: people.lockedManager,
    at: row ? momentAfter(row.updatedAt, ctx.now) : ctx.now,
  };
}

async function scorerOf(ctx: Ctx, deptId: string): Promise<string | null> {
  const [row] = await rowsOf<{ scorer: string | null }>(
    ctx.tx,
    sql`select ${scorerOfDept(ctx, sql`${deptId}`)} as scorer`,
  );
  return row?.scorer ?? null;
}

async function sheetOf(ctx: Ctx, deptTargetId: string, lock: 'read' | 'write'): Promise<DeptSheet | null> {
  const query = ctx.tx
    .select()
    .from(deptScoreSheet)
    .where(and(eq(deptScoreSheet.companyId, ctx.session.companyId), eq(deptScoreSheet.deptTargetId, deptTargetId)));
  const [sheet] = await (lock === 'write' ? query.for('update') : query);
  return sheet ?? null;
}

/** The row two tabs of the head wait for. */
async function makeRow(ctx: Ctx, planId: string, deptId: string): Promise<void> {
  await ctx.tx
    .insert(deptTarget)
    .values({
      companyId: ctx.session.companyId,
      id: ctx.newId(),
      planId,
      deptId,
      targetStatus: TargetStatus.PENDING_FILL,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing();
}

/** The row of a form that is opened to be written. */
export function rowOf({ row }: DeptForm): DeptRow {
  if (row === null) throw notFound();
  return row;
}

/** The form as its head works on it: the draft there is, else what was agreed, else what the templates bring. */
export const workingRows = (form: DeptForm): FormRow[] =>
  asRows(form, form.row?.draftRows ?? form.row?.agreedRows ?? broughtBy(form));

/** The rows the caller may see: a draft is its writer's alone, what was submitted also whoever decides reads. */
export function seenRows(form: DeptForm): FormRow[] {
  const { row, caller } = form;
  if (caller.head) return workingRows(form);
  const submitted = row?.targetStatus === TargetStatus.PENDING_APPROVAL && caller.decides;
  return asRows(form, (submitted ? row.draftRows : null) ?? row?.agreedRows ?? []);
}

const asRows = ({ plan, row }: DeptForm, rows: readonly DraftRow[]): FormRow[] =>
  rows.map((one) => ({
    ...one,
    companyId: plan.companyId,
    assessmentId: row?.id ?? '',
    achievedValue: null,
    remark: one.remark ?? null,
  }));

/** Indicators of the templates, as every form of the plan begins with them; until they are saved each form names its own the same way. */
const broughtBy = ({ plan, deptId, parts }: DeptForm): DraftRow[] =>
  parts
    .flatMap((part) =>
      part.rows.map((row) => ({ ...row, templateId: part.companyModuleCode, partCode: part.partCode })),
    )
    .map(({ rowCode, ...row }, sort) => ({
      ...row,
      id: createHash('sha256').update(`${plan.id} ${deptId} ${rowCode}`).digest('hex').slice(0, 32),
      sort,
      fixed: true,
      confidence: null,
      priority: Priority.ORDINARY,
      startDate: null,
      targetDate: null,
    }));

/** Whether the caller is something to the form of a department. */
const IS: Partial<Record<Capacity, (form: DeptForm) => boolean>> = {
  departmentHead: (form) => form.caller.head,
  headAbove: (form) => form.caller.approver,
  departmentScorer: (form) => form.caller.scores,
  hr: (form) => form.caller.hrEdits,
};

/** Whether the caller may do something to the form of a department now: the freeze matrix first, then how far they are. */
export function verdictOn(form: DeptForm, action: DepartmentAction): Verdict {
  const { plan, row } = form;
  const who: Who = ON_DEPARTMENTS[action];
  const role = (Object.keys(who) as PlanRole[]).find((one) => who[one]?.some((capacity) => IS[capacity]?.(form)));
  if (role === undefined) return notAllowed('ROLE_NOT_ALLOWED');
  const verdict = isAllowed({
    role,
    action,
    status: plan.status,
    locked: plan.locked,
    fillInClosed: plan.fillInClosed,
    bossScoringLocked: plan.bossScoringLocked,
    personLocked: form.lockedManager,
  });
  if (!verdict.allowed) return verdict;
  if (isOfScores(action)) return scoringVerdict(form, action);
  const waits = row?.targetStatus === TargetStatus.PENDING_APPROVAL;
  if (action === 'approveDeptTargets' || action === 'rejectDeptTargets')
    return waits ? ALLOWED : notAllowed('TARGETS_NOT_SUBMITTED');
  if (waits) return notAllowed('TARGETS_SUBMITTED');
  const unchanged = row?.targetStatus === TargetStatus.APPROVED && row.draftRows === null;
  return action === 'submitDeptTargets' && unchanged ? notAllowed('TARGETS_APPROVED') : ALLOWED;
}

type ScoreAction = 'saveDeptScore' | 'submitDeptScore' | 'sendBackDeptScore';
const isOfScores = (action: DepartmentAction): action is ScoreAction =>
  action === 'saveDeptScore' || action === 'submitDeptScore' || action === 'sendBackDeptScore';

/** Agreed targets are scored, once, where that counts; what was submitted stands until it is sent back. */
function scoringVerdict({ plan, row, sheet }: DeptForm, action: ScoreAction): Verdict {
  if (!countsDeptScores(plan)) return notAllowed('NO_DEPT_SCORES');
  const submitted = (sheet?.submittedAt ?? null) !== null;
  if (action === 'sendBackDeptScore') return submitted ? ALLOWED : notAllowed('NOTHING_TO_SEND_BACK');
  if ((row?.agreedRows ?? null) === null) return notAllowed('DEPT_TARGETS_NOT_AGREED');
  return submitted ? notAllowed('SCORES_SUBMITTED') : ALLOWED;
}

/** Every action with whether the caller may take it now. */
export const deptActions = (ctx: Pick<Ctx, 't'>, form: DeptForm): z.output<typeof AllowedAction>[] =>
  (Object.keys(ON_DEPARTMENTS) as DepartmentAction[]).map((action) => {
    const verdict = verdictOn(form, action);
    return verdict.allowed
      ? { action, allowed: true, code: null, message: null }
      : { action, allowed: false, code: verdict.reason, message: ctx.t(issueMessageId(verdict.reason)) };
  });

/** The version as the caller counts it; who only reads writes nothing that could be stale, and learns of no drafts. */
export const deptVersionFor = ({ row, caller }: DeptForm): number =>
  caller.head || caller.approver ? (row?.version ?? 1) : 1;

/** What a stale caller is told about the form. */
export const deptFormNow = (form: DeptForm) => ({
  version: deptVersionFor(form),
  changedAt: (form.row?.updatedAt ?? form.at).toISOString(),
  changedBy: null,
});

/** Changes the form of a department that `openDeptForm` has locked. */
export async function updateDept(
  ctx: Ctx,
  form: DeptForm,
  values: Partial<typeof deptTarget.$inferInsert>,
): Promise<void> {
  const row = rowOf(form);
  const changed = await ctx.tx
    .update(deptTarget)
    .set({ ...values, updatedAt: form.at, version: row.version + 1 })
    .where(
      and(
        eq(deptTarget.companyId, ctx.session.companyId),
        eq(deptTarget.id, row.id),
        eq(deptTarget.version, row.version),
      ),
    )
    .returning({ id: deptTarget.id });
  if (changed.length === 0) throw stale(deptFormNow(form));
}
