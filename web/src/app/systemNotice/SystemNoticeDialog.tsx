import { Dialog, Portal, Text } from '@chakra-ui/react';
import { formatDateTime } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import type { SystemNoticeFieldsFragment } from '../../shared/systemNotice/systemNotice.gen';
import { DialogClose } from '../../ui/DrawerClose';

/** What is announced to everybody, and until when. */
export default function SystemNoticeDialog({
  notice: { title, content, from, to },
  onClose,
}: {
  notice: SystemNoticeFieldsFragment;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Dialog.Root open onOpenChange={(e) => !e.open && onClose()} placement="center" scrollBehavior="inside" size="md">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body tabIndex={0}>
              <Text color="fg.subtle" textStyle="xs" mb="3">
                {t('app.systemNotice.period', { from: formatDateTime(from), to: formatDateTime(to) })}
              </Text>
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {content}
              </Text>
            </Dialog.Body>
            <DialogClose />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
