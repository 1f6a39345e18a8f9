import { useSearchParams } from 'react-router-dom';
import { useCapabilities } from '../../../session/capabilities';
import { usePageAccess } from '../../../ui/PageAccess';
import { ChangeCalendarTab } from '../changes/ChangeCalendarTab';
import { ChangeListTab } from '../changes/ChangeListTab';
import { ChangeProposalTab } from '../changeProposals/ChangeProposalTab';

/** What changes about people from a day on: one by one, by the days of a month, and what managers propose. */
export default function PersonnelChangesPage() {
  const tab = useSearchParams()[0].get('tabName');
  const { edit } = usePageAccess();
  const { changeProposals } = useCapabilities();
  if (tab === 'proposals' && edit && changeProposals) return <ChangeProposalTab />;
  return tab === 'calendar' ? <ChangeCalendarTab /> : <ChangeListTab />;
}
