import { Button, Stack, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { BottomBar } from '../../../ui/BottomBar';

interface Props {
  refused: readonly string[];
  busy: boolean;
  submitLabel: string;
  onSave: () => void;
  onSubmit: () => void;
}

/** Why a sheet was refused, and what is done with it. */
export function SheetFooter({ refused, busy, submitLabel, onSave, onSubmit }: Props) {
  const t = useT();
  return (
    <Stack gap="3">
      {refused.length > 0 && (
        <Notice tone="error">
          {refused.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Notice>
      )}
      <BottomBar justify="flex-end">
        <Button loading={busy} onClick={onSave}>
          {t('probation.saveDraft')}
        </Button>
        <Button variant="solid" loading={busy} onClick={onSubmit}>
          {submitLabel}
        </Button>
      </BottomBar>
    </Stack>
  );
}
