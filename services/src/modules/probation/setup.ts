import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { ProbationPlanDetail } from '@hengcai/shared/contract/probation/probationplan';
import { EvaluateProcess, ProbationAction, ProbationEvent, ProbationPlanStatus } from '@hengcai/shared/enums';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { processAfter } from '@hengcai/shared/rules/probation/process';
import { checkScoringDays, probationDays } from '@hengcai/shared/rules/probation/rule';
import { isUniqueViolation } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { inServiceOn, visibleIdsOf } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { ruleToKeep } from '../performance/public.ts';
import { enabledContent, firstRows, partsOfForm } from './form.ts';
import { changePlan, isEnded, openPlan, plansWhere, takePlan, type Met } from './plan.ts';
import { unknownWording } from './rules.ts';
import { probationEvent, probationPlan, probationRule } from './tables.ts';
import { mailStart, tellTurn } from './tell.ts';
import { planDetail } from './told.ts';

type Endpoints = Contract['probationplan']['endpoints'];
type Detail = Promise<z.output<typeof ProbationPlanDetail>>;
type RuleRow = typeof probationRule.$inferSelect;

/** Makes a plan for a person by a rule, or changes who scores, who sets targets and when scoring opens. */
export async function savePlan(
  ctx: Ctx,
  { planCode, version, empId, ruleCode, evaluateEmpId, targetSetter, scoringDays }: ParsedOf<Endpoints['saveplan']>,
): Detail {
  const rule = await ruleOf(ctx, ruleCode);
  const setup = { targetSetter: targetSetter ?? rule.targetSetter, scoringDays: scoringDays ?? rule.scoringDays };
  const person = await personOf(ctx, empId);
  const issues = [
    ...checkProbation(ctx, person, setup.scoringDays),
    ...(await checkSuperior(ctx, empId, evaluateEmpId ?? null)),
  ];
  if (issues.length > 0) throw refused(issues);
  if (planCode === undefined) {
    const id = await addPlan(ctx, rule, empId, { ...setup, superiorEmpId: evaluateEmpId ?? null });
    return planDetail(ctx, id);
  }
  const met = await takePlan(ctx, { planCode, version: version ?? 0 }, ProbationAction.CHANGE);
  if (met.plan.empId !== empId) throw refused({ field: 'empId', code: 'UNKNOWN_REFERENCE' });
  const isDraft = met.plan.status === ProbationPlanStatus.DRAFT;
  if (!isDraft && ruleCode !== met.plan.ruleId) throw refused({ field: 'ruleCode', code: 'PROBATION_ACTION_NOT_OPEN' });
  // Who sets targets is asked once; days of scoring are over once it is open.
  const begun = met.plan.process > EvaluateProcess.SET_TARGETS;
  const open = met.plan.status === ProbationPlanStatus.SCORING;
  await changePlan(
    ctx,
    met,
    {
      ...(isDraft && takenFrom(rule)),
      ...(!begun && { targetSetter: setup.targetSetter }),
      ...(!open && { scoringDays: setup.scoringDays }),
      superiorEmpId: evaluateEmpId ?? (open ? met.superiorId : null),
      problem: null,
    },
    { event: ProbationEvent.CHANGED },
  );
  if (!isDraft) await tellTurn(ctx, planCode);
  return planDetail(ctx, planCode);
}

const takenFrom = (rule: RuleRow) => ({
  ruleId: rule.id,
  selfRatio: rule.selfRatio,
  bossRatio: rule.bossRatio,
  flow: rule.flow,
  mailTemplateId: rule.mailTemplateId,
  extensionAllowed: rule.extensionAllowed,
  assessmentRuleId: rule.assessmentRuleId,
  templateId: rule.templateId,
});

interface Setup {
  targetSetter: number;
  scoringDays: number;
  superiorEmpId: string | null;
  problem?: string | null;
}

/** Adds a draft by a rule; refuses somebody who has a plan under way. */
export async function addPlan(ctx: Ctx, rule: RuleRow, empId: string, setup: Setup): Promise<string> {
  const { companyId } = ctx.session;
  const id = ctx.newId();
  await ctx.tx
    .insert(probationPlan)
    .values({
      ...takenFrom(rule),
      ...setup,
      companyId,
      id,
      empId,
      rows: [],
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'probation_plan_open')
        ? refused({ field: 'empId', code: 'PROBATION_UNDER_WAY' })
        : error;
    });
  await ctx.tx.insert(probationEvent).values({
    companyId,
    id: ctx.newId(),
    planId: id,
    event: ProbationEvent.CREATED,
    byEmpId: ctx.session.empId,
    at: ctx.now,
  });
  await ctx.audit({
    action: `probationPlan.${ProbationEvent.CREATED}`,
    objectType: 'probationPlan',
    objectId: id,
    params: { name: '' },
  });
  return id;
}

async function ruleOf(ctx: Ctx, ruleCode: string): Promise<RuleRow> {
  const [rule] = await ctx.tx
    .select()
    .from(probationRule)
    .where(and(eq(probationRule.companyId, ctx.session.companyId), eq(probationRule.id, ruleCode)));
  if (!rule) throw refused({ field: 'ruleCode', code: 'UNKNOWN_REFERENCE' });
  return rule;
}

interface Tried {
  entryDate: string;
  regularDate: string | null;
  lastDay: string | null;
}

async function personOf(ctx: Ctx, empId: string): Promise<Tried> {
  if (empId === ctx.session.empId || !(await visibleIdsOf(ctx, [empId])).has(empId)) throw notFound();
  const [person] = await ctx.tx
    .select({ entryDate: employee.entryDate, regularDate: employee.regularDate, lastDay: employee.lastDay })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, empId)));
  if (!person) throw notFound();
  return person;
}

/** What stands in the way of trying somebody: no probation agreed, over, on the way out, or shorter than its scoring. */
export function checkProbation(ctx: Ctx, { entryDate, regularDate, lastDay }: Tried, scoringDays: number): RuleIssue[] {
  if (regularDate === null || regularDate <= entryDate) return [issue('empId', 'PROBATION_NOT_AGREED')];
  if (regularDate <= ctx.today) return [issue('empId', 'PROBATION_OVER', { day: regularDate })];
  if (lastDay !== null) return [issue('empId', 'PROBATION_LEAVING')];
  return checkScoringDays(scoringDays, probationDays(entryDate, regularDate));
}

async function checkSuperior(ctx: Ctx, empId: string, superiorEmpId: string | null): Promise<RuleIssue[]> {
  if (superiorEmpId === null) return [];
  if (superiorEmpId === empId) return [issue('evaluateEmpId', 'PROBATION_OWN_SUPERIOR')];
  const there = await ctx.tx.$count(
    employee,
    and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, superiorEmpId), inServiceOn(ctx.today)),
  );
  return there > 0 ? [] : [issue('evaluateEmpId', 'UNKNOWN_REFERENCE')];
}

/** Says how the mail is worded that a draft starts with. */
export async function setMailTemplate(
  ctx: Ctx,
  { mailTemplateId, ...one }: ParsedOf<Endpoints['updatemailtemplate']>,
): Detail {
  const met = await takePlan(ctx, one, ProbationAction.START);
  const issues = await unknownWording(ctx, mailTemplateId);
  if (issues.length > 0) throw refused(issues);
  await changePlan(ctx, met, { mailTemplateId }, { event: ProbationEvent.CHANGED });
  return planDetail(ctx, one.planCode);
}

/** Deletes a draft; what has begun is terminated instead. */
export async function deletePlan(ctx: Ctx, one: ParsedOf<Endpoints['deleteplan']>): Promise<null> {
  const { plan, empName } = await takePlan(ctx, one, ProbationAction.DELETE);
  await ctx.tx
    .delete(probationPlan)
    .where(and(eq(probationPlan.companyId, ctx.session.companyId), eq(probationPlan.id, plan.id)));
  await ctx.audit({
    action: 'probationPlan.deleted',
    objectType: 'probationPlan',
    objectId: plan.id,
    params: { name: empName },
  });
  return null;
}

/** Starts a draft (HR); refused once the regular date is past. */
export async function startPlan(ctx: Ctx, one: ParsedOf<Endpoints['startplan']>): Detail {
  const met = await takePlan(ctx, one, ProbationAction.START);
  await start(ctx, met);
  return planDetail(ctx, one.planCode);
}

/** Starts the draft with this id by itself. */
export async function startById(ctx: Ctx, planId: string): Promise<void> {
  const [met] = await plansWhere(ctx, eq(probationPlan.id, planId));
  if (met) await start(ctx, met);
}

async function start(ctx: Ctx, met: Met): Promise<void> {
  const { plan } = met;
  const issues = checkProbation(ctx, met, plan.scoringDays).map((one) => ({ ...one, field: '' }));
  if (met.superiorId === null) issues.push(issue('', 'PROBATION_NO_SUPERIOR'));
  if (issues.length > 0) throw refused(issues);
  const contentId = await enabledContent(ctx, plan.templateId);
  const ruleSnapshot = await ruleToKeep(ctx, plan.assessmentRuleId);
  if (!ruleSnapshot) throw refused({ field: '', code: 'UNKNOWN_REFERENCE' });
  const rows = firstRows(ctx, await partsOfForm(ctx, { ...plan, contentId }));
  await changePlan(
    ctx,
    met,
    { status: ProbationPlanStatus.RUNNING, contentId, ruleSnapshot, rows, problem: null },
    { event: ProbationEvent.STARTED },
  );
  await mailStart(ctx, plan.id);
  await tellTurn(ctx, plan.id);
}

/** Opens scoring before its day. */
export async function openScoringNow(ctx: Ctx, one: ParsedOf<Endpoints['startprobationscore']>): Detail {
  await openScoring(ctx, await takePlan(ctx, one, ProbationAction.START_SCORING));
  return planDetail(ctx, one.planCode);
}

/** Opens scoring: from now on neither a transfer nor a moved date changes who scores until when. */
export async function openScoring(ctx: Ctx, met: Met): Promise<void> {
  if (isEnded(ctx, met)) throw refused({ field: '', code: 'PROBATION_OVER', params: { day: met.regularDate ?? '' } });
  if (met.superiorId === null) throw refused('PROBATION_NO_SUPERIOR');
  await changePlan(
    ctx,
    met,
    {
      status: ProbationPlanStatus.SCORING,
      superiorEmpId: met.superiorId,
      regularDate: met.regularDate,
    },
    { event: ProbationEvent.SCORING_OPENED },
  );
  await tellTurn(ctx, met.plan.id);
}

/** Reminds whoever it is the turn of, in plans the caller manages. */
export async function remind(ctx: Ctx, planCodes: readonly string[]): Promise<{ reminded: number }> {
  let reminded = 0;
  for (const planCode of new Set(planCodes)) {
    const met = await openPlan(ctx, planCode);
    if (!met.hrEdits) throw notFound();
    reminded += await tellTurn(ctx, planCode, { again: true });
  }
  return { reminded };
}

/** The process that follows the targets: agreed ones wait for scoring. */
export const afterTargets = (plan: Met['plan']) => ({
  process: processAfter(plan, EvaluateProcess.APPROVE_TARGETS),
  targetOpinion: null,
});
