import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import { DASH, formatCount } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { EmptyState } from '../../ui/EmptyState';
import { Pager } from '../../ui/list/Pager';
import { type StatusTone, StatusDot } from '../../ui/StatusDot';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import type { ImportAdapter, ImportOutcome, ImportRow, ImportSummary } from './importAdapter';
import type { ImportFlow } from './useImport';

const outcomes: readonly ImportOutcome[] = ['ADD', 'CHANGE', 'SAME', 'ERROR'];
const texts = {
  ADD: 'import.outcome.ADD',
  CHANGE: 'import.outcome.CHANGE',
  SAME: 'import.outcome.SAME',
  ERROR: 'import.outcome.ERROR',
} as const;
const tones: Record<ImportOutcome, StatusTone> = {
  ADD: 'approved',
  CHANGE: 'scored',
  SAME: 'neutral',
  ERROR: 'danger',
};

/** What every row would do; nothing is written yet. Rows with errors first, and none may be left. */
export function ReviewStep({
  flow,
  adapter,
  summary,
}: {
  flow: ImportFlow;
  adapter: ImportAdapter;
  summary: ImportSummary;
}) {
  const t = useT();
  const wrong = summary.counts?.ERROR ?? 0;
  const [outcome, setOutcome] = useState<ImportOutcome | null>(wrong > 0 ? 'ERROR' : null);
  const [page, setPage] = useState({ pageNo: 1, pageSize: 20 });
  const [found, setFound] = useState<{ items: readonly ImportRow[]; total: number } | null>(null);
  useEffect(() => {
    let live = true;
    void adapter.rows(summary.id, { outcome, ...page }).then(
      (answer) => {
        if (live) setFound(answer);
      },
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [adapter, summary.id, outcome, page]);
  const show = (next: ImportOutcome | null) => {
    setOutcome(next);
    setPage({ ...page, pageNo: 1 });
  };
  const columns: Column<ImportRow>[] = [
    { id: 'row', header: t('import.review.row'), numeric: true, width: 72, cell: (r) => r.row },
    {
      id: 'outcome',
      header: t('import.review.outcome'),
      cell: (r) => (r.outcome ? <StatusDot tone={tones[r.outcome]} label={t(texts[r.outcome])} /> : DASH),
    },
    {
      id: 'errors',
      header: t('import.review.errors'),
      cell: (r) =>
        r.errors
          .map((e) => (e.column ? t('import.review.reason', { column: e.column, reason: e.reason }) : e.reason))
          .join('；') || DASH,
    },
    ...summary.fields
      .filter((f) => summary.columns.some((c) => c.field === f.field))
      .map((f): Column<ImportRow> => ({
        id: f.field,
        header: f.label,
        maxWidth: 180,
        cell: (r) => r.cells.find((c) => c.field === f.field)?.value || DASH,
      })),
  ];
  return (
    <>
      <HStack gap="2" wrap="wrap" role="group" aria-label={t('import.review.filter')}>
        {([null, ...outcomes] as const).map((o) => (
          <Button
            key={o ?? 'all'}
            aria-pressed={o === outcome}
            onClick={() => show(o)}
            {...(o === outcome && { borderColor: 'brand.solid', color: 'brand.fg' })}
          >
            {o ? t(texts[o]) : t('import.review.all')} {formatCount(o ? (summary.counts?.[o] ?? 0) : summary.rowCount)}
          </Button>
        ))}
        {wrong > 0 && (
          <Button ms="auto" onClick={() => void adapter.downloadErrors(summary.id)}>
            <LuDownload />
            {t('import.review.download')}
          </Button>
        )}
      </HStack>
      <Box borderWidth="1px" rounded="md">
        <DataTable
          label={t('import.step.review')}
          columns={columns}
          rows={found?.items ?? []}
          rowKey={(r) => String(r.row)}
          loading={found === null}
          empty={<EmptyState compact />}
          density="compact"
          maxHeight="44dvh"
        />
        {found && <Pager page={page} total={found.total} onPage={(pageNo) => setPage({ ...page, pageNo })} />}
      </Box>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text color={wrong > 0 ? 'fg.error' : 'fg.muted'} role="status">
          {wrong > 0 ? t('import.review.blocked', { count: wrong }) : t('import.review.ready')}
        </Text>
        <HStack gap="2">
          <Button onClick={flow.restart}>{t('import.restart')}</Button>
          <Button variant="solid" loading={flow.busy} disabled={wrong > 0} onClick={() => void flow.commit(summary)}>
            {t('import.commit', { count: (summary.counts?.ADD ?? 0) + (summary.counts?.CHANGE ?? 0) })}
          </Button>
        </HStack>
      </Flex>
    </>
  );
}
