import { Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { formatCount, formatDateTime } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import type { ImportAdapter, RecentImport } from './importAdapter';
import { UndoButton } from './UndoButton';
import type { ImportFlow } from './useImport';

/** Own imports of the last day, each with its way back. */
export function RecentImports({ flow, adapter }: { flow: ImportFlow; adapter: ImportAdapter }) {
  const t = useT();
  const [recent, setRecent] = useState<readonly RecentImport[]>([]);
  useEffect(() => {
    let live = true;
    void adapter.recent?.().then(
      (found) => {
        if (live) setRecent(found);
      },
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [adapter]);
  if (recent.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label={t('import.recent')}>
      <Text fontWeight="medium">{t('import.recent')}</Text>
      {recent.map((one) => (
        <Flex key={one.id} gap="2" justify="space-between" wrap="wrap" borderWidth="1px" rounded="md" p="3">
          <Stack gap="0.5" flex="1 1 200px" minW="0">
            <Text wordBreak="break-word">{one.fileName}</Text>
            <Text textStyle="xs" color="fg.muted">
              {formatDateTime(one.committedAt)}
              {' · '}
              {one.undone
                ? t('import.undone.short')
                : t('import.recent.counts', {
                    add: formatCount(one.counts?.ADD ?? 0),
                    change: formatCount(one.counts?.CHANGE ?? 0),
                  })}
            </Text>
          </Stack>
          <UndoButton busy={flow.busy} recent={one} onUndo={() => void flow.undoRecent(one.id)} />
        </Flex>
      ))}
    </Stack>
  );
}
