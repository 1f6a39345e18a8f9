import type { StatusTone } from '../ui/StatusDot';

const tones: Readonly<Record<string, StatusTone>> = {
  NEVER: 'danger',
  INVITED: 'approving',
  SIGNED_IN: 'approved',
  DISABLED: 'closed',
};

/** The dot of a `SignInStatus`. */
export const signInTone = (status: string): StatusTone => tones[status] ?? 'neutral';
