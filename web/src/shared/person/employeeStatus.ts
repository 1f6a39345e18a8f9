import type { EmployeeStatus } from '@hengcai/shared/enums';
import type { StatusTone } from '../../ui/StatusDot';

const tones: Readonly<Record<keyof typeof EmployeeStatus, StatusTone>> = {
  IN_SERVICE: 'scored',
  PROBATION: 'fillingIn',
  REGULAR: 'approved',
  OUTGOING: 'approving',
  LEFT: 'closed',
};

/** The sign of a status; of one that this release does not know none. */
export const statusTone = (status: string | null): StatusTone =>
  Object.entries(tones).find(([name]) => name === status)?.[1] ?? 'neutral';
