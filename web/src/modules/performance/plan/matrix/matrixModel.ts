import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import {
  type AppraisalAction,
  type DepartmentAction,
  type MatrixRow,
  PARTIES,
  type Party,
  type WholePlanAction,
  whoMayDoWhat,
} from '@hengcai/shared/rules/performance/capacities';
import { type Plan, statusOf } from '../planModel';

export const GROUPS = ['targets', 'scores', 'results', 'plan'] as const;
export type Group = (typeof GROUPS)[number];
export type MatrixAction = AppraisalAction | DepartmentAction | WholePlanAction;

/** What each action is about. */
const GROUP_OF: Readonly<Record<MatrixAction, Group>> = {
  editTargets: 'targets',
  submitTargets: 'targets',
  withdrawTargets: 'targets',
  approveTargets: 'targets',
  rejectTargets: 'targets',
  setSubordinateTargets: 'targets',
  changeTargets: 'targets',
  withdrawTargetChange: 'targets',
  decideTargetChange: 'targets',
  lockPerson: 'targets',
  alignTargets: 'targets',
  noteProgress: 'targets',
  comment: 'targets',
  editDeptTargets: 'targets',
  submitDeptTargets: 'targets',
  approveDeptTargets: 'targets',
  rejectDeptTargets: 'targets',
  saveSelfScore: 'scores',
  submitSelfScore: 'scores',
  pickCoAssessors: 'scores',
  saveCoAssessorScore: 'scores',
  submitCoAssessorScore: 'scores',
  saveDeptScore: 'scores',
  submitDeptScore: 'scores',
  sendBackDeptScore: 'scores',
  saveBossScore: 'scores',
  submitBossScore: 'scores',
  sendBackScore: 'scores',
  markAbsent: 'scores',
  importScore: 'scores',
  calibrate: 'results',
  importCalibration: 'results',
  rejectResult: 'results',
  verifyResult: 'results',
  bossConfirm: 'results',
  employeeConfirm: 'results',
  employeeObject: 'results',
  exportDetails: 'results',
  changeScope: 'plan',
  addPerson: 'plan',
  removePerson: 'plan',
  chooseSuperior: 'plan',
  lockManager: 'plan',
  remind: 'plan',
  importResults: 'plan',
  changeSettings: 'plan',
  changeViewing: 'plan',
  changeTemplate: 'plan',
  changeTemplatePart: 'plan',
  switchFillIn: 'plan',
  switchBossScoring: 'plan',
  switchBossConfirm: 'plan',
  advanceStage: 'plan',
  returnStage: 'plan',
  stopPlan: 'plan',
  lockPlan: 'plan',
  unlockPlan: 'plan',
  deletePlan: 'plan',
};
const OF_CO_ASSESSORS: readonly string[] = ['pickCoAssessors', 'saveCoAssessorScore', 'submitCoAssessorScore'];
const OF_DEPARTMENT_SCORES: readonly string[] = ['saveDeptScore', 'submitDeptScore', 'sendBackDeptScore'];

export interface Line {
  action: MatrixAction;
  verdicts: MatrixRow['verdicts'];
  /** Codes of what stands in the way of those who may not now. */
  reasons: readonly string[];
}

export interface Matrix {
  parties: readonly Party[];
  groups: readonly { group: Group; lines: readonly Line[] }[];
}

/** Who may do what in a plan as it is now, by the table the services ask; without co-assessors and scores of departments where the plan has none. */
export function matrixOf(plan: Plan, onlyNow: boolean): Matrix {
  const coAssessors = Number(plan.partnerRatio) > 0;
  const left = [
    ...(coAssessors ? [] : OF_CO_ASSESSORS),
    ...(Number(plan.departmentRatio) > 0 ? [] : OF_DEPARTMENT_SCORES),
  ];
  const rows = whoMayDoWhat({
    status: AssessmentPlanStatus[statusOf(plan)],
    locked: plan.locked,
    fillInClosed: plan.fillInClosed,
    bossScoringLocked: plan.bossScoringLocked,
    bossConfirmLocked: plan.bossConfirmLocked,
    managersMaySetTargets: plan.managersMaySetTargets,
    mayExportDetails: plan.allowExportDetails,
  }) as (MatrixRow & { action: MatrixAction })[];
  const lines = rows
    .filter(({ action }) => !left.includes(action))
    .map(({ action, verdicts }): Line => {
      const refused = Object.values(verdicts).flatMap((one) => (one.allowed ? [] : [one.reason]));
      return { action, verdicts, reasons: [...new Set(refused)] };
    })
    .filter(({ verdicts }) => !onlyNow || Object.values(verdicts).some(({ allowed }) => allowed));
  return {
    parties: PARTIES.filter((party) => coAssessors || party !== 'partner'),
    groups: GROUPS.map((group) => ({ group, lines: lines.filter(({ action }) => GROUP_OF[action] === group) })).filter(
      (one) => one.lines.length > 0,
    ),
  };
}
