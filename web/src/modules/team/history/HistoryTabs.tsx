import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';
import { type HistoryView, historyPath } from './historyPaths';

const VIEWS: readonly HistoryView[] = ['overview', 'people'];

/** The pages of what a team reached; whose results are shown goes along. */
export function HistoryTabs({ current }: { current: HistoryView }) {
  const t = useT();
  const [params] = useSearchParams();
  const reach = params.get('reach');
  return (
    <LinkTabs
      label={t('team.results.views')}
      current={current}
      tabs={VIEWS.map((name) => ({ name, label: t(`team.results.view.${name}`) }))}
      pathOf={historyPath}
      search={reach ? new URLSearchParams({ reach }).toString() : ''}
    />
  );
}
