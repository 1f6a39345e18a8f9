import type { StatusTone } from '../../ui/StatusDot';
import type { EmployeeStatus } from './employeeList.gen';

const tones: Partial<Record<EmployeeStatus, StatusTone>> = {
  IN_SERVICE: 'scored',
  PROBATION: 'fillingIn',
  REGULAR: 'approved',
  OUTGOING: 'approving',
  LEFT: 'closed',
};

export const statusTone = (status: EmployeeStatus | null): StatusTone => (status && tones[status]) || 'neutral';
