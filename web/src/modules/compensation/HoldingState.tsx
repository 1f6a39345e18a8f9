import { useT } from '../../i18n/useT';
import { StatusDot } from '../../ui/StatusDot';

/** Whether what holds from a day on holds today, is still to come or is over. */
export function HoldingState({ current, ahead }: { current: boolean; ahead: boolean }) {
  const t = useT();
  if (current) return <StatusDot tone="approved" label={t('compensation.city.state.now')} />;
  return (
    <StatusDot
      tone={ahead ? 'fillingIn' : 'neutral'}
      label={t(ahead ? 'compensation.city.state.next' : 'compensation.city.state.past')}
    />
  );
}
