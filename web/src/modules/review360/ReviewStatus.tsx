import { useEnumLabel } from '../../i18n/useEnumLabel';
import { StatusDot, type StatusTone } from '../../ui/StatusDot';

const TONES: Record<string, StatusTone> = {
  NOMINATED: 'approving',
  INVITED: 'fillingIn',
  ACCEPTED: 'fillingIn',
  DRAFT: 'scoring',
  SUBMITTED: 'scored',
  DECLINED: 'danger',
  REVOKED: 'neutral',
  REJECTED: 'danger',
};

/** How far an invitation is. */
export function ReviewStatus({ state }: { state: string | null }) {
  const label = useEnumLabel();
  return <StatusDot tone={TONES[state ?? ''] ?? 'neutral'} label={label('ReviewState', state)} />;
}
