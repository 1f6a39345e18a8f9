import type { PlanAction } from '@hengcai/shared/rules/performance/freeze';

/** Actions on one appraisal, by the names of the freeze matrix. */
export type AppraisalAction = Extract<
  PlanAction,
  | 'editTargets'
  | 'submitTargets'
  | 'withdrawTargets'
  | 'approveTargets'
  | 'rejectTargets'
  | 'setSubordinateTargets'
  | 'changeTargets'
  | 'withdrawTargetChange'
  | 'decideTargetChange'
  | 'lockPerson'
  | 'saveSelfScore'
  | 'submitSelfScore'
  | 'saveBossScore'
  | 'submitBossScore'
  | 'sendBackScore'
  | 'alignTargets'
  | 'pickCoAssessors'
  | 'saveCoAssessorScore'
  | 'submitCoAssessorScore'
  | 'bossConfirm'
  | 'employeeConfirm'
  | 'employeeObject'
  | 'noteProgress'
  | 'comment'
  | 'exportDetails'
>;
