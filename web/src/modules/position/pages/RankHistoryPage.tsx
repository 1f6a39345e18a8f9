import { HistoryTabs } from '../history/HistoryTabs';

/** What the ranks were called and who had them on any day, and every change of theirs. */
export default function RankHistoryPage() {
  return <HistoryTabs kind="rank" />;
}
