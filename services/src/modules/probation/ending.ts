import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { ProbationPlanDetail } from '@hengcai/shared/contract/probation/probationplan';
import {
  EvaluateProcess,
  ProbationAction,
  ProbationEvent,
  ProbationOutcome,
  ProbationPlanStatus,
} from '@hengcai/shared/enums';
import { checkExtension } from '@hengcai/shared/rules/probation/extension';
import { processAfter } from '@hengcai/shared/rules/probation/process';
import { revokeApproval } from '../../kit/approval.ts';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { extendProbation, hasWorkedHereBefore, regulariseAfterProbation } from '../employee/public.ts';
import { changePlan, isEnded, SUBJECT, takePlan, type Met } from './plan.ts';
import { probationEvent, probationPlan } from './tables.ts';
import { tellEnded, tellTurn } from './tell.ts';
import { planDetail } from './told.ts';

type Endpoints = Contract['probationplan']['endpoints'];
type Detail = Promise<z.output<typeof ProbationPlanDetail>>;

const { PASSED, FAILED, EXTENDED, LEFT } = ProbationOutcome;

/** Closes a plan. A pass files the regularisation; a failure is told to HR, who may file an exit within the probation. */
export async function filePlan(ctx: Ctx, one: ParsedOf<Endpoints['fileplan']>): Detail {
  const met = await takePlan(ctx, one, ProbationAction.FILE);
  const passed = met.plan.passed === 1;
  if (!passed && isEnded(ctx, met))
    throw refused({ field: '', code: 'PROBATION_OVER', params: { day: met.regularDate ?? '' } });
  const changeId = passed ? await regulariseAfterProbation(ctx, met.plan.empId, ctx.t('probation.passedReason')) : null;
  await changePlan(
    ctx,
    met,
    {
      status: ProbationPlanStatus.ARCHIVED,
      process: EvaluateProcess.FILING,
      outcome: passed ? PASSED : FAILED,
      changeId,
      endedAt: ctx.now,
    },
    { event: ProbationEvent.FILED },
  );
  await tellEnded(ctx, met.plan.id, passed ? 'probationPassed' : 'probationFailed');
  return planDetail(ctx, met.plan.id);
}

/** Ends a plan before its time: the person fails (specification 4), which proposes an exit and starts none. */
export async function terminatePlan(
  ctx: Ctx,
  { conditionNotMet, ...one }: ParsedOf<Endpoints['terminateplan']>,
): Detail {
  const met = await takePlan(ctx, one, ProbationAction.TERMINATE);
  if (conditionNotMet === '') throw refused({ field: 'conditionNotMet', code: 'CONDITION_REQUIRED' });
  await stop(ctx, met, {
    outcome: FAILED,
    passed: 0,
    conditionNotMet,
    event: ProbationEvent.TERMINATED,
    text: conditionNotMet,
  });
  await tellEnded(ctx, met.plan.id, 'probationFailed');
  return planDetail(ctx, met.plan.id);
}

/** Stops the plan of somebody whose exit was filed: neither passed nor failed. */
export async function stopForExit(ctx: Ctx, met: Met): Promise<void> {
  await stop(ctx, met, {
    outcome: LEFT,
    passed: null,
    conditionNotMet: null,
    event: ProbationEvent.STOPPED,
    text: null,
  });
  await tellEnded(ctx, met.plan.id, 'probationStopped');
}

interface Stop {
  outcome: number;
  passed: number | null;
  conditionNotMet: string | null;
  event: (typeof ProbationEvent)[keyof typeof ProbationEvent];
  text: string | null;
}

async function stop(ctx: Ctx, met: Met, { event, text, ...values }: Stop): Promise<void> {
  await revokeApproval(ctx, { subjectType: SUBJECT, subjectId: met.plan.id });
  await changePlan(
    ctx,
    met,
    {
      ...values,
      status: ProbationPlanStatus.TERMINATED,
      regularDate: met.regularDate,
      superiorEmpId: met.superiorId,
      endedAt: ctx.now,
    },
    { event, text },
  );
}

/** Extends the probation within the law; the plan is archived as extended and a new one goes on with its targets. */
export async function extendPlan(
  ctx: Ctx,
  { clientMutationId: _key, regularDate, consentOn, consentNote, ...one }: ParsedOf<Endpoints['extendplan']>,
): Detail {
  const { companyId } = ctx.session;
  const met = await takePlan(ctx, one, ProbationAction.EXTEND);
  const facts = {
    today: ctx.today,
    entryDate: met.entryDate,
    regularDate: met.regularDate ?? met.entryDate,
    employeeType: met.employeeType,
    contractStart: met.contractStart,
    contractEnd: met.contractEnd,
    contractType: met.contractType,
    returned: await hasWorkedHereBefore(ctx, met.plan.empId),
  };
  const issues = checkExtension(facts, { regularDate, consentOn, consentNote });
  if (issues.length > 0) throw refused(issues);
  const before = met.plan;
  await changePlan(
    ctx,
    met,
    {
      status: ProbationPlanStatus.ARCHIVED,
      outcome: EXTENDED,
      regularDate: met.regularDate,
      superiorEmpId: met.superiorId,
      endedAt: ctx.now,
    },
    { event: ProbationEvent.EXTENDED, text: consentNote },
  );
  await extendProbation(ctx, before.empId, regularDate, consentNote);
  const id = ctx.newId();
  const agreed = before.process > EvaluateProcess.APPROVE_TARGETS;
  const rows = before.rows.map((row) => ({
    ...row,
    achievedValue: null,
    selfScore: null,
    selfLevel: null,
    selfComment: null,
    bossScore: null,
    bossLevel: null,
    bossComment: null,
  }));
  await ctx.tx.insert(probationPlan).values({
    companyId,
    id,
    empId: before.empId,
    ruleId: before.ruleId,
    status: ProbationPlanStatus.RUNNING,
    process: agreed ? processAfter(before, EvaluateProcess.APPROVE_TARGETS) : before.process,
    targetSetter: before.targetSetter,
    scoringDays: before.scoringDays,
    selfRatio: before.selfRatio,
    bossRatio: before.bossRatio,
    flow: before.flow,
    mailTemplateId: before.mailTemplateId,
    // A probation is extended once: the law allows one term.
    extensionAllowed: false,
    assessmentRuleId: before.assessmentRuleId,
    templateId: before.templateId,
    contentId: before.contentId,
    ruleSnapshot: before.ruleSnapshot,
    rows,
    formerPlanId: before.id,
    consentOn,
    consentNote,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await ctx.tx.insert(probationEvent).values({
    companyId,
    id: ctx.newId(),
    planId: id,
    event: ProbationEvent.STARTED,
    byEmpId: ctx.session.empId,
    at: ctx.now,
  });
  await tellEnded(ctx, before.id, 'probationExtended');
  await tellTurn(ctx, id);
  return planDetail(ctx, id);
}
