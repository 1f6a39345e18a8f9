import { Dialog, Portal, QrCode, Stack, Text } from '@chakra-ui/react';
import { useT } from '../../i18n/useT';
import { DialogClose } from '../../ui/DrawerClose';

/** The QR code that opens the company's mini-program on a phone; dark on white in every theme, or no phone reads it. */
export default function MiniProgramDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog.Root open onOpenChange={(e) => !e.open && onClose()} placement="center" size="xs">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('app.miniProgram')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
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
            </Dialog.Body>
            <DialogClose />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
