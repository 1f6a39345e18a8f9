import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';

/** The parts of the page: what may be chosen, the fields a company has added, approvals and minimum wages. */
export function SettingTabs({ current }: { current: 'dictionaries' | 'fields' | 'approval' | 'wages' }) {
  const t = useT();
  return (
    <LinkTabs
      label={t('employee.title.customSetting')}
      current={current}
      tabs={[
        { name: 'dictionaries', label: t('employee.dictionary.all') },
        { name: 'fields', label: t('employee.custom.all') },
        { name: 'approval', label: t('employee.approval.all') },
        { name: 'wages', label: t('employee.wage.all') },
      ]}
    />
  );
}
