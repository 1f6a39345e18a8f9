import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';

/** The own report and those of the team. */
export function ReportTabs({ team = false }: { team?: boolean }) {
  const t = useT();
  return (
    <LinkTabs
      label={t('performance.report.tabs')}
      current={team ? 'team' : 'mine'}
      tabs={[
        { name: 'mine', label: t('performance.report.mine') },
        { name: 'team', label: t('performance.report.team') },
      ]}
    />
  );
}
