import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { confirm } from '../../ui/confirm';
import { CauseList } from './CauseList';
import { ImportNotes } from './ImportNotes';
import { ImportRows } from './ImportRows';
import { OUTCOME_TEXTS } from './rowCells';
import type { ImportAdapter, ImportOutcome, ImportSummary } from './importAdapter';
import { openKinds, UnknownKind } from './UnknownKind';
import type { ImportFlow } from './useImport';

const outcomes = ['ADD', 'CHANGE', 'CLOSE', 'SAME', 'ERROR'] as const;

/** What is looked at first: what is wrong, else what is closed, else what changes. */
function firstOf({ counts }: ImportSummary): ImportOutcome | null {
  if ((counts?.ERROR ?? 0) > 0) return 'ERROR';
  if ((counts?.CLOSE ?? 0) > 0) return 'CLOSE';
  return (counts?.CHANGE ?? 0) > 0 ? 'CHANGE' : null;
}

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
  const shown = [null, ...outcomes.filter((o) => o !== 'CLOSE' || summary.closeMissing)] as const;
  const all = Object.values(summary.counts ?? {}).reduce((sum, count) => sum + count, 0);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(firstOf(summary));
  return (
    <>
      <HStack gap="2" wrap="wrap" role="group" aria-label={t('import.review.filter')}>
        {shown.map((o) => (
          <Button
            key={o ?? 'all'}
            aria-pressed={o === outcome}
            onClick={() => setOutcome(o)}
            {...(o === outcome && { borderColor: 'brand.solid', color: 'brand.fg' })}
          >
            {o ? t(OUTCOME_TEXTS[o]) : t('import.review.all')} {formatCount(o ? (summary.counts?.[o] ?? 0) : all)}
          </Button>
        ))}
        {wrong > 0 && (
          <Button ms="auto" onClick={() => void adapter.downloadErrors(summary.id)}>
            <DownloadIcon />
            {t('import.review.download')}
          </Button>
        )}
      </HStack>
      {kinds.map((kind) => (
        <UnknownKind key={kind} flow={flow} summary={summary} kind={kind} />
      ))}
      <CauseList flow={flow} summary={summary} />
      <ImportNotes summary={summary} />
      {summary.changedFields.length > 0 && (
        <Text color="fg.muted">
          {t('import.review.changedFields', {
            fields: summary.changedFields
              .map(({ label, count }) => t('import.cause.value', { value: label, count: formatCount(count) }))
              .join(t('import.listSeparator')),
          })}
        </Text>
      )}
      <ImportRows key={outcome} adapter={adapter} summary={summary} outcome={outcome} />
      <ReviewFooter flow={flow} summary={summary} wrong={wrong} />
    </>
  );
}

/** Where to go from here: back to the columns, on with the good rows, or the reason why not. */
function ReviewFooter({ flow, summary, wrong }: { flow: ImportFlow; summary: ImportSummary; wrong: number }) {
  const t = useT();
  const reason = useId();
  const { ADD = 0, CHANGE = 0, CLOSE = 0 } = summary.counts ?? {};
  const good = ADD + CHANGE + CLOSE;
  const text = wrong === 0 ? t('import.review.ready') : t('import.review.blocked', { count: wrong });
  const nothing = wrong > 0 ? t('import.review.nothingGood') : t('import.review.nothing');
  const action =
    CLOSE > 0 ? t('import.commit.closing', { count: ADD + CHANGE, close: CLOSE }) : t('import.commit', { count: good });
  const commit = async () => {
    const agreed =
      wrong === 0 ||
      (await confirm({
        title: CLOSE > 0 ? action : t('import.part.title', { count: good }),
        body: t('import.part.body', { count: wrong }),
        action,
      }));
    if (agreed) await flow.commit(summary, wrong > 0);
  };
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Text id={reason} color={wrong > 0 ? 'fg.error' : 'fg.muted'} role="status">
        {good === 0 ? nothing : text}
      </Text>
      <HStack gap="2" wrap="wrap">
        <Button onClick={flow.restart}>{t('import.restart')}</Button>
        <Button onClick={() => flow.backToMapping(summary)}>{t('import.backToMapping')}</Button>
        <Button
          variant="solid"
          loading={flow.busy}
          disabled={good === 0}
          aria-describedby={reason}
          onClick={() => void commit()}
        >
          {wrong > 0 && good > 0 && CLOSE === 0 ? t('import.part.commit', { count: good }) : action}
        </Button>
      </HStack>
    </Flex>
  );
}
