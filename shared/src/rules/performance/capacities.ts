import type { Verdict } from '../issue.ts';
import { type ActionContext, isAllowed, type PlanAction, type PlanRole } from './freeze.ts';

/**
 * As what people may try each action of the freeze matrix: the one table for the services, which ask whether the caller
 * is that, and for the page that shows HR who may do what.
 */

/** What somebody can be to an appraisal, to the targets of a department or to a plan. */
export type Capacity =
  /** The evaluated person. */
  | 'self'
  /** The superior of the moment the plan opened. */
  | 'boss'
  /** Asked by the approval that waits now, such as a superior further up. */
  | 'approver'
  /** Scores beside the superior. */
  | 'partner'
  | 'departmentHead'
  /** The head of the department above. */
  | 'headAbove'
  /** Scores the department: the head above, where there is none the superior of its head, else HR. */
  | 'departmentScorer'
  /** Manages plans and may see the person. */
  | 'hr'
  /** The same without having scored the person. */
  | 'hrApart'
  /** The same with the right to export. */
  | 'hrExports';
/** As whom people are shown: all of HR is one. */
export const PARTIES = ['self', 'boss', 'approver', 'partner', 'departmentHead', 'headAbove', 'hr'] as const;
export type Party = (typeof PARTIES)[number];
const partyOf = (capacity: Capacity): Party => {
  if (capacity === 'hrApart' || capacity === 'hrExports') return 'hr';
  return capacity === 'departmentScorer' ? 'headAbove' : capacity;
};

/** Who acts in which role of the freeze matrix. */
export type Who = Partial<Record<PlanRole, readonly Capacity[]>>;
type WhoOf = Partial<Record<PlanAction, Who>>;

const OWN: Who = { employee: ['self'] };
const BOSS: Who = { boss: ['boss'] };
const HR: Who = { hr: ['hr'] };
const PARTNER: Who = { employee: ['partner'] };

/** What is done to one appraisal. */
export const ON_APPRAISALS = {
  editTargets: OWN,
  submitTargets: OWN,
  withdrawTargets: OWN,
  approveTargets: { boss: ['approver', 'boss'] },
  rejectTargets: { boss: ['approver', 'boss'] },
  setSubordinateTargets: { boss: ['boss'], hr: ['hr'] },
  changeTargets: OWN,
  withdrawTargetChange: OWN,
  decideTargetChange: { boss: ['approver', 'boss'] },
  lockPerson: { boss: ['boss'], hr: ['hr'] },
  saveSelfScore: OWN,
  submitSelfScore: OWN,
  pickCoAssessors: { employee: ['self'], boss: ['boss'], hr: ['hr'] },
  saveCoAssessorScore: PARTNER,
  submitCoAssessorScore: PARTNER,
  saveBossScore: BOSS,
  submitBossScore: BOSS,
  sendBackScore: { boss: ['boss'], hr: ['hr'] },
  markAbsent: HR,
  chooseSuperior: HR,
  calibrate: { boss: ['boss'], hr: ['hr'] },
  // Whoever scored does not decide whether it was right.
  rejectResult: { hr: ['hrApart'] },
  verifyResult: { hr: ['hrApart'] },
  bossConfirm: BOSS,
  employeeConfirm: OWN,
  employeeObject: OWN,
  alignTargets: { employee: ['self'], boss: ['boss'], hr: ['hr'] },
  noteProgress: OWN,
  comment: { employee: ['self', 'partner'], boss: ['boss', 'approver'], hr: ['hr'] },
  exportDetails: { employee: ['self'], boss: ['boss', 'approver'], hr: ['hrExports'] },
} as const satisfies WhoOf;
export type AppraisalAction = keyof typeof ON_APPRAISALS;

/** What is done to the form of a department: its targets and their scores. */
export const ON_DEPARTMENTS = {
  editDeptTargets: { boss: ['departmentHead'] },
  submitDeptTargets: { boss: ['departmentHead'] },
  approveDeptTargets: { boss: ['headAbove'] },
  rejectDeptTargets: { boss: ['headAbove'] },
  saveDeptScore: { boss: ['departmentScorer'] },
  submitDeptScore: { boss: ['departmentScorer'] },
  sendBackDeptScore: HR,
} as const satisfies WhoOf;
export type DepartmentAction = keyof typeof ON_DEPARTMENTS;

/** What is done to a whole plan and to who is in it. */
export const ON_PLANS = {
  importScore: HR,
  importCalibration: { boss: ['boss'], hr: ['hr'] },
  changeScope: HR,
  addPerson: HR,
  removePerson: HR,
  lockManager: HR,
  importResults: HR,
  changeSettings: HR,
  changeViewing: HR,
  changeTemplate: HR,
  changeTemplatePart: HR,
  switchFillIn: HR,
  switchBossScoring: HR,
  switchBossConfirm: HR,
  advanceStage: HR,
  returnStage: HR,
  stopPlan: HR,
  lockPlan: HR,
  unlockPlan: HR,
  deletePlan: HR,
  remind: { boss: ['boss'], hr: ['hr'] },
} as const satisfies WhoOf;
export type WholePlanAction = keyof typeof ON_PLANS;

const ALL: WhoOf = { ...ON_APPRAISALS, ...ON_DEPARTMENTS, ...ON_PLANS };

/** One action with whether each party may take it, else why not. */
export interface MatrixRow {
  action: PlanAction;
  /** Who is not there never may. */
  verdicts: Partial<Record<Party, Verdict>>;
}

/**
 * Who may do what in a plan as it stands. How far one appraisal is counts there, not here: what the plan lets somebody do
 * may still be done already, or not yet be due, for one person.
 */
export const whoMayDoWhat = (plan: Omit<ActionContext, 'role' | 'action'>): MatrixRow[] =>
  (Object.keys(ALL) as PlanAction[]).map((action) => ({ action, verdicts: verdictsOn(action, plan) }));

function verdictsOn(action: PlanAction, plan: Omit<ActionContext, 'role' | 'action'>): MatrixRow['verdicts'] {
  const verdicts: MatrixRow['verdicts'] = {};
  for (const [role, capacities] of Object.entries(ALL[action] ?? {}) as [PlanRole, readonly Capacity[]][])
    for (const capacity of capacities) verdicts[partyOf(capacity)] = isAllowed({ ...plan, role, action });
  return verdicts;
}
