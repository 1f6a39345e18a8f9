import { Button, Flex, Text } from '@chakra-ui/react';
import { LuDownload } from 'react-icons/lu';
import { formatCount } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { Notice } from '../Notice';
import type { ImportAdapter, ImportSummary } from './importAdapter';
import { ImportNotes } from './ImportNotes';

/** What one does next with what was taken over. */
export interface NextStep {
  label: string;
  go: () => void;
}

/** What was taken over, and the rows that were left out as a file to be corrected. */
export function DoneStep({
  adapter,
  summary,
  onClose,
  next,
}: {
  adapter: ImportAdapter;
  summary: ImportSummary;
  onClose: () => void;
  next?: NextStep | undefined;
}) {
  const t = useT();
  const { ADD = 0, CHANGE = 0, SAME = 0, ERROR = 0 } = summary.counts ?? {};
  return (
    <>
      <Text fontSize="md">
        {t('import.done', { add: formatCount(ADD), change: formatCount(CHANGE), same: formatCount(SAME) })}
      </Text>
      {ERROR > 0 && (
        <Notice
          tone="warning"
          action={
            <Button onClick={() => void adapter.downloadErrors(summary.id)}>
              <LuDownload />
              {t('import.review.download')}
            </Button>
          }
        >
          <Text>{t('import.done.left', { count: ERROR })}</Text>
        </Notice>
      )}
      <ImportNotes summary={summary} />
      <Flex justify="flex-end" gap="2" wrap="wrap">
        <Button variant={next ? 'outline' : 'solid'} onClick={onClose}>
          {t('import.finish')}
        </Button>
        {next && (
          <Button variant="solid" onClick={next.go}>
            {next.label}
          </Button>
        )}
      </Flex>
    </>
  );
}
