import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { DASH } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Changes, OUTCOME_TEXTS, OUTCOME_TONES, Reasons } from '../../../shared/import/rowCells';
import { DialogFrame } from '../../../ui/DialogFrame';
import { EmptyState } from '../../../ui/EmptyState';
import { FormGrid } from '../../../ui/form/FormGrid';
import { Select } from '../../../ui/input/Select';
import { Pager } from '../../../ui/list/Pager';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { type DirectorySyncLinesQuery, type EmployeeImportOutcome, useDirectorySyncLinesQuery } from './sync.gen';
import type { Run } from './useSyncRuns';

type Line = NonNullable<DirectorySyncLinesQuery['directorySyncLines']>['items'][number];
const OUTCOMES = ['ADD', 'CHANGE', 'ERROR', 'SAME'] as const;
const PAGE_SIZE = 20;

/** What one run does with each person: who is new, what changes from what to what, who is left out and why. */
export function SyncLinesDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const t = useT();
  const [outcome, setOutcome] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const page = { pageNo, pageSize: PAGE_SIZE };
  const { data, previousData, loading, error, refetch } = useDirectorySyncLinesQuery({
    variables: { runId: run.id, outcome: (outcome || null) as EmployeeImportOutcome | null, page },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.directorySyncLines;
  const cellOf = ({ cells }: Line, field: string) => cells.find((one) => one.field === field)?.value || DASH;
  const columns: Column<Line>[] = [
    {
      id: 'name',
      header: t('settings.account.name'),
      width: 140,
      cell: (line) => line.name ?? cellOf(line, 'empName'),
    },
    {
      id: 'number',
      header: t('settings.member.number'),
      width: 110,
      cell: (line) => line.number ?? cellOf(line, 'empNumber'),
    },
    {
      id: 'outcome',
      header: t('import.review.outcome'),
      width: 110,
      cell: (line) =>
        line.outcome &&
        line.outcome !== '%future added value' && (
          <StatusDot tone={OUTCOME_TONES[line.outcome]} label={t(OUTCOME_TEXTS[line.outcome])} />
        ),
    },
    {
      id: 'dept',
      header: t('settings.member.department'),
      width: 160,
      maxWidth: 240,
      cell: (line) => cellOf(line, 'deptName'),
    },
    {
      id: 'what',
      header: t('settings.sync.lines.what'),
      wide: true,
      cell: (line) => (line.errors.length > 0 ? <Reasons row={line} /> : <Changes changes={line.changes} />),
    },
  ];
  return (
    <DialogFrame title={t('settings.sync.lines.title')} size="xl" onClose={onClose}>
      <Stack gap="3">
        <FormGrid>
          <Select
            label={t('import.review.outcome')}
            placeholder={t('settings.sync.lines.all')}
            value={outcome}
            clearable
            options={OUTCOMES.map((value) => ({ value, label: t(OUTCOME_TEXTS[value]) }))}
            onChange={(next) => {
              setOutcome(next);
              setPageNo(1);
            }}
          />
        </FormGrid>
        <DataTable
          label={t('settings.sync.lines.title')}
          columns={columns}
          rows={found?.items ?? []}
          rowKey={({ row }) => String(row)}
          loading={loading && !found}
          empty={
            error ? (
              <EmptyState compact kind="failed" onRetry={() => void refetch()} />
            ) : (
              <EmptyState compact title={t('settings.sync.lines.empty')} />
            )
          }
          density="compact"
          maxHeight="56dvh"
          cards
        />
        {found && <Pager page={page} total={found.total} onPage={setPageNo} />}
      </Stack>
    </DialogFrame>
  );
}
