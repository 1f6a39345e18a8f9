import { DASH } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { StatusDot, type StatusTone } from '../../../ui/StatusDot';
import type { ProjectBudgetState } from '../budget/budgets.gen';

const tones: Partial<Record<ProjectBudgetState, StatusTone>> = {
  DRAFT: 'neutral',
  APPROVING: 'approving',
  APPROVED: 'approved',
  REJECTED: 'danger',
  WITHDRAWN: 'closed',
};

/** Where an application stands. */
export function ApplyState({ state }: { state: ProjectBudgetState | null | undefined }) {
  const label = useEnumLabel();
  if (!state) return DASH;
  return <StatusDot tone={tones[state] ?? 'neutral'} label={label('ProjectBudgetState', state)} />;
}
