import type { StatusTone } from '../../ui/StatusDot';
import type { EmployeeStatus, SignInState } from './employeeList.gen';

const tones: Partial<Record<EmployeeStatus, StatusTone>> = {
  IN_SERVICE: 'scored',
  PROBATION: 'fillingIn',
  REGULAR: 'approved',
  OUTGOING: 'approving',
  LEFT: 'closed',
};

export const statusTone = (status: EmployeeStatus | null): StatusTone => (status && tones[status]) || 'neutral';

const signInTones: Partial<Record<SignInState, StatusTone>> = {
  NEVER: 'danger',
  INVITED: 'approving',
  SIGNED_IN: 'approved',
};

export const signInTone = (state: SignInState): StatusTone => signInTones[state] ?? 'neutral';
