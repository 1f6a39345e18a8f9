import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';
import { TABS, useManagementTab } from '../tabs';

/** Positions, job families, ranks, grades. */
export function ManagementTabs() {
  const t = useT();
  const tabs = TABS.map((name) => ({ name, label: t(`position.tab.${name}`) }));
  return <LinkTabs label={t('position.tabs')} tabs={tabs} current={useManagementTab()} />;
}
