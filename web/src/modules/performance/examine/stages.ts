import { appraisalPath } from '../../../shared/appraisalPath';
import type { StatusTone } from '../../../ui/StatusDot';
import type { AppraisalRowFragment } from './examine.gen';

type Stage = NonNullable<AppraisalRowFragment['employeeStage']>;

/** What `assessFilterStage` of the address means (specification 2): the links of the message centre use these words. */
export const FILTER_STAGES: Readonly<Record<string, { mine: Stage[]; team: Stage[] }>> = {
  fill: { mine: ['PENDING_FILL'], team: ['PENDING_FILL'] },
  approve: { mine: ['PENDING_APPROVAL'], team: ['PENDING_APPROVAL'] },
  score: { mine: ['APPROVED'], team: ['SELF_RATED'] },
  confirm: { mine: ['PENDING_CONFIRM'], team: ['BOSS_RATED'] },
};

/** Colour of a stage; its word stands beside it. */
export const stageTone: Readonly<Record<string, StatusTone>> = {
  PENDING_FILL: 'fillingIn',
  PENDING_APPROVAL: 'approving',
  APPROVED: 'approved',
  SELF_RATED: 'scoring',
  BOSS_RATED: 'scored',
  PENDING_CONFIRM: 'communicating',
  CONFIRMED: 'communicated',
};

export const planTone: Readonly<Record<string, StatusTone>> = {
  NOT_OPEN: 'neutral',
  FILLING: 'fillingIn',
  SCORING: 'scoring',
  CALIBRATING: 'calibrating',
  COMMUNICATING: 'communicating',
  CLOSED: 'closed',
  STOPPED: 'danger',
  IMPORTED: 'closed',
};

const OVER: readonly (string | null | undefined)[] = ['CLOSED', 'STOPPED', 'IMPORTED'];

/** The appraisal of a row, as its person or their superior; what is over is history for both. */
export const detailsPath = ({ plan, employee }: AppraisalRowFragment, viewer: 'myself' | 'leader'): string =>
  appraisalPath(
    { planId: plan?.id ?? '', employeeId: employee?.id ?? '' },
    OVER.includes(plan?.status) ? 'history' : viewer,
  );

/** What the person has to do now, as the end of the message id `performance.examine.todo.…`; null when nothing. */
export function myTask({
  employeeStage,
  noTargets,
  hasLeft,
  plan,
}: AppraisalRowFragment): 'fill' | 'score' | 'confirm' | null {
  if (noTargets || hasLeft) return null;
  if (plan?.status === 'FILLING' && employeeStage === 'PENDING_FILL') return 'fill';
  if (plan?.status === 'SCORING' && employeeStage === 'APPROVED') return 'score';
  if (plan?.status === 'COMMUNICATING' && employeeStage === 'PENDING_CONFIRM') return 'confirm';
  return null;
}

/** What the superior has to do now about this person; null when nothing. */
export function teamTask({
  bossStage,
  employeeStage,
  noTargets,
  withoutSelfScore,
  plan,
}: AppraisalRowFragment): 'approve' | 'rate' | 'confirmResult' | null {
  if (noTargets) return null;
  if (plan?.status === 'FILLING' && employeeStage === 'PENDING_APPROVAL') return 'approve';
  if (plan?.status === 'SCORING' && (employeeStage === 'SELF_RATED' || withoutSelfScore)) return 'rate';
  if (plan?.status === 'COMMUNICATING' && bossStage === 'TO_CONFIRM') return 'confirmResult';
  return null;
}

/** Whether the person has something to do now that a manager may remind of. */
export const owesNow = (row: AppraisalRowFragment): boolean => myTask(row) !== null && !row.locked && !row.plan?.locked;
