import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';
import { GoodsTab } from '../mall/GoodsTab';
import { OwnOrdersTab } from '../mall/OwnOrdersTab';

const TABS = ['goods', 'orders'] as const;

/** Points become goods here: what is on the shelf, and what the reader has redeemed. */
export default function MallPage() {
  const t = useT();
  const name = useSearchParams()[0].get('tabName');
  const current = TABS.find((tab) => tab === name) ?? 'goods';
  const Tab = current === 'goods' ? GoodsTab : OwnOrdersTab;
  const tabs = (
    <LinkTabs
      label={t('reward.title.mall')}
      tabs={TABS.map((tab) => ({ name: tab, label: t(`reward.mall.tab.${tab}`) }))}
      current={current}
    />
  );
  return <Tab tabs={tabs} />;
}
