import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import { DASH, formatCount } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { confirm } from '../../ui/confirm';
import { EmptyState } from '../../ui/EmptyState';
import { Pager } from '../../ui/list/Pager';
import { type StatusTone, StatusDot } from '../../ui/StatusDot';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { CauseList } from './CauseList';
import { ImportNotes } from './ImportNotes';
import type { ImportAdapter, ImportOutcome, ImportRow, ImportSummary } from './importAdapter';
import { openKinds, UnknownKind } from './UnknownKind';
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

/** What every row would do; nothing is written yet. What is wrong stands first, by cause, with its mend. */
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
  const kinds = openKinds(summary);
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
          .map((e) => (e.column ? t('import.review.reason', { column: e.column, reason: e.message }) : e.message))
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
      {kinds.map((kind) => (
        <UnknownKind key={kind} flow={flow} summary={summary} kind={kind} />
      ))}
      <CauseList flow={flow} summary={summary} />
      <ImportNotes summary={summary} />
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
      <ReviewFooter flow={flow} summary={summary} wrong={wrong} />
    </>
  );
}

/** Where to go from here: back to the columns, on with the good rows, or the reason why not. */
function ReviewFooter({ flow, summary, wrong }: { flow: ImportFlow; summary: ImportSummary; wrong: number }) {
  const t = useT();
  const reason = useId();
  const good = (summary.counts?.ADD ?? 0) + (summary.counts?.CHANGE ?? 0);
  const text = wrong === 0 ? t('import.review.ready') : t('import.review.blocked', { count: wrong });
  const commit = async () => {
    const agreed =
      wrong === 0 ||
      (await confirm({
        title: t('import.part.title', { count: good }),
        body: t('import.part.body', { count: wrong }),
        action: t('import.commit', { count: good }),
      }));
    if (agreed) await flow.commit(summary, wrong > 0);
  };
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Text id={reason} color={wrong > 0 ? 'fg.error' : 'fg.muted'} role="status">
        {wrong > 0 && good === 0 ? t('import.review.nothingGood') : text}
      </Text>
      <HStack gap="2" wrap="wrap">
        <Button onClick={flow.restart}>{t('import.restart')}</Button>
        <Button onClick={() => flow.backToMapping(summary)}>{t('import.backToMapping')}</Button>
        <Button
          variant="solid"
          loading={flow.busy}
          disabled={wrong > 0 && good === 0}
          aria-describedby={reason}
          onClick={() => void commit()}
        >
          {wrong > 0 && good > 0 ? t('import.part.commit', { count: good }) : t('import.commit', { count: good })}
        </Button>
      </HStack>
    </Flex>
  );
}
