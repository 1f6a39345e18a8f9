import { useT } from '../../../i18n/useT';
import { StatusDot } from '../../../ui/StatusDot';

/** Whether people can sign in. */
export function CompanyState({ enabled }: { enabled: boolean }) {
  const t = useT();
  return enabled ? (
    <StatusDot tone="approved" label={t('enterprise.company.open')} />
  ) : (
    <StatusDot tone="neutral" label={t('enterprise.company.closed')} />
  );
}
