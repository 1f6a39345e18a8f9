import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';
import { DayTab } from './DayTab';
import { ChangesTab } from './ChangesTab';
import type { Kind } from './useHistory';

const TABS = ['day', 'changes'] as const;

/** Ranks or job families through time: all of them on a day, and what changed from day to day. */
export function HistoryTabs({ kind }: { kind: Kind }) {
  const t = useT();
  const name = useSearchParams()[0].get('tabName');
  const current = TABS.find((tab) => tab === name) ?? 'day';
  const title = t(kind === 'rank' ? 'position.title.historyRank' : 'position.title.historyFamily');
  const tabs = (
    <LinkTabs
      label={title}
      tabs={TABS.map((tab) => ({ name: tab, label: t(`position.past.tab.${tab}`) }))}
      current={current}
    />
  );
  const Tab = current === 'day' ? DayTab : ChangesTab;
  return (
    <Tab kind={kind} title={title}>
      {tabs}
    </Tab>
  );
}
