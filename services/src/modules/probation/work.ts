import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { ProbationPlanDetail } from '@hengcai/shared/contract/probation/probationplan';
import {
  EvaluateProcess,
  EvaluationResult,
  Priority,
  ProbationAction,
  ProbationEvent,
  ProbationPlanStatus,
  ProbationTargetSetter,
  ScorerRole,
  type ValueOf,
} from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { processAfter } from '@hengcai/shared/rules/probation/process';
import type { Ctx } from '../../kit/context.ts';
import { invalid, refused } from '../../kit/failure.ts';
import { checkForm, checkSheet, decideSave, mergeRows, type FormPart } from '../performance/public.ts';
import { sendToApproval } from './approve.ts';
import { asFormRows, fromFormRows, givenBy, partsOfForm, resultOf } from './form.ts';
import { changePlan, isEnded, sheetOf, sideOf, takePlan, type Met } from './plan.ts';
import { afterTargets } from './setup.ts';
import type { ProbationRowData } from './tables.ts';
import { tellTurn } from './tell.ts';
import { planDetail } from './told.ts';

type Endpoints = Contract['probationplan']['endpoints'];
type Detail = Promise<z.output<typeof ProbationPlanDetail>>;
type Scores = ParsedOf<Endpoints['savescore']>;

/** A sheet as its writer sends it. */
type Sent = Pick<Scores, 'planCode' | 'version' | 'sheetVersion' | 'clientId' | 'seq' | 'submit'>;

/**
 * Takes the plan of a sheet that is saved: what is submitted has to know the plan as it stands, a draft only the own sheet,
 * whose columns after the save it answers; null for a draft that a later save of the same form has overtaken.
 */
async function takeSheet(ctx: Ctx, sent: Sent, action: ValueOf<typeof ProbationAction>) {
  const { submit, planCode, clientId, seq } = sent;
  const met = await takePlan(ctx, { planCode, version: submit ? sent.version : null }, action);
  const side = sideOf(ctx, met);
  const before = sheetOf(met.plan, side);
  const how = decideSave(before, { version: sent.sheetVersion, clientId, seq }, () => ({ version: before.version }));
  const after = { version: before.version + 1, draftClientId: submit ? null : clientId, draftSeq: submit ? null : seq };
  return { met, sheets: how === 'overtaken' && !submit ? null : { ...met.plan.sheets, [side]: after } };
}

/** Saves the targets; submitted ones go to the superior, or are agreed where the superior has set them. */
export async function saveTargets(ctx: Ctx, { rows: typed, ...sent }: ParsedOf<Endpoints['savetargets']>): Detail {
  const { submit, planCode } = sent;
  const { met, sheets } = await takeSheet(ctx, sent, ProbationAction.SET_TARGETS);
  if (!sheets) return planDetail(ctx, planCode);
  const { plan } = met;
  const parts = await partsOfForm(ctx, plan);
  const form = mergeRows({
    before: asFormRows(plan, plan.rows),
    typed: typed.map(({ rowCode, ...row }) => ({
      ...row,
      rowId: rowCode,
      companyModuleCode: plan.templateId,
      priority: Priority.ORDINARY,
    })),
    parts,
    assessment: plan,
    newId: ctx.newId,
  });
  const issues = submit ? checkForm(form, parts) : [];
  if (issues.length > 0) throw refused(issues);
  const rows = fromFormRows(plan.rows, form);
  if (!submit) await changePlan(ctx, met, { rows, sheets }, null);
  else if (plan.targetSetter === ProbationTargetSetter.SUPERIOR)
    await changePlan(ctx, met, { rows, sheets, ...afterTargets(plan) }, { event: ProbationEvent.TARGETS_AGREED });
  else
    await changePlan(
      ctx,
      met,
      { rows, sheets, process: EvaluateProcess.APPROVE_TARGETS },
      { event: ProbationEvent.TARGETS_SUBMITTED },
    );
  if (submit) await tellTurn(ctx, plan.id);
  return planDetail(ctx, plan.id);
}

/** Saves a score sheet; the superior's, once submitted, goes to approval with what it proposes. */
export async function saveScore(ctx: Ctx, input: Scores): Detail {
  const { scorerRole, submit } = input;
  if (scorerRole !== ScorerRole.SELF && scorerRole !== ScorerRole.BOSS)
    throw refused({ field: 'scorerRole', code: 'ROLE_NOT_ALLOWED' });
  const self = scorerRole === ScorerRole.SELF;
  const action = self ? ProbationAction.SELF_SCORE : ProbationAction.BOSS_SCORE;
  const { met, sheets } = await takeSheet(ctx, input, action);
  if (!sheets) return planDetail(ctx, input.planCode);
  const parts = await partsOfForm(ctx, met.plan);
  const rows = typedInto(met, input);
  if (submit) demandSheet(ctx, met, parts, rows, input);
  const summary = input.summary === '' ? null : input.summary;
  if (self) {
    const done = { process: processAfter(met.plan, EvaluateProcess.SELF_SCORE), selfSubmitted: true };
    const values = { rows, sheets, selfSummary: summary, ...(submit && done) };
    await changePlan(ctx, met, values, submit ? { event: ProbationEvent.SELF_SCORED } : null);
    if (submit) await tellTurn(ctx, met.plan.id);
    return planDetail(ctx, met.plan.id);
  }
  const said = {
    rows,
    sheets,
    bossSummary: summary,
    proposed: input.passed ?? null,
    conditionNotMet: input.passed === 0 ? input.conditionNotMet : null,
  };
  if (!submit) {
    await changePlan(ctx, met, said, null);
    return planDetail(ctx, met.plan.id);
  }
  const submitted = { ...met.plan, ...said, bossSubmitted: true };
  await changePlan(
    ctx,
    met,
    {
      ...said,
      ...resultOf(submitted, parts),
      bossSubmitted: true,
      resultOpinion: null,
      result: EvaluationResult.NONE,
      status: ProbationPlanStatus.APPROVING,
      process: EvaluateProcess.APPROVAL,
    },
    { event: ProbationEvent.BOSS_SCORED },
  );
  await sendToApproval(ctx, met);
  return planDetail(ctx, met.plan.id);
}

const plain = (value: string | null | undefined): string | null =>
  value === null || value === undefined ? null : dec(value).toString();

function typedInto({ plan }: Met, { rows, scorerRole }: Scores): ProbationRowData[] {
  const known = new Set(plan.rows.map(({ rowCode }) => rowCode));
  rows.forEach(({ rowCode }, at) => {
    if (!known.delete(rowCode)) throw invalid(`rows.${at}.rowCode`, 'UNKNOWN_REFERENCE');
  });
  const typed = new Map(rows.map((row) => [row.rowCode, row]));
  return plan.rows.map((row) => {
    const one = typed.get(row.rowCode);
    if (!one) return row;
    const [score, level, comment] = [plain(one.score), one.levelName ?? null, one.comment ?? null];
    return scorerRole === ScorerRole.SELF
      ? { ...row, selfScore: score, selfLevel: level, selfComment: comment, achievedValue: plain(one.achievedValue) }
      : { ...row, bossScore: score, bossLevel: level, bossComment: comment };
  });
}

/** Refuses a sheet that is not complete, and a failure that comes too late or names no condition. */
function demandSheet(
  ctx: Ctx,
  met: Met,
  parts: readonly FormPart[],
  rows: readonly ProbationRowData[],
  input: Scores,
): void {
  const { plan } = met;
  const rule = plan.ruleSnapshot;
  if (!rule) throw refused('PROBATION_ACTION_NOT_OPEN');
  const role = input.scorerRole === ScorerRole.SELF ? 'self' : 'boss';
  const issues: RuleIssue[] = checkSheet({
    role: input.scorerRole,
    rule,
    parts,
    rows: asFormRows(plan, rows),
    scores: [...givenBy(role, rows)].map(([targetRowId, given]) => ({
      ...given,
      targetRowId,
      comment: rows.find(({ rowCode }) => rowCode === targetRowId)?.[`${role}Comment`] ?? null,
      typed: null,
    })),
    typed: input.rows.map(({ rowCode }) => ({ rowId: rowCode })),
  });
  if (input.scorerRole === ScorerRole.BOSS) {
    if (input.passed === null || input.passed === undefined) issues.push(issue('passed', 'DECISION_REQUIRED'));
    if (input.passed === 0 && input.conditionNotMet === '') issues.push(issue('conditionNotMet', 'CONDITION_REQUIRED'));
    if (input.passed === 0 && isEnded(ctx, met))
      issues.push(issue('passed', 'PROBATION_OVER', { day: met.regularDate ?? '' }));
  }
  if (issues.length > 0) throw refused(issues);
}

/** The person has seen the result: it goes to HR for filing. */
export async function confirmResult(ctx: Ctx, { comment, ...one }: ParsedOf<Endpoints['confirmresult']>): Detail {
  const met = await takePlan(ctx, one, ProbationAction.CONFIRM);
  await changePlan(
    ctx,
    met,
    { process: EvaluateProcess.FILING, confirmComment: comment === '' ? null : comment },
    { event: ProbationEvent.CONFIRMED, text: comment === '' ? null : comment },
  );
  await tellTurn(ctx, met.plan.id);
  return planDetail(ctx, met.plan.id);
}
