import { HistoryTabs } from '../history/HistoryTabs';

/** What the job families were called and who was in them on any day, and every change of theirs. */
export default function JobFamilyHistoryPage() {
  return <HistoryTabs kind="family" />;
}
