import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { StatusDot, type StatusTone } from '../../../ui/StatusDot';

const tones: Readonly<Record<string, StatusTone>> = {
  PENDING_FILL: 'fillingIn',
  PENDING_APPROVAL: 'approving',
  APPROVED: 'approved',
  REJECTED: 'danger',
};

interface Props {
  status: string | null;
  /** Status of the plan: what was not filled in by the time scoring opened will not be. */
  planStatus: string | null | undefined;
  waits?: boolean;
}

/** How far the targets of a department are. */
export function DepartmentTargetStatus({ status, planStatus, waits = false }: Props) {
  const t = useT();
  const label = useEnumLabel();
  if (status === 'PENDING_FILL' && planStatus !== 'FILLING')
    return <StatusDot tone="neutral" label={t('performance.dept.none')} />;
  return (
    <StatusDot
      tone={tones[status ?? ''] ?? 'neutral'}
      label={waits ? t('performance.dept.yours') : label('TargetStatus', status)}
    />
  );
}
