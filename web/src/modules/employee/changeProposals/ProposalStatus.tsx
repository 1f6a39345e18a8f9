import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { StatusDot, type StatusTone } from '../../../ui/StatusDot';
import type { ChangeProposalStatus } from './changeProposals.gen';

const TONES: Partial<Record<ChangeProposalStatus, StatusTone>> = {
  OPEN: 'approving',
  FILED: 'approved',
  REFUSED: 'danger',
  WITHDRAWN: 'closed',
};

/** What became of a proposal. */
export function ProposalStatus({ status }: { status: ChangeProposalStatus | null }) {
  const label = useEnumLabel();
  return <StatusDot tone={(status && TONES[status]) ?? 'neutral'} label={label('ChangeProposalStatus', status)} />;
}
