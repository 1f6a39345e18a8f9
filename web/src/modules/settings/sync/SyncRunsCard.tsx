import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { JobProgress } from '../../../shared/jobs/JobProgress';
import { confirm } from '../../../ui/confirm';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/list/Pager';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import { SyncLinesDialog } from './SyncLinesDialog';
import { useRunColumns } from './useRunColumns';
import { type Run, useSyncRuns } from './useSyncRuns';

/** Asking the directory for all it has: to look first, or to take people over; and what came of the last times. */
export function SyncRunsCard({ runningJobId, onChanged }: { runningJobId: string | null; onChanged: () => void }) {
  const t = useT();
  const { edit } = usePageAccess();
  const [shown, setShown] = useState<Run | null>(null);
  const { rows, total, loading, retry, page, setPageNo, jobId, start, onEnded } = useSyncRuns(runningJobId, onChanged);
  const columns = useRunColumns(setShown);
  const take = async () => {
    const sure = await confirm({
      title: t('settings.sync.run.title'),
      body: t('settings.sync.run.body'),
      action: t('settings.sync.run'),
    });
    if (sure) await start(true);
  };
  return (
    <SectionCard
      title={t('settings.sync.runs')}
      hint={t('settings.sync.runs.hint')}
      actions={
        edit && (
          <>
            <Button disabled={jobId !== null} onClick={() => void start(false)}>
              {t('settings.sync.dryRun')}
            </Button>
            <Button variant="solid" disabled={jobId !== null} onClick={() => void take()}>
              {t('settings.sync.run')}
            </Button>
          </>
        )
      }
    >
      <Stack gap="3">
        {jobId !== null && (
          <JobProgress
            key={jobId}
            jobId={jobId}
            label={t('settings.sync.running')}
            onDone={onEnded}
            onFailed={onEnded}
          />
        )}
        <DataTable
          label={t('settings.sync.runs')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={loading}
          empty={
            retry ? (
              <EmptyState compact kind="failed" onRetry={retry} />
            ) : (
              <EmptyState compact title={t('settings.sync.runs.empty')} hint={t('settings.sync.runs.empty.hint')} />
            )
          }
          cards
        />
        {total > page.pageSize && <Pager page={page} total={total} onPage={setPageNo} />}
      </Stack>
      {shown && <SyncLinesDialog run={shown} onClose={() => setShown(null)} />}
    </SectionCard>
  );
}
