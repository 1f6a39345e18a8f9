import { Button } from '@chakra-ui/react';
import { BookmarkPlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkTabs } from '../../../ui/LinkTabs';
import { PageHeader } from '../../../ui/PageHeader';
import { Panel } from '../../../ui/Panel';
import { Comparison } from '../history/Comparison';
import { DayView } from '../history/DayView';
import { useHistory, type Version } from '../history/useHistory';
import { VersionDrawer } from '../history/VersionDrawer';
import { Versions } from '../history/Versions';
import { ComingChanges } from '../parts/ComingChanges';

const TABS = ['day', 'compare', 'versions', 'coming'] as const;
type Tab = (typeof TABS)[number];

/** The organisation over the years: any day, two days compared, named days, what is planned. */
export default function HistoryPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const history = useHistory();
  const [drawn, setDrawn] = useState<{ day: string } | { version: Version } | null>(null);
  const { days, versions, changes } = history;
  const tab = TABS.find((one) => one === params.get('tabName')) ?? 'day';
  const put = (values: Record<string, string | null>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === null) now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  const day = params.get('day') ?? days?.today ?? '';
  const from = params.get('from') ?? (days ? (versions.find((one) => one.day < days.today)?.day ?? days.first) : '');
  const labels: Record<Tab, string> = {
    day: t('org.history.tab.day'),
    compare: t('org.history.tab.compare'),
    versions: t('org.versions'),
    coming: t('org.coming'),
  };
  return (
    <>
      <PageHeader
        title={t('org.title.history')}
        purpose={t('org.history.purpose')}
        actions={
          <Can do="edit">
            <Button variant="solid" disabled={!days} onClick={() => setDrawn({ day })}>
              <BookmarkPlusIcon />
              {t('org.version.new')}
            </Button>
          </Can>
        }
      />
      <LinkTabs
        label={t('org.title.history')}
        current={tab}
        tabs={TABS.map((name) => ({
          name,
          label: labels[name],
          ...(name === 'coming' && { waiting: changes.length }),
        }))}
      />
      {history.failed && <EmptyState kind="failed" onRetry={history.refetch} />}
      {!days && !history.failed && <Skeleton h="420px" />}
      {days && tab === 'day' && (
        <DayView
          days={days}
          versions={versions}
          day={day}
          shape={params.get('shape') === 'chart' ? 'chart' : 'list'}
          picked={params.get('dept')}
          onPut={put}
        />
      )}
      {days && tab === 'compare' && (
        <Comparison history={history} days={days} from={from} to={params.get('to') ?? days.today} onPut={put} />
      )}
      {days && tab === 'versions' && (
        <Versions
          versions={versions}
          onDay={(chosen) => put({ tabName: 'day', day: chosen })}
          onRename={(version) => setDrawn({ version })}
          onRemove={(version) => void history.remove(version)}
        />
      )}
      {days && tab === 'coming' && (
        <Panel p="4">
          {changes.length > 0 ? (
            <ComingChanges changes={changes} actions={history} />
          ) : (
            <EmptyState compact title={t('org.coming.none')} hint={t('org.coming.hint')} />
          )}
        </Panel>
      )}
      {drawn && <VersionDrawer drawn={drawn} history={history} onClose={() => setDrawn(null)} />}
    </>
  );
}
