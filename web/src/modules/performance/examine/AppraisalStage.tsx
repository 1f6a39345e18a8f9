import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { StatusDot } from '../../../ui/StatusDot';
import { stageTone } from './stages';

interface Props {
  of: { employeeStage: string | null; noTargets: boolean; hasLeft: boolean };
}

/** How far somebody is; who has left stands at no stage, nor does who has no targets once scoring is open. */
export function AppraisalStage({ of }: Props) {
  const t = useT();
  const label = useEnumLabel();
  if (of.hasLeft) return <StatusDot tone="neutral" label={t('performance.left')} />;
  if (of.noTargets) return <StatusDot tone="danger" label={t('performance.noTargets')} />;
  return (
    <StatusDot tone={stageTone[of.employeeStage ?? ''] ?? 'neutral'} label={label('EmployeeStage', of.employeeStage)} />
  );
}
