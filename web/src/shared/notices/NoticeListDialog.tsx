import { Box, Button, Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { LuPlus } from 'react-icons/lu';
import { useT } from '../../i18n/useT';
import { DialogClose } from '../../ui/DrawerClose';
import { EmptyState } from '../../ui/EmptyState';
import NoticeForm from './NoticeForm';
import { NoticeItem } from './NoticeItem';
import { useNoticesQuery } from './notices.gen';
import { type Notice, useNoticeActions } from './useNoticeActions';

/** Every announcement, closed ones last; those who publish do so here. */
export default function NoticeListDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [editing, setEditing] = useState<Notice | 'new' | null>(null);
  const { mayPublish } = useNoticeActions();
  const { data, loading, refetch } = useNoticesQuery({
    variables: { minStatus: 'CLOSED' },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const notices = data?.notices;
  const publish = mayPublish && (
    <Button variant="solid" onClick={() => setEditing('new')}>
      <LuPlus />
      {t('notice.publish')}
    </Button>
  );
  return (
    <>
      <Dialog.Root open onOpenChange={(e) => !e.open && onClose()} placement="center" scrollBehavior="inside" size="lg">
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner px="4">
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{t('notice.all')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body tabIndex={0}>
                {!notices && !loading && <EmptyState kind="failed" compact onRetry={() => void refetch()} />}
                {notices?.length === 0 && (
                  <EmptyState compact title={t('notice.empty')} action={publish || undefined} />
                )}
                <Box as="ul" listStyleType="none">
                  {notices?.map((notice) => (
                    <NoticeItem key={notice.id} notice={notice} onEdit={setEditing} />
                  ))}
                </Box>
              </Dialog.Body>
              {notices && notices.length > 0 && publish && <Dialog.Footer>{publish}</Dialog.Footer>}
              <DialogClose />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      {editing && <NoticeForm notice={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
