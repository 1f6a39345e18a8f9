import { Button, Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { Notice } from '../Notice';
import type { ImportAdapter, ImportSummary } from './importAdapter';
import { ImportRows } from './ImportRows';

/** What was taken back, and what stays with the reason. */
export function UndoneStep({
  adapter,
  summary,
  onClose,
}: {
  adapter: ImportAdapter;
  summary: ImportSummary;
  onClose: () => void;
}) {
  const t = useT();
  const { removed = 0, restored = 0, kept = 0, things = 0, thingsKept = 0 } = summary.undone ?? {};
  return (
    <>
      <Text fontSize="md">
        {t('import.undone', { removed: formatCount(removed), restored: formatCount(restored) })}
      </Text>
      {things + thingsKept > 0 && (
        <Text color="fg.muted">
          {t('import.undone.things', { things: formatCount(things), kept: formatCount(thingsKept) })}
        </Text>
      )}
      {kept > 0 && (
        <>
          <Notice tone="warning">
            <Text>{t('import.undone.kept', { count: kept })}</Text>
          </Notice>
          <ImportRows adapter={adapter} summary={summary} outcome="KEPT" />
        </>
      )}
      <Flex justify="flex-end">
        <Button variant="solid" onClick={onClose}>
          {t('import.finish')}
        </Button>
      </Flex>
    </>
  );
}
