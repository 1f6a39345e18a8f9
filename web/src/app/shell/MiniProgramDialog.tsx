import { Stack, Text } from '@chakra-ui/react';
import { useT } from '../../i18n/useT';
import { QrCode } from '../../theme/parts/QrCode';
import { DialogFrame } from '../../ui/DialogFrame';

/** The QR code that opens the company's mini-program on a phone; dark on white in every theme, or no phone reads it. */
export default function MiniProgramDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useT();
  return (
    <DialogFrame title={t('app.miniProgram')} size="xs" onClose={onClose}>
      <Stack align="center" gap="3" pb="2">
        <QrCode.Root value={url} encoding={{ ecc: 'M' }} size="xl" bg="white" color="black" p="3" rounded="md">
          <QrCode.Frame role="img" aria-label={t('app.miniProgram.code', { url })}>
            <QrCode.Pattern />
          </QrCode.Frame>
        </QrCode.Root>
        <Text color="fg.muted" textAlign="center">
          {t('app.miniProgram.hint')}
        </Text>
      </Stack>
    </DialogFrame>
  );
}
