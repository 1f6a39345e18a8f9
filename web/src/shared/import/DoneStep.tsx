import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { formatCount } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { Facts } from '../../ui/Facts';
import { Notice } from '../Notice';
import { NotFiled } from './NotFiled';
import type { ImportAdapter, ImportSummary } from './importAdapter';
import { UndoButton } from './UndoButton';
import type { ImportFlow } from './useImport';

/** What one does next with what was taken over. */
export interface NextStep {
  label: string;
  go: () => void;
}

/** What was made, what was left out, and the way back. */
export function DoneStep({
  flow,
  adapter,
  summary,
  onClose,
  next,
}: {
  flow: ImportFlow;
  adapter: ImportAdapter;
  summary: ImportSummary;
  onClose: () => void;
  next?: NextStep | undefined;
}) {
  const t = useT();
  const { ADD = 0, CHANGE = 0, SAME = 0, OPEN = 0, ERROR = 0 } = summary.counts ?? {};
  const ignored = summary.columns.filter(({ field }) => field === null);
  return (
    <>
      <Text fontSize="md">
        {adapter.files
          ? t('import.done.filed', { count: CHANGE })
          : t('import.done', { add: formatCount(ADD), change: formatCount(CHANGE), same: formatCount(SAME) })}
      </Text>
      <NotFiled adapter={adapter} summary={summary} />
      {summary.made.length > 0 && (
        <Facts
          columns={2}
          items={summary.made.map(({ label, count, names }) => ({
            label,
            value: <Made count={count} names={names} />,
          }))}
        />
      )}
      {ignored.length > 0 && (
        <Stack gap="1">
          <Text fontWeight="medium">{t('import.done.ignored', { count: ignored.length })}</Text>
          {ignored.map(({ header, message }) => (
            <Text key={header} color="fg.muted" wordBreak="break-word">
              {message ? t('import.review.reason', { column: header, reason: message }) : header}
            </Text>
          ))}
        </Stack>
      )}
      {ERROR + OPEN > 0 && (
        <Notice
          tone="warning"
          action={
            <Button onClick={() => void adapter.downloadErrors(summary.id)}>
              <DownloadIcon />
              {t(ERROR > 0 ? 'import.review.download' : 'import.review.downloadOpen')}
            </Button>
          }
        >
          {ERROR > 0 && <Text>{t('import.done.left', { count: ERROR })}</Text>}
          {OPEN > 0 && <Text>{t('import.done.open', { count: OPEN })}</Text>}
        </Notice>
      )}
      <Flex justify="space-between" gap="2" wrap="wrap">
        <UndoButton busy={flow.busy} recent={summary} onUndo={() => void flow.undo(summary)} />
        <Flex gap="2" wrap="wrap" ms="auto">
          <Button variant={next ? 'outline' : 'solid'} onClick={onClose}>
            {t('import.finish')}
          </Button>
          {next && (
            <Button variant="solid" onClick={next.go}>
              {next.label}
            </Button>
          )}
        </Flex>
      </Flex>
    </>
  );
}

/** How many were made, and the first of them by name. */
function Made({ count, names }: { count: number; names: readonly string[] }) {
  const t = useT();
  return (
    <>
      {formatCount(count)}
      {names.length > 0 && (
        <Text textStyle="xs" color="fg.muted" wordBreak="break-word">
          {names.join(t('import.listSeparator')) + (count > names.length ? ' …' : '')}
        </Text>
      )}
    </>
  );
}
