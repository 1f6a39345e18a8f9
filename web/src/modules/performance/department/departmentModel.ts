import type { StatusTone } from '../../../ui/StatusDot';
import type { DepartmentFormFragment } from './department.gen';

export type DepartmentTargets = DepartmentFormFragment;

/** Colour of how far targets are; the word stands beside it. */
export const targetTone: Readonly<Record<string, StatusTone>> = {
  PENDING_FILL: 'fillingIn',
  PENDING_APPROVAL: 'approving',
  APPROVED: 'approved',
  REJECTED: 'danger',
};
