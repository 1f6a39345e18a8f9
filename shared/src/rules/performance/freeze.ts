import { AssessmentPlanStatus, type ValueOf } from '../../enums.ts';
import { ALLOWED, refused, type Verdict } from '../issue.ts';

/**
 * Who may do what in which stage of an assessment plan: the one table for server and screens (specification 4 "Effects"
 * and "Admin controls", 6; domain.md 3 "Freeze matrix"). HR stands for HR staff and administrators, boss for whoever acts
 * as superior, approver or department head, employee for the evaluated and for co-assessors and 360 raters.
 */

export type PlanRole = 'employee' | 'boss' | 'hr';
export const PLAN_ROLES: readonly PlanRole[] = ['employee', 'boss', 'hr'];
export type PlanStatusValue = ValueOf<typeof AssessmentPlanStatus>;

const REASONS = {
  '<': 'STAGE_NOT_OPEN',
  '>': 'STAGE_PASSED',
  o: 'PLAN_OPENED',
  c: 'PLAN_CLOSED',
  s: 'PLAN_STOPPED',
  i: 'PLAN_IMPORTED',
} as const;

/** The columns of the table: 0 not open, 1 filling in, 2 scoring, 3 calibrating, 4 communicating, 5 closed, 98 stopped, 99 imported. */
const COLUMNS: readonly PlanStatusValue[] = [
  AssessmentPlanStatus.NOT_OPEN,
  AssessmentPlanStatus.FILLING,
  AssessmentPlanStatus.SCORING,
  AssessmentPlanStatus.CALIBRATING,
  AssessmentPlanStatus.COMMUNICATING,
  AssessmentPlanStatus.CLOSED,
  AssessmentPlanStatus.STOPPED,
  AssessmentPlanStatus.IMPORTED,
];

const filling = '<Y>>>csi';
const scoring = '<<Y>>csi';
const calibrating = '<<<Y>csi';
const communicating = '<<<<Ycsi';
const fillingAndScoring = '<YY>>csi';
const whileOpen = '<YYYYcsi';
const beforeOpening = 'Yoooocsi';
const untilArchive = 'YYYYYcsi';

/** Y allowed; the other signs are REASONS. A role that is not named may never do it. */
const TABLE = {
  // Targets: frozen once scoring opens
  editTargets: { employee: filling, hr: filling },
  submitTargets: { employee: filling },
  withdrawTargets: { employee: filling },
  approveTargets: { boss: filling, hr: filling },
  rejectTargets: { boss: filling, hr: filling },
  setSubordinateTargets: { boss: filling, hr: filling },
  /** A change of agreed targets, which stand until it is approved. */
  changeTargets: { employee: filling },
  withdrawTargetChange: { employee: filling },
  decideTargetChange: { boss: filling },
  editDeptTargets: { boss: filling, hr: filling },
  submitDeptTargets: { boss: filling },
  approveDeptTargets: { boss: filling, hr: filling },
  rejectDeptTargets: { boss: filling, hr: filling },
  /** Which target serves which: for information, so the scoring of them does not end it. */
  alignTargets: { employee: fillingAndScoring, boss: fillingAndScoring, hr: fillingAndScoring },
  // Scores: frozen once calibration opens
  saveSelfScore: { employee: scoring },
  submitSelfScore: { employee: scoring },
  saveBossScore: { boss: scoring },
  submitBossScore: { boss: scoring },
  saveDeptScore: { boss: scoring },
  submitDeptScore: { boss: scoring },
  sendBackDeptScore: { hr: scoring },
  sendBackScore: { boss: scoring, hr: scoring },
  importScore: { hr: scoring },
  /** Says that somebody cannot score themselves, so that the superior need not wait. */
  markAbsent: { hr: fillingAndScoring },
  // Co-assessors and 360
  pickCoAssessors: { employee: fillingAndScoring, boss: fillingAndScoring, hr: fillingAndScoring },
  saveCoAssessorScore: { employee: scoring, boss: scoring },
  submitCoAssessorScore: { employee: scoring, boss: scoring },
  inviteRaters: { employee: fillingAndScoring, boss: fillingAndScoring, hr: fillingAndScoring },
  removeRater: { employee: fillingAndScoring, boss: fillingAndScoring, hr: fillingAndScoring },
  importRaters: { hr: fillingAndScoring },
  save360Score: { employee: scoring, boss: scoring },
  submit360Score: { employee: scoring, boss: scoring },
  // Results: frozen once communication opens
  calibrate: { boss: calibrating, hr: calibrating },
  /** Sends a result back to whoever scored it, and says that the one scored again is right. */
  rejectResult: { hr: calibrating },
  verifyResult: { hr: calibrating },
  importCalibration: { boss: calibrating, hr: calibrating },
  mergePlans: { hr: calibrating },
  bossConfirm: { boss: communicating },
  employeeConfirm: { employee: communicating },
  employeeObject: { employee: communicating },
  // People: the scope is what stays open, until results freeze
  changeScope: { hr: 'YYYY>csi' },
  addPerson: { hr: 'YYYY>csi' },
  removePerson: { hr: 'YYYY>csi' },
  assign: { boss: fillingAndScoring, hr: untilArchive },
  /** HR says who is superior in an appraisal from now on. */
  chooseSuperior: { hr: whileOpen },
  /** HR keeps a manager from changing anything of their people. */
  lockManager: { hr: whileOpen },
  /** A locked form also keeps the person from confirming, so whoever locked it opens it until the archive. */
  lockPerson: { boss: whileOpen, hr: whileOpen },
  // The plan itself
  /** Results from elsewhere make it an imported one. */
  importResults: { hr: 'YoooocsY' },
  changeSettings: { hr: beforeOpening },
  changeViewing: { hr: untilArchive },
  changeTemplate: { hr: beforeOpening },
  changeTemplatePart: { hr: untilArchive },
  switchFillIn: { hr: filling },
  switchBossScoring: { hr: fillingAndScoring },
  switchBossConfirm: { hr: whileOpen },
  advanceStage: { hr: untilArchive },
  returnStage: { hr: '<YYYYYsY' },
  stopPlan: { hr: whileOpen },
  lockPlan: { hr: whileOpen },
  unlockPlan: { hr: whileOpen },
  deletePlan: { hr: 'YoooocsY' },
  /** HR reminds whoever holds a plan up, a superior the own people of what they owe. */
  remind: { boss: whileOpen, hr: whileOpen },
  /** How far an agreed target is, week by week. */
  noteProgress: { employee: fillingAndScoring },
  comment: { employee: whileOpen, boss: whileOpen, hr: whileOpen },
  exportDetails: { employee: '<YYYYYYY', boss: '<YYYYYYY', hr: 'YYYYYYYY' },
} as const satisfies Record<string, Partial<Record<PlanRole, string>>>;

export type PlanAction = keyof typeof TABLE;
export const ACTIONS = Object.keys(TABLE) as readonly PlanAction[];

/** What a locked plan still allows; everything else scores, confirms, approves, assigns, adds or modifies (specification 4). */
const DESPITE_LOCK: readonly PlanAction[] = ['unlockPlan', 'exportDetails'];

export interface ActionContext {
  status: PlanStatusValue;
  role: PlanRole;
  action: PlanAction;
  locked?: boolean;
  fillInClosed?: boolean;
  bossScoringLocked?: boolean;
  bossConfirmLocked?: boolean;
  /** For an employee: the form is locked by the superior; for a boss: this manager is locked (specification 6). HR is not bound. */
  personLocked?: boolean;
  /** Calibrated together with other plans. */
  merged?: boolean;
  /** An imported plan: 99, or 0 once it was returned; clear it when the plan opens. */
  imported?: boolean;
  /** What the plan or the other side has to have done; left out where it does not matter. */
  selfSubmitted?: boolean;
  /** Nobody waits for the self score: its last day has passed, or the person is absent. */
  selfSettled?: boolean;
  /** A co-assessor has not scored yet, and the last day of scoring has not come. */
  coAssessorsPending?: boolean;
  /** Calibration sent the result back: the superior scores it as if scoring were open. */
  rejected?: boolean;
  bossConfirmed?: boolean;
  /** Scoring opened without approved targets of the person. */
  noTargets?: boolean;
  managersMaySetTargets?: boolean;
  mayExportDetails?: boolean;
}

interface Switch {
  on: (context: ActionContext) => boolean;
  reason: string;
  roles: readonly PlanRole[];
  /** Absent: every action but those of `except`. */
  actions?: readonly PlanAction[];
  except?: readonly PlanAction[];
}

/** What closes a cell that the table leaves open, in the order in which it is told. */
const SWITCHES: readonly Switch[] = [
  { on: (c) => c.locked === true, reason: 'PLAN_LOCKED', roles: PLAN_ROLES, except: DESPITE_LOCK },
  { on: (c) => c.merged === true, reason: 'PLAN_MERGED', roles: PLAN_ROLES, actions: ['mergePlans'] },
  {
    on: (c) => c.fillInClosed === true,
    reason: 'FILL_IN_CLOSED',
    roles: ['employee', 'boss'],
    actions: [
      'editTargets',
      'submitTargets',
      'withdrawTargets',
      'setSubordinateTargets',
      'changeTargets',
      'withdrawTargetChange',
      'editDeptTargets',
      'submitDeptTargets',
    ],
  },
  {
    on: (c) => c.bossScoringLocked === true && !isScoredAgain(c),
    reason: 'BOSS_SCORING_LOCKED',
    roles: ['boss'],
    actions: ['saveBossScore', 'submitBossScore', 'saveDeptScore', 'submitDeptScore', 'sendBackScore'],
  },
  { on: (c) => c.bossConfirmLocked === true, reason: 'BOSS_CONFIRM_LOCKED', roles: ['boss'], actions: ['bossConfirm'] },
  {
    on: (c) => c.personLocked === true,
    reason: 'PERSON_LOCKED',
    roles: ['employee', 'boss'],
    except: ['noteProgress', 'comment', 'exportDetails'],
  },
  {
    on: (c) => c.noTargets === true,
    reason: 'NO_TARGETS',
    roles: PLAN_ROLES,
    actions: [
      'saveSelfScore',
      'submitSelfScore',
      'saveBossScore',
      'submitBossScore',
      'saveCoAssessorScore',
      'submitCoAssessorScore',
      'sendBackScore',
      'markAbsent',
      'calibrate',
      'rejectResult',
      'verifyResult',
      'bossConfirm',
      'employeeConfirm',
      'employeeObject',
    ],
  },
  {
    on: (c) => c.selfSubmitted === false && c.selfSettled !== true,
    reason: 'SELF_SCORE_FIRST',
    roles: ['boss', 'employee'],
    actions: ['saveBossScore', 'submitBossScore', 'saveCoAssessorScore', 'submitCoAssessorScore'],
  },
  {
    on: (c) => c.coAssessorsPending === true,
    reason: 'CO_ASSESSORS_FIRST',
    roles: ['boss'],
    actions: ['saveBossScore', 'submitBossScore'],
  },
  {
    on: (c) => c.bossConfirmed === false,
    reason: 'BOSS_CONFIRM_FIRST',
    roles: ['employee'],
    actions: ['employeeConfirm', 'employeeObject'],
  },
  {
    on: (c) => c.managersMaySetTargets === false,
    reason: 'MANAGERS_SET_NO_TARGETS',
    roles: ['boss'],
    actions: ['setSubordinateTargets'],
  },
  {
    on: (c) => c.mayExportDetails === false,
    reason: 'EXPORT_NOT_ALLOWED',
    roles: ['employee'],
    actions: ['exportDetails'],
  },
];

function touches(one: Switch, { role, action }: ActionContext): boolean {
  return (
    one.roles.includes(role) && (one.actions?.includes(action) ?? true) && !(one.except?.includes(action) ?? false)
  );
}

/** One cell of the stage x role x action table, before locks and switches. */
export function cellOf(status: PlanStatusValue, role: PlanRole, action: PlanAction): Verdict {
  const row: Partial<Record<PlanRole, string>> = TABLE[action];
  const sign = row[role]?.[COLUMNS.indexOf(status)];
  if (sign === undefined) return refused('ROLE_NOT_ALLOWED');
  return sign === 'Y' ? ALLOWED : refused(REASONS[sign as keyof typeof REASONS]);
}

/** What somebody whose scores were sent back in calibration does about them. */
const SCORING_AGAIN: readonly PlanAction[] = ['saveBossScore', 'submitBossScore'];
const isScoredAgain = ({ status, rejected, action }: ActionContext): boolean =>
  rejected === true && status === AssessmentPlanStatus.CALIBRATING && SCORING_AGAIN.includes(action);

/** The column of the table that holds. */
function columnOf(context: ActionContext): PlanStatusValue {
  if (context.imported === true && context.status !== AssessmentPlanStatus.NOT_OPEN)
    return AssessmentPlanStatus.IMPORTED;
  return isScoredAgain(context) ? AssessmentPlanStatus.SCORING : context.status;
}

/** Whether a role may do something to a plan now, else why not (specification 4 and 6). */
export function isAllowed(context: ActionContext): Verdict {
  const cell = cellOf(columnOf(context), context.role, context.action);
  if (!cell.allowed) return cell;
  const closed = SWITCHES.find((one) => touches(one, context) && one.on(context));
  return closed === undefined ? ALLOWED : refused(closed.reason);
}
