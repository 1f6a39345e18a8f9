import { useSearchParams } from 'react-router-dom';
import { ChangeCalendarTab } from '../changes/ChangeCalendarTab';
import { ChangeListTab } from '../changes/ChangeListTab';

/** What changes about people from a day on: one by one, and by the days of a month. */
export default function PersonnelChangesPage() {
  return useSearchParams()[0].get('tabName') === 'calendar' ? <ChangeCalendarTab /> : <ChangeListTab />;
}
