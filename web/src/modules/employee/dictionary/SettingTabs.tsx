import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';

/** The two halves of the page: what may be chosen, and the fields a company has added. */
export function SettingTabs({ current }: { current: 'dictionaries' | 'fields' }) {
  const t = useT();
  return (
    <LinkTabs
      label={t('employee.title.customSetting')}
      current={current}
      tabs={[
        { name: 'dictionaries', label: t('employee.dictionary.all') },
        { name: 'fields', label: t('employee.custom.all') },
      ]}
    />
  );
}
