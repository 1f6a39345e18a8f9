import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';

/** The two views of personnel changes. */
export function ChangeTabs({ current }: { current: 'list' | 'calendar' }) {
  const t = useT();
  return (
    <LinkTabs
      label={t('employee.title.personnelChanges')}
      current={current}
      tabs={[
        { name: 'list', label: t('employee.change.tab.list') },
        { name: 'calendar', label: t('employee.change.tab.calendar') },
      ]}
    />
  );
}
