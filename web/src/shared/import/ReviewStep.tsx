import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../i18n/format';
import { sentences } from '../../i18n/sentences';
import { useT } from '../../i18n/useT';
import { confirm } from '../../ui/confirm';
import { ReasonedButton } from '../../ui/ReasonedButton';
import { CauseList } from './CauseList';
import { DayOrderChoice } from './DayOrderChoice';
import { ImportNotes } from './ImportNotes';
import { ImportRows } from './ImportRows';
import { NotFiled } from './NotFiled';
import { OUTCOME_TEXTS } from './rowCells';
import type { ImportAdapter, ImportOutcome, ImportSummary } from './importAdapter';
import { openKinds, UnknownKind } from './UnknownKind';
import type { ImportFlow } from './useImport';

const outcomes = ['ADD', 'CHANGE', 'CLOSE', 'OPEN', 'SAME', 'ERROR'] as const;
/** What there is only where closing was chosen. */
const ofClosing: ReadonlySet<ImportOutcome> = new Set(['CLOSE', 'OPEN']);

/** What is looked at first: what is wrong, else what is closed or cannot be, else what changes. */
function firstOf({ counts }: ImportSummary): ImportOutcome | null {
  if ((counts?.ERROR ?? 0) > 0) return 'ERROR';
  return (['CLOSE', 'OPEN', 'CHANGE'] as const).find((one) => (counts?.[one] ?? 0) > 0) ?? null;
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
  const open = summary.counts?.OPEN ?? 0;
  const kinds = openKinds(summary);
  const shown = [null, ...outcomes.filter((o) => !ofClosing.has(o) || summary.closeMissing)] as const;
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
        {wrong + open > 0 && (
          <Button ms="auto" onClick={() => void adapter.downloadErrors(summary.id)}>
            <DownloadIcon />
            {t(wrong > 0 ? 'import.review.download' : 'import.review.downloadOpen')}
          </Button>
        )}
      </HStack>
      {kinds.map((kind) => (
        <UnknownKind key={kind} flow={flow} summary={summary} kind={kind} />
      ))}
      <DayOrderChoice
        columns={summary.columns.flatMap(({ header, untold }) =>
          untold === null ? [] : [{ column: header, written: untold }],
        )}
        chosen={summary.mends.dayOrder}
        busy={flow.busy}
        onChoose={(dayOrder) => void flow.mend(summary, { ...summary.mends, dayOrder })}
      />
      <CauseList flow={flow} summary={summary} />
      <ImportNotes summary={summary} />
      <NotFiled adapter={adapter} summary={summary} />
      {summary.changedFields.length > 0 && (
        <Text color="fg.muted">
          {t('import.review.changedFields', {
            fields: summary.changedFields
              .map(({ label, count }) => t('import.cause.value', { value: label, count }))
              .join(t('import.listSeparator')),
          })}
        </Text>
      )}
      <ImportRows key={outcome} adapter={adapter} summary={summary} outcome={outcome} />
      <ReviewFooter flow={flow} summary={summary} wrong={wrong} open={open} />
    </>
  );
}

/** Where to go from here: back to the columns, on with the good rows, or the reason why not. */
function ReviewFooter({
  flow,
  summary,
  wrong,
  open,
}: {
  flow: ImportFlow;
  summary: ImportSummary;
  wrong: number;
  open: number;
}) {
  const t = useT();
  const reason = useId();
  const { ADD = 0, CHANGE = 0, CLOSE = 0 } = summary.counts ?? {};
  const good = ADD + CHANGE + CLOSE;
  const ready = open > 0 ? t('import.review.open', { count: open }) : t('import.review.ready');
  const text = wrong > 0 ? t('import.review.blocked', { count: wrong }) : ready;
  const same = open > 0 ? ready : t('import.review.nothing');
  const nothing = wrong > 0 ? t('import.review.nothingGood') : same;
  const action =
    CLOSE > 0 ? t('import.commit.closing', { count: ADD + CHANGE, close: CLOSE }) : t('import.commit', { count: good });
  const commit = async () => {
    const agreed =
      wrong + open === 0 ||
      (await confirm({
        title: CLOSE > 0 ? action : t('import.part.title', { count: good }),
        body: sentences(
          wrong > 0 ? t('import.part.body', { count: wrong }) : '',
          open > 0 ? t('import.review.open', { count: open }) : '',
        ),
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
        <ReasonedButton
          variant="solid"
          loading={flow.busy}
          reason={good === 0 && nothing}
          aria-describedby={reason}
          onClick={() => void commit()}
        >
          {wrong > 0 && good > 0 && CLOSE === 0 ? t('import.part.commit', { count: good }) : action}
        </ReasonedButton>
      </HStack>
    </Flex>
  );
}
