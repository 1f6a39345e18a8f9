import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';
import { BenefitsTab } from '../records/BenefitsTab';
import { OrdersTab } from '../records/OrdersTab';

const TABS = ['orders', 'benefits'] as const;

/** What people have redeemed: handled one by one, and summed up by person and month for payroll. */
export default function ConversionRecordsPage() {
  const t = useT();
  const name = useSearchParams()[0].get('tabName');
  const current = TABS.find((tab) => tab === name) ?? 'orders';
  const Tab = current === 'orders' ? OrdersTab : BenefitsTab;
  const tabs = (
    <LinkTabs
      label={t('reward.title.records')}
      tabs={TABS.map((tab) => ({ name: tab, label: t(`reward.records.tab.${tab}`) }))}
      current={current}
    />
  );
  return <Tab tabs={tabs} />;
}
