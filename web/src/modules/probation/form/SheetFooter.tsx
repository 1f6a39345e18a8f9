import { Button, Spacer, Stack, Text } from '@chakra-ui/react';
import { Notice } from '../../../shared/Notice';
import { BottomBar } from '../../../ui/BottomBar';
import { SaveIndicator } from '../../../ui/guard/SaveIndicator';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import type { OwnSheet } from './useOwnSheet';

interface Props {
  sheet: OwnSheet;
  submitLabel: string;
  onSubmit: () => void;
}

/** Why a sheet was refused, whether it is saved, and what is done with it. */
export function SheetFooter({ sheet: { auto, busy, refused }, submitLabel, onSubmit }: Props) {
  return (
    <Stack gap="3">
      <UnsavedGuard dirty={auto.dirty && !busy} />
      {refused.length > 0 && (
        <Notice tone="error">
          {refused.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Notice>
      )}
      <BottomBar align="center" wrap="wrap">
        <SaveIndicator state={auto.state} onSave={() => void auto.saveNow()} />
        <Spacer />
        <Button variant="solid" loading={busy} onClick={onSubmit}>
          {submitLabel}
        </Button>
      </BottomBar>
    </Stack>
  );
}
