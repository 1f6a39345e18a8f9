import { Stack, Text } from '@chakra-ui/react';
import { useT } from '../../i18n/useT';
import { SecretDialog } from '../SecretDialog';

/** The token that was just made: nothing shows it again. */
export function NewApiToken({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useT();
  const hint = (
    <Stack gap="1">
      <Text>{t('platform.tokens.once')}</Text>
      <Text>{t('platform.tokens.header')}</Text>
    </Stack>
  );
  return (
    <SecretDialog
      title={t('platform.tokens.done')}
      hint={hint}
      secret={token}
      action={t('platform.tokens.kept')}
      onClose={onClose}
    />
  );
}
