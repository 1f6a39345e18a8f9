import type * as z from 'zod';
import type { departmentCalls, DeptAssessment } from '@hengcai/shared/contract/performance/department';
import { ScorerRole } from '@hengcai/shared/enums';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { shownIn } from '@hengcai/shared/rules/performance/typed-cells';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused, stale } from '../../../kit/failure.ts';
import { decideSave } from '../assessment/auto-save.ts';
import { recomposeDepartment } from '../assessment/recompose.ts';
import { cellsOf, checkSheet, checkStorable, mergeScores, type TypedScore } from '../assessment/score-form.ts';
import { NO_DRAFT } from '../assessment/targets.ts';
import { demand } from '../refusals.ts';
import { deptScoreSheet, type DeptScoreLine } from '../tables-department.ts';
import { openDeptForm, rowOf, verdictOn, type DeptForm } from './dept-form.ts';
import { deptRuleOf, withAchieved } from './dept-result.ts';
import { linesFor } from './dept-sheet.ts';
import { audit, deptDetail, tellOf } from './dept-targets.ts';

type Endpoints = typeof departmentCalls;
type SaveInput = z.output<Endpoints['savedeptscore']['body']>;
type SubmitInput = z.output<Endpoints['submitdeptscore']['body']>;
type SendBackInput = z.output<Endpoints['sendbackdeptscore']['body']>;
type Saved = { department: z.output<typeof DeptAssessment> };

/** Saves the scores of a department as a draft; an auto-save that was overtaken by a later one changes nothing. */
export async function saveDeptScores(ctx: Ctx, input: SaveInput): Promise<Saved> {
  const form = await openDeptForm(ctx, input, 'write');
  demand(verdictOn(form, 'saveDeptScore'));
  const draft = { version: 1, draftClientId: null, draftSeq: null, ...form.sheet };
  if (decideSave(draft, input, () => sheetNow(form)) === 'write') {
    await writeSheet(ctx, form, {
      rows: typedInto(ctx, form, input.rows),
      ...commentOf(form, ctx, input),
      draftClientId: input.clientId,
      draftSeq: input.seq,
      draftSavedAt: ctx.now,
    });
  }
  return { department: await deptDetail(ctx, input) };
}

/** Submits the scores of a department, checked as a whole; the results of its people are composed anew. */
export async function submitDeptScores(ctx: Ctx, input: SubmitInput): Promise<Saved> {
  const form = await openDeptForm(ctx, input, 'write');
  demand(verdictOn(form, 'submitDeptScore'));
  demandSheetVersion(form, input.version);
  const rule = ruleOf(form);
  const lines = typedInto(ctx, form, input.rows);
  const rows = withAchieved(rowOf(form).agreedRows ?? [], lines);
  const issues = checkSheet({
    role: ScorerRole.DEPARTMENT,
    rule,
    parts: form.parts,
    rows,
    scores: lines,
    typed: input.rows,
  });
  if (issues.length > 0) throw refused(issues);
  await writeSheet(ctx, form, {
    ...NO_DRAFT,
    ...commentOf(form, ctx, input),
    rows: lines.map((line) => ({ ...line, typed: null })),
    submittedAt: ctx.now,
    sentBackReason: null,
    sentBackAt: null,
  });
  await recomposeDepartment(ctx, form.plan, form.deptId);
  await audit(ctx, 'deptScoresSubmitted', form);
  return { department: await deptDetail(ctx, input) };
}

/** Reopens the submitted scores of a department for whoever scored it; the results of its people go without them. */
export async function sendBackDeptScores(ctx: Ctx, { reason, ...input }: SendBackInput): Promise<Saved> {
  const form = await openDeptForm(ctx, input, 'write');
  demand(verdictOn(form, 'sendBackDeptScore'));
  if (reason === '') throw refused({ field: 'reason', code: 'REASON_REQUIRED' });
  await writeSheet(ctx, form, { ...NO_DRAFT, submittedAt: null, sentBackReason: reason, sentBackAt: ctx.now });
  await recomposeDepartment(ctx, form.plan, form.deptId);
  await audit(ctx, 'deptScoresSentBack', form, reason);
  const scorer = form.sheet?.scorerEmpId ?? null;
  await tellOf(ctx, form, 'deptScoresSentBack', scorer === null ? [] : [scorer], reason);
  return { department: await deptDetail(ctx, input) };
}

function ruleOf({ plan }: DeptForm) {
  const rule = deptRuleOf(plan);
  if (rule === null) throw notFound();
  return rule;
}

const sheetNow = ({ sheet, at }: DeptForm) => ({
  version: sheet?.version ?? 1,
  changedAt: (sheet?.updatedAt ?? at).toISOString(),
  changedBy: sheet?.scorerEmpId ?? null,
});

function demandSheetVersion(form: DeptForm, version: number): void {
  if ((form.sheet?.version ?? 1) !== version) throw stale(sheetNow(form));
}

/** What the sheet holds once this is typed into it; a former scorer's draft is not gone on with. */
function typedInto(ctx: Ctx, form: DeptForm, typed: readonly TypedScore[]): DeptScoreLine[] {
  const rule = ruleOf(form);
  const issues = checkStorable(typed, rowOf(form).agreedRows ?? [], rule);
  if (issues.length > 0) throw refused(issues);
  const before = linesFor(form, ctx.session.empId);
  const achieved = new Map(before.map((line) => [line.targetRowId, line.achievedValue]));
  for (const line of typed)
    if (line.achievedValue !== undefined || shownIn(line.typed, 'achievedValue') !== null)
      achieved.set(line.rowId, cellsOf(line).values.achievedValue);
  return mergeScores(before, typed).map((line) => ({
    ...line,
    achievedValue: achieved.get(line.targetRowId) ?? null,
    ...(isScoredByLevel(rule) && { score: null }),
  }));
}

const commentOf = (form: DeptForm, ctx: Ctx, { overallComment }: { overallComment?: string | null | undefined }) => {
  const kept = form.sheet?.scorerEmpId === ctx.session.empId ? form.sheet.overallComment : null;
  return { overallComment: overallComment === undefined ? kept : overallComment };
};

/** Stores the sheet; the first time it is made. Whoever writes it is from then on its scorer, sending back aside. */
async function writeSheet(
  ctx: Ctx,
  form: DeptForm,
  values: Partial<typeof deptScoreSheet.$inferInsert>,
): Promise<void> {
  const { companyId, empId } = ctx.session;
  const row = rowOf(form);
  const { id = ctx.newId(), version = 1, scorerEmpId = empId } = form.sheet ?? {};
  const changed = {
    ...values,
    scorerEmpId: values.rows === undefined ? scorerEmpId : empId,
    updatedAt: ctx.now,
    version: version + 1,
  };
  await ctx.tx
    .insert(deptScoreSheet)
    .values({ companyId, id, deptTargetId: row.id, rows: [], ...changed })
    .onConflictDoUpdate({ target: [deptScoreSheet.companyId, deptScoreSheet.deptTargetId], set: changed });
}
