import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import type { ProbationPlanDetail } from '@hengcai/shared/contract/probation/probationplan';
import {
  ApprovalDecision,
  ApprovalMode,
  ApprovalStatus,
  ApproverKind,
  EvaluateProcess,
  EvaluationResult,
  ProbationAction,
  ProbationEvent,
  ProbationPlanStatus,
} from '@hengcai/shared/enums';
import type { ApprovalRun } from '@hengcai/shared/rules/approval';
import { issue } from '@hengcai/shared/rules/issue';
import { isAnyOf } from '../../db/sql.ts';
import {
  addApprovalNode,
  decideApproval,
  latestApprovals,
  peopleAt,
  removeApprovalNode,
  startApproval,
  type ApprovalAbout,
  type ApprovalView,
} from '../../kit/approval.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { localName } from '../../kit/local-name.ts';
import { employee } from '../employee/tables.ts';
import type { ApprovalNodeData } from '@hengcai/shared/contract/approval';
import { changePlan, isEnded, openPlan, plansWhere, known, SUBJECT, takePlan, type Met } from './plan.ts';
import { nodesOf } from './rules.ts';
import { afterTargets } from './setup.ts';
import { probationPlan } from './tables.ts';
import { tellReturned, tellTurn } from './tell.ts';
import { planDetail, seesResult } from './told.ts';

type Endpoints = Contract['probationplan']['endpoints'];
type Detail = Promise<z.output<typeof ProbationPlanDetail>>;
type Decision = ParsedOf<Endpoints['approvalassess']>;

const { AGREED, REJECTED } = EvaluationResult;

/** Levels of line managers count from the evaluated person, whose first is the superior who has scored and is not asked again. */
const aboutOf = ({ plan, superiorId, deptId }: Met): ApprovalAbout => ({
  empId: plan.empId,
  bossEmpId: superiorId,
  deptId,
});

/** Sends the superior's result through the flow; with nobody to ask it is agreed at once. */
export async function sendToApproval(ctx: Ctx, met: Met): Promise<void> {
  const { plan, superiorId } = met;
  if (superiorId === null) throw refused('PROBATION_NO_SUPERIOR');
  const { run } = await startApproval(
    ctx,
    { subjectType: SUBJECT, subjectId: plan.id },
    nodesOf(plan.flow),
    superiorId,
    aboutOf(met),
  );
  if (run.state === ApprovalStatus.APPROVED) await agreed(ctx, met, '');
  else await tellTurn(ctx, plan.id);
}

async function agreed(ctx: Ctx, met: Met, opinion: string): Promise<void> {
  await changePlan(
    ctx,
    met,
    { process: EvaluateProcess.CONFIRMATION, result: AGREED, passed: met.plan.proposed },
    { event: ProbationEvent.AGREED, text: opinion === '' ? null : opinion },
  );
  await tellTurn(ctx, met.plan.id);
}

/** Decides on the targets, or on the result at the node that waits for the caller. */
export async function decide(ctx: Ctx, input: Decision): Detail {
  const { planCode, result } = input;
  const met = await openPlan(ctx, planCode);
  if (result !== AGREED && result !== REJECTED) throw refused({ field: 'result', code: 'CHOICE_INVALID' });
  if (met.plan.process === EvaluateProcess.APPROVE_TARGETS)
    await decideTargets(ctx, await takePlan(ctx, input, ProbationAction.APPROVE_TARGETS), input);
  else await decideResult(ctx, await takePlan(ctx, input, ProbationAction.APPROVE), input);
  return planDetail(ctx, planCode);
}

async function decideTargets(ctx: Ctx, met: Met, { result, opinion }: Decision): Promise<void> {
  if (result === AGREED) {
    await changePlan(ctx, met, afterTargets(met.plan), { event: ProbationEvent.TARGETS_AGREED, text: opinion || null });
    return;
  }
  if (opinion === '') throw refused({ field: 'opinion', code: 'APPROVAL_OPINION_REQUIRED' });
  await changePlan(
    ctx,
    met,
    { process: EvaluateProcess.SET_TARGETS, targetOpinion: opinion },
    { event: ProbationEvent.TARGETS_RETURNED, text: opinion },
  );
  await tellReturned(ctx, met.plan.id, opinion);
}

async function decideResult(ctx: Ctx, met: Met, { result, opinion }: Decision): Promise<void> {
  const { plan } = met;
  // Nobody is failed after the end, however long the approval takes: by then the person is regular by law.
  if (result === AGREED && plan.proposed === 0 && isEnded(ctx, met))
    throw refused(issue('result', 'PROBATION_OVER', { day: met.regularDate ?? '' }));
  const { approvalId } = await requestOf(ctx, plan.id);
  const decision = result === AGREED ? ApprovalDecision.APPROVED : ApprovalDecision.REFUSED;
  const { run } = await decideApproval(ctx, approvalId, { decision, opinion });
  if (run.state === ApprovalStatus.APPROVED) return agreed(ctx, met, opinion);
  if (run.state === ApprovalStatus.PENDING) {
    await changePlan(ctx, met, {}, { event: ProbationEvent.AGREED, text: opinion || null });
    await tellTurn(ctx, plan.id);
    return;
  }
  await changePlan(
    ctx,
    met,
    {
      status: ProbationPlanStatus.SCORING,
      process: EvaluateProcess.BOSS_SCORE,
      bossSubmitted: false,
      scoreRaw: null,
      levelName: null,
      result: REJECTED,
      resultOpinion: opinion,
    },
    { event: ProbationEvent.REJECTED, text: opinion },
  );
  await tellReturned(ctx, plan.id, opinion);
}

async function requestOf(ctx: Ctx, planId: string): Promise<ApprovalView> {
  const request = (await latestApprovals(ctx, SUBJECT, [planId])).get(planId);
  if (!request) throw refused('PROBATION_ACTION_NOT_OPEN');
  return request;
}

/** Asks somebody more, behind the present node or a later one. */
export async function addNode(ctx: Ctx, { after, node, ...one }: ParsedOf<Endpoints['addapproval']>): Detail {
  const met = await takePlan(ctx, one, ProbationAction.CHANGE_APPROVAL);
  const { approvalId } = await requestOf(ctx, met.plan.id);
  for (const asked of nodesOf([node]))
    await addApprovalNode(ctx, approvalId, {
      after,
      node: asked,
      submitterId: met.superiorId ?? '',
      about: aboutOf(met),
    });
  await changePlan(ctx, met, {}, { event: ProbationEvent.NODE_ADDED, text: node.nodeName });
  return planDetail(ctx, one.planCode);
}

/** Takes an added node away that has not been reached. */
export async function removeNode(ctx: Ctx, { at, ...one }: ParsedOf<Endpoints['deleteapproval']>): Detail {
  const met = await takePlan(ctx, one, ProbationAction.CHANGE_APPROVAL);
  const { approvalId, run } = await requestOf(ctx, met.plan.id);
  await removeApprovalNode(ctx, approvalId, at);
  await changePlan(ctx, met, {}, { event: ProbationEvent.NODE_REMOVED, text: run.steps[at]?.name ?? null });
  return planDetail(ctx, one.planCode);
}

const LEVELS = 4;

/** Whom each kind of approver would mean: managers up the line, the head of the department, HR. */
export async function rolesFor(
  ctx: Ctx,
  { empId, evaluateEmpId }: ParsedOf<Endpoints['listapprovalrole']>,
): Promise<DataOf<Endpoints['listapprovalrole']>> {
  // Whose plans the caller has nothing to do with, their line is not told either.
  const [met] = await plansWhere(ctx, and(eq(probationPlan.empId, empId), known(ctx)), { limit: 1 });
  if (!met || empId === ctx.session.empId) throw notFound();
  const any = { mode: ApprovalMode.ANY, empIds: null, roleCode: null, level: null };
  const nodes: ApprovalNodeData[] = [
    ...Array.from({ length: LEVELS - 1 }, (_, at) => ({
      ...any,
      nodeName: ctx.t('probation.node.manager', { level: at + 2 }),
      kind: ApproverKind.LINE_MANAGER,
      level: at + 2,
    })),
    { ...any, nodeName: ctx.t('probation.node.head'), kind: ApproverKind.DEPARTMENT_HEAD },
    { ...any, nodeName: ctx.t('probation.node.hr'), kind: ApproverKind.ROLE, roleCode: 'hr' },
    { ...any, nodeName: ctx.t('probation.node.ceo'), kind: ApproverKind.ROLE, roleCode: 'CEO' },
  ];
  const people = await peopleAt(ctx, nodesOf(nodes), evaluateEmpId, aboutOf({ ...met, superiorId: evaluateEmpId }));
  const names = await namesOfPeople(ctx, people.flat());
  return nodes.flatMap((node, at) => {
    const asked = (people[at] ?? []).filter((one) => one !== evaluateEmpId);
    return asked.length === 0
      ? []
      : [{ node, people: asked.map((one) => ({ empId: one, empName: names.get(one) ?? '' })) }];
  });
}

/** The nodes of a plan's result with who decided what; the person reads them once it is decided. */
export async function nodesOfPlan(
  ctx: Ctx,
  { assessmentPlanCode, empId }: ParsedOf<Endpoints['listapprovalnode']>,
): Promise<DataOf<Endpoints['listapprovalnode']>> {
  const met = await openPlan(ctx, assessmentPlanCode);
  if (met.plan.empId !== empId) throw notFound();
  const request = (await latestApprovals(ctx, SUBJECT, [met.plan.id])).get(met.plan.id);
  if (!request || !seesResult(ctx, met)) return [];
  const { run } = request;
  const names = await namesOfPeople(
    ctx,
    run.steps.flatMap(({ approvers }) => approvers.map((one) => one.empId)),
  );
  return run.steps.map((step, place) => ({
    place,
    nodeName: step.name,
    mode: step.mode,
    added: step.added === true,
    state: stateOf(run, place),
    current: run.state === ApprovalStatus.PENDING && run.current === place,
    message: step.notes.length === 0 ? null : step.notes.map((note) => ctx.t(`rule.${note}`)).join('；'),
    people: step.approvers.map((one) => ({
      empId: one.empId,
      empName: names.get(one.empId) ?? '',
      decision: one.decision,
      opinion: one.opinion,
    })),
  }));
}

function stateOf(run: ApprovalRun, place: number): ApprovalRun['state'] {
  if (run.steps[place]?.skipped === true || place < run.current) return ApprovalStatus.APPROVED;
  return place === run.current ? run.state : ApprovalStatus.PENDING;
}

/** Names of people who approve: whoever meets the plan learns who decides on it. */
async function namesOfPeople(ctx: Ctx, empIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.tx
    .select({ id: employee.id, name: employee.name, nameEn: employee.nameEn })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, [...new Set(empIds)])));
  return new Map(rows.map(({ id, name, nameEn }) => [id, localName(ctx, name, nameEn)]));
}
