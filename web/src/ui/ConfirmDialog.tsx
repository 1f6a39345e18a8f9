import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useT } from '../i18n/useT';
import type { Confirmation } from './confirm';

/** Says what will happen and asks for it by its verb. */
export default function ConfirmDialog({
  title,
  body,
  action,
  danger,
  cancel,
  answer,
}: Confirmation & { answer: (yes: boolean) => void }) {
  const t = useT();
  return (
    <Dialog.Root role="alertdialog" open onOpenChange={(e) => !e.open && answer(false)} placement="center" size="sm">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body color="fg.muted" whiteSpace="pre-line">
              {body}
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={() => answer(false)}>{cancel ?? t('ui.cancel')}</Button>
              <Button variant="solid" colorPalette={danger ? 'red' : 'brand'} onClick={() => answer(true)}>
                {action}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
