import type * as z from 'zod';
import type {
  ProbationPlan,
  ProbationPlanDetail,
  ProbationRow,
} from '@hengcai/shared/contract/probation/probationplan';
import { EvaluateProcess, ProbationOutcome, ProbationPlanStatus, ProbationTargetSetter } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { addDays } from '@hengcai/shared/rules/dates';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { isUnderWay, progressOf } from '@hengcai/shared/rules/probation/process';
import { latestRegularDate } from '@hengcai/shared/rules/probation/extension';
import { probationDays } from '@hengcai/shared/rules/probation/rule';
import type { Ctx } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import { hasWorkedHereBefore } from '../employee/public.ts';
import { partsOfForm, shownScore } from './form.ts';
import { isEnded, mayDo, openPlan, partsOf, sheetOf, sideOf, windowOf, type Met } from './plan.ts';
import type { ProbationRowData } from './tables.ts';

type PlanData = z.output<typeof ProbationPlan>;
type PlanDetail = z.output<typeof ProbationPlanDetail>;
type RowData = z.output<typeof ProbationRow>;

const { DRAFT, APPROVING, ARCHIVED, TERMINATED } = ProbationPlanStatus;
const isOver = (status: number): boolean => status === ARCHIVED || status === TERMINATED;

/** Whether the caller is the person the plan is about: what is decided about them they learn once it is. */
export const isOwn = (ctx: Ctx, { plan }: Met): boolean => plan.empId === ctx.session.empId;

/** Whether the caller may know what the superior gave: the person once it is approved, everybody else once it is submitted, the superior always. */
export function seesResult(ctx: Ctx, met: Met): boolean {
  const { plan } = met;
  if (isOwn(ctx, met))
    return isOver(plan.status) || (plan.status === APPROVING && plan.process > EvaluateProcess.APPROVAL);
  return plan.bossSubmitted || met.superiorId === ctx.session.empId;
}

/** Why somebody fails goes with the result; HR, who may end a plan before there is one, files the exit for that reason. */
export const seesCondition = (ctx: Ctx, met: Met): boolean =>
  seesResult(ctx, met) || met.plan.outcome === ProbationOutcome.FAILED;

/** A plan as lists show it to the caller. */
export function toPlan(ctx: Ctx, met: Met): PlanData {
  const { plan, regularDate } = met;
  const window = windowOf(met);
  const result = seesResult(ctx, met);
  const over = isOver(plan.status);
  return {
    planCode: plan.id,
    empId: plan.empId,
    empNumber: met.empNumber,
    empName: localName(ctx, met.empName, met.empNameEn),
    deptId: met.deptId,
    deptName: met.deptName,
    deptNameEn: met.deptNameEn,
    ruleCode: plan.ruleId,
    ruleName: met.ruleName,
    evaluateEmpId: met.superiorId,
    evaluateEmpName: localName(ctx, met.superiorName, met.superiorNameEn),
    planStatus: plan.status as PlanData['planStatus'],
    process: plan.process as PlanData['process'],
    underWay: isUnderWay(plan),
    targetSetter: plan.targetSetter as PlanData['targetSetter'],
    entryDate: met.entryDate,
    regularDate,
    scoreFrom: window?.from ?? null,
    scoreTo: window?.to ?? null,
    selfScoreTo: window?.selfTo ?? null,
    overdue: !over && plan.status !== DRAFT && isEnded(ctx, met),
    result: (result || !isOwn(ctx, met) ? plan.result : 0) as PlanData['result'],
    passed: result || over ? (plan.passed as PlanData['passed']) : null,
    outcome: plan.outcome as PlanData['outcome'],
    score: result ? shownScore(plan) : null,
    levelName: result ? plan.levelName : null,
    waitsForMe: met.waits,
    problem:
      plan.problem === null || !met.hr
        ? null
        : ctx.t(`rule.${plan.problem}`, {
            days: met.entryDate && regularDate ? probationDays(met.entryDate, regularDate) : null,
            day: regularDate,
          }),
    updatedAt: plan.updatedAt.toISOString(),
    version: plan.version,
  };
}

/** One plan with its form for whoever may see it. */
export const planDetail = async (ctx: Ctx, planCode: string): Promise<PlanDetail> =>
  toDetail(ctx, await openPlan(ctx, planCode));

async function toDetail(ctx: Ctx, met: Met): Promise<PlanDetail> {
  const { plan, regularDate } = met;
  const own = isOwn(ctx, met);
  const result = seesResult(ctx, met);
  const parts = await partsOfForm(ctx, plan);
  const rule = plan.ruleSnapshot;
  const hr = met.hr && !own;
  const self = own || plan.selfSubmitted;
  return {
    plan: toPlan(ctx, met),
    scoringDays: plan.scoringDays,
    selfRatio: dec(plan.selfRatio).toString(),
    bossRatio: dec(plan.bossRatio).toString(),
    mailTemplateId: plan.mailTemplateId,
    extensionAllowed: plan.extensionAllowed,
    latestRegularDate:
      hr && plan.extensionAllowed && !isOver(plan.status) && regularDate !== null
        ? latestRegularDate({
            today: ctx.today,
            entryDate: met.entryDate,
            regularDate,
            employeeType: met.employeeType,
            contractStart: met.contractStart,
            contractEnd: met.contractEnd,
            contractType: met.contractType,
            returned: await hasWorkedHereBefore(ctx, plan.empId),
          })
        : null,
    lastExitDay: hr && met.exitDue && regularDate !== null ? addDays(regularDate, -1) : null,
    flow: own ? [] : plan.flow,
    processes: progressOf(plan),
    fullScore: rule?.fullScore ?? null,
    granularity: rule?.granularity ?? null,
    levels: rule?.levels ?? [],
    byLevel: rule !== null && isScoredByLevel(rule),
    parts: parts.map(({ partCode, partName, weight, rowsByEmployee, scoreMethod, minRows, maxRows }) => ({
      partCode,
      partName,
      weight,
      rowsByEmployee,
      scoreMethod,
      minRows,
      maxRows,
    })),
    rows: seesTargets(ctx, met) ? plan.rows.map((row) => toRow(row, self, result)) : [],
    targetOpinion: plan.targetOpinion,
    resultOpinion: own ? null : plan.resultOpinion,
    selfSummary: self ? plan.selfSummary : null,
    bossSummary: result ? plan.bossSummary : null,
    proposed: result ? (plan.proposed as PlanDetail['proposed']) : null,
    conditionNotMet: seesCondition(ctx, met) ? plan.conditionNotMet : null,
    confirmComment: plan.confirmComment,
    formerPlanCode: plan.formerPlanId,
    consentOn: plan.consentOn,
    consentNote: plan.consentNote,
    changeId: hr ? plan.changeId : null,
    sheetVersion: sheetOf(plan, sideOf(ctx, met)).version,
    actions: mayDo(ctx, met),
  };
}

/** A draft of targets is its writer's. */
function seesTargets(ctx: Ctx, met: Met): boolean {
  if (met.plan.process !== EvaluateProcess.SET_TARGETS) return true;
  return met.plan.targetSetter === ProbationTargetSetter.EMPLOYEE ? isOwn(ctx, met) : partsOf(ctx, met).has('superior');
}

const toRow = (row: ProbationRowData, self: boolean, boss: boolean): RowData => ({
  ...row,
  ...(!self && { selfScore: null, selfLevel: null, selfComment: null, achievedValue: null }),
  ...(!boss && { bossScore: null, bossLevel: null, bossComment: null }),
});
