import { Button, HStack, Icon, Spinner } from '@chakra-ui/react';
import { CheckIcon, CircleAlertIcon, PencilIcon } from 'lucide-react';
import { formatTime } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import type { SaveState } from './useAutoSave';

/** Always in sight on pages that save by themselves: "saved 14:02", "saving", "auto-save failed, save manually". */
export function SaveIndicator({ state, onSave }: { state: SaveState; onSave: () => void }) {
  const t = useT();
  return (
    <HStack gap="1.5" color={state.kind === 'failed' ? 'fg.error' : 'fg.muted'} minH="8" role="status">
      {state.kind === 'saving' && (
        <>
          <Spinner size="xs" />
          {t('ui.save.saving')}
        </>
      )}
      {state.kind === 'saved' && (
        <>
          <Icon as={CheckIcon} color="fg.success" />
          {t('ui.save.saved', { time: formatTime(state.at) })}
        </>
      )}
      {state.kind === 'dirty' && (
        <>
          <Icon as={PencilIcon} />
          {t('ui.save.dirty')}
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <Icon as={CircleAlertIcon} />
          {t('ui.save.failed')}
          <Button size="sm" onClick={onSave}>
            {t('ui.save')}
          </Button>
        </>
      )}
    </HStack>
  );
}
