import { Button, Flex, Text } from '@chakra-ui/react';
import { Undo2Icon } from 'lucide-react';
import { formatDateTime } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { confirm } from '../../ui/confirm';
import type { RecentImport } from './importAdapter';

/** Takes an import back, after saying what that does and what it leaves; nothing once it is too late. */
export function UndoButton({
  recent: { fileName, counts, undoUntil },
  busy,
  onUndo,
}: {
  recent: Pick<RecentImport, 'fileName' | 'counts' | 'undoUntil'>;
  busy: boolean;
  onUndo: () => void;
}) {
  const t = useT();
  if (undoUntil === null) return null;
  const { ADD = 0, CHANGE = 0, CLOSE = 0 } = counts ?? {};
  const ask = async () => {
    const agreed = await confirm({
      title: t('import.undo.title', { file: fileName }),
      body: t('import.undo.body', { add: ADD, change: CHANGE + CLOSE }),
      action: t('import.undo'),
      danger: true,
    });
    if (agreed) onUndo();
  };
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <Button loading={busy} onClick={() => void ask()}>
        <Undo2Icon />
        {t('import.undo')}
      </Button>
      <Text textStyle="xs" color="fg.muted">
        {t('import.undo.until', { time: formatDateTime(undoUntil) })}
      </Text>
    </Flex>
  );
}
