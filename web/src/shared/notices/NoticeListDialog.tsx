import { Box, Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { DialogFrame } from '../../ui/DialogFrame';
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
      <PlusIcon />
      {t('notice.publish')}
    </Button>
  );
  return (
    <>
      <DialogFrame
        title={t('notice.all')}
        size="lg"
        long
        onClose={onClose}
        footer={notices && notices.length > 0 && publish}
      >
        {!notices && !loading && <EmptyState kind="failed" compact onRetry={() => void refetch()} />}
        {notices?.length === 0 && <EmptyState compact title={t('notice.empty')} action={publish || undefined} />}
        <Box as="ul" listStyleType="none">
          {notices?.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} onEdit={setEditing} />
          ))}
        </Box>
      </DialogFrame>
      {editing && <NoticeForm notice={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
