import type * as z from 'zod';
import type { AllowedAction } from '@hengcai/shared/contract/performance/form';
import { BossStage, EmployeeStage, AssessmentPlanStatus, TargetStatus } from '@hengcai/shared/enums';
import {
  ON_APPRAISALS,
  type AppraisalAction,
  type Capacity,
  type Who,
} from '@hengcai/shared/rules/performance/capacities';
import { isAllowed, type PlanRole } from '@hengcai/shared/rules/performance/freeze';
import { ALLOWED, refused, type Verdict } from '@hengcai/shared/rules/issue';
import type { Ctx } from '../../../kit/context.ts';
import { issueMessageId } from '../../../messages/translate.ts';
import type { Appraisal, Caller, InfoRow } from './assessment.ts';
import { hasCoAssessors } from '../plan/plan.ts';
import { demand } from '../refusals.ts';
import { rejectVerdict, verifyVerdict } from '../calibration/rejection.ts';
import { hasNoTargets } from './standing.ts';

/** Whether the caller is something to the appraisal. Departments have forms of their own. */
const IS: Readonly<Record<Capacity, (caller: Caller) => boolean>> = {
  self: (c) => c.self,
  boss: (c) => c.boss,
  approver: (c) => c.approver,
  partner: (c) => c.partner,
  departmentHead: () => false,
  headAbove: () => false,
  departmentScorer: () => false,
  hr: (c) => c.hrEdits,
  hrApart: (c) => c.hrEdits && !c.boss && !c.scored,
  hrExports: (c) => c.hrExports,
};

export const APPRAISAL_ACTIONS = Object.keys(ON_APPRAISALS) as readonly AppraisalAction[];

/** Whether the caller may do something to an appraisal now, else the reason: the freeze matrix first, then how far the appraisal is. */
export function verdictOn(appraisal: Appraisal, action: AppraisalAction): Verdict {
  const who: Who = ON_APPRAISALS[action];
  const roles = (Object.keys(who) as PlanRole[]).filter((role) => who[role]?.some((one) => IS[one](appraisal.caller)));
  let reason: Verdict = refused('ROLE_NOT_ALLOWED');
  for (const role of roles) {
    const verdict = inRole(appraisal, action, role);
    if (verdict.allowed) return verdict;
    reason = verdict;
  }
  return reason;
}

/** Refuses an action with the reason people are shown. */
export function demandAction(appraisal: Appraisal, action: AppraisalAction): void {
  demand(verdictOn(appraisal, action));
}

/** Every action with whether the caller may take it now; the screen draws its buttons from this list. */
export function actionsOf(ctx: Pick<Ctx, 't'>, appraisal: Appraisal): z.output<typeof AllowedAction>[] {
  return APPRAISAL_ACTIONS.map((action) => {
    const verdict = verdictOn(appraisal, action);
    if (verdict.allowed) return { action, allowed: true, code: null, message: null };
    return { action, allowed: false, code: verdict.reason, message: ctx.t(issueMessageId(verdict.reason)) };
  });
}

function inRole(appraisal: Appraisal, action: AppraisalAction, role: PlanRole): Verdict {
  const { info, plan } = appraisal;
  const verdict = isAllowed({
    role,
    action,
    status: plan.status,
    locked: plan.locked,
    fillInClosed: plan.fillInClosed,
    bossScoringLocked: plan.bossScoringLocked,
    bossConfirmLocked: plan.bossConfirmLocked,
    // What the superior locked is the form of the employee; the superior goes on working with it.
    personLocked:
      (role === 'employee' && appraisal.caller.self && info.locked) || (role === 'boss' && appraisal.lockedManager),
    // In calibration nobody waits for them any more.
    coAssessorsPending: appraisal.partnersPending && plan.status === AssessmentPlanStatus.SCORING,
    selfSubmitted: info.employeeStage >= EmployeeStage.SELF_RATED,
    // Once calibration is open nobody scores themselves any more.
    selfSettled: appraisal.withoutSelf || plan.status === AssessmentPlanStatus.CALIBRATING,
    rejected: appraisal.rejected,
    noTargets: hasNoTargets(plan, info),
    bossConfirmed: info.bossStage === BossStage.CONFIRMED,
    // Of somebody who has left nobody else can.
    managersMaySetTargets: plan.managersMaySetTargets || appraisal.left,
    mayExportDetails: plan.allowExportDetails,
  });
  return verdict.allowed ? (PROGRESS[action]?.(appraisal) ?? ALLOWED) : verdict;
}

const when = (fits: boolean, reason: string): Verdict => (fits ? ALLOWED : refused(reason));

function isOpenForm({ info }: { info: InfoRow }): Verdict {
  if (info.targetStatus === TargetStatus.PENDING_APPROVAL) return refused('TARGETS_SUBMITTED');
  return when(info.targetStatus !== TargetStatus.APPROVED, 'TARGETS_APPROVED');
}

function waitsForCaller({ info, caller }: Appraisal): Verdict {
  if (info.targetStatus !== TargetStatus.PENDING_APPROVAL) return refused('TARGETS_NOT_SUBMITTED');
  return when(caller.approver, 'NOT_AN_APPROVER');
}

/** Whether a change of agreed targets waits for approval. */
const isAsked = (change: Appraisal['change']) => change === TargetStatus.PENDING_APPROVAL;

const selfOpen = ({ info }: Appraisal) => when(info.employeeStage < EmployeeStage.SELF_RATED, 'SCORES_SUBMITTED');
const bossOpen = ({ info }: Appraisal) => when(info.bossStage < BossStage.SCORED, 'SCORES_SUBMITTED');
/** What a co-assessor has submitted counts, and stays as it is until it is sent back. */
const partnerOpen = (appraisal: Appraisal) =>
  appraisal.partnerScored ? refused('SCORES_SUBMITTED') : bossOpen(appraisal);
const notConfirmed = ({ info }: Appraisal) => when(info.employeeStage !== EmployeeStage.CONFIRMED, 'RESULT_CONFIRMED');

/** How far an appraisal has to be for an action, beyond what the plan's stage and switches say. */
const PROGRESS: Partial<Record<AppraisalAction, (appraisal: Appraisal) => Verdict>> = {
  editTargets: isOpenForm,
  submitTargets: isOpenForm,
  withdrawTargets: ({ info, approval }) => {
    if (info.targetStatus !== TargetStatus.PENDING_APPROVAL) return refused('TARGETS_NOT_SUBMITTED');
    return when(approval?.acted !== true, 'WITHDRAW_TOO_LATE');
  },
  approveTargets: waitsForCaller,
  rejectTargets: waitsForCaller,
  setSubordinateTargets: ({ info, change }) =>
    when(info.targetStatus !== TargetStatus.PENDING_APPROVAL && !isAsked(change), 'TARGETS_SUBMITTED'),
  changeTargets: ({ info, change }) => {
    if (info.targetStatus !== TargetStatus.APPROVED) return refused('TARGETS_NOT_APPROVED');
    return when(!isAsked(change), 'TARGETS_SUBMITTED');
  },
  withdrawTargetChange: ({ change, approval }) => {
    if (!isAsked(change)) return refused('TARGETS_NOT_SUBMITTED');
    return when(approval?.acted !== true, 'WITHDRAW_TOO_LATE');
  },
  decideTargetChange: ({ change, caller }) =>
    isAsked(change) ? when(caller.approver, 'NOT_AN_APPROVER') : refused('TARGETS_NOT_SUBMITTED'),
  noteProgress: (appraisal) =>
    appraisal.info.targetStatus === TargetStatus.APPROVED ? selfOpen(appraisal) : refused('TARGETS_NOT_APPROVED'),
  saveSelfScore: selfOpen,
  submitSelfScore: selfOpen,
  pickCoAssessors: (appraisal) => (hasCoAssessors(appraisal.plan) ? bossOpen(appraisal) : refused('NO_CO_ASSESSORS')),
  saveCoAssessorScore: partnerOpen,
  submitCoAssessorScore: partnerOpen,
  saveBossScore: bossOpen,
  submitBossScore: bossOpen,
  markAbsent: selfOpen,
  // Of somebody absent there may be sheets of co-assessors alone.
  sendBackScore: ({ info, partnersScored }) =>
    when(info.employeeStage >= EmployeeStage.SELF_RATED || partnersScored, 'NOTHING_TO_SEND_BACK'),
  rejectResult: ({ info, rejected }) => rejectVerdict(info, rejected),
  verifyResult: ({ info, rejected }) => verifyVerdict(info, rejected),
  bossConfirm: ({ info }) => {
    if (info.bossStage === BossStage.CONFIRMED) return refused('RESULT_CONFIRMED');
    return when(info.bossStage === BossStage.TO_CONFIRM, 'RESULT_MISSING');
  },
  employeeConfirm: notConfirmed,
  employeeObject: notConfirmed,
};
