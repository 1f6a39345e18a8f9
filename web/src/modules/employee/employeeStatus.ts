import type { StatusTone } from '../../ui/StatusDot';
import type { EmployeeStatus, SignInStatus } from './employeeList.gen';

const tones: Partial<Record<EmployeeStatus, StatusTone>> = {
  IN_SERVICE: 'scored',
  PROBATION: 'fillingIn',
  REGULAR: 'approved',
  OUTGOING: 'approving',
  LEFT: 'closed',
};

export const statusTone = (status: EmployeeStatus | null): StatusTone => (status && tones[status]) || 'neutral';

const signInTones: Partial<Record<SignInStatus, StatusTone>> = {
  NEVER: 'danger',
  INVITED: 'approving',
  SIGNED_IN: 'approved',
  DISABLED: 'closed',
};

export const signInTone = (state: SignInStatus): StatusTone => signInTones[state] ?? 'neutral';
