import { useT } from '../../../i18n/useT';
import { useCapabilities } from '../../../session/capabilities';
import { LinkTabs } from '../../../ui/LinkTabs';
import { usePageAccess } from '../../../ui/PageAccess';

/** The views of personnel changes; what managers propose is for those who file it. */
export function ChangeTabs({ current }: { current: 'list' | 'calendar' | 'proposals' }) {
  const t = useT();
  const { edit } = usePageAccess();
  const { changeProposals } = useCapabilities();
  return (
    <LinkTabs
      label={t('employee.title.personnelChanges')}
      current={current}
      tabs={[
        { name: 'list', label: t('employee.change.tab.list') },
        { name: 'calendar', label: t('employee.change.tab.calendar') },
        ...(edit && changeProposals ? [{ name: 'proposals' as const, label: t('employee.change.tab.proposals') }] : []),
      ]}
    />
  );
}
