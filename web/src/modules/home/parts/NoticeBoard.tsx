import { Box, Button, HStack } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { NoticeItem } from '../../../shared/notices/NoticeItem';
import { useNoticesQuery } from '../../../shared/notices/notices.gen';
import { type Notice, useNoticeActions } from '../../../shared/notices/useNoticeActions';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';

const NoticeListDialog = lazy(() => import('../../../shared/notices/NoticeListDialog'));
const NoticeForm = lazy(() => import('../../../shared/notices/NoticeForm'));

/** Open announcements; who may publish does so here, all others look for more. */
export function NoticeBoard() {
  const t = useT();
  const [dialog, setDialog] = useState<'all' | 'new' | Notice | null>(null);
  const { mayPublish } = useNoticeActions();
  const { data, loading, refetch } = useNoticesQuery({
    variables: { minStatus: 'NORMAL' },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const notices = data?.notices;
  const close = () => setDialog(null);
  return (
    <SectionCard
      title={t('home.notices')}
      actions={
        <HStack gap="3">
          <Button variant="plain" onClick={() => setDialog('all')}>
            {t('notice.viewMore')}
          </Button>
          {mayPublish && (
            <Button size="sm" onClick={() => setDialog('new')}>
              <PlusIcon />
              {t('notice.publish')}
            </Button>
          )}
        </HStack>
      }
    >
      {!notices && !loading && <EmptyState kind="failed" compact onRetry={() => void refetch()} />}
      {notices?.length === 0 && <EmptyState compact title={t('notice.none')} />}
      <Box as="ul" listStyleType="none">
        {notices?.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onEdit={setDialog} />
        ))}
      </Box>
      <Suspense>
        {dialog === 'all' && <NoticeListDialog onClose={close} />}
        {dialog !== null && dialog !== 'all' && (
          <NoticeForm notice={dialog === 'new' ? null : dialog} onClose={close} />
        )}
      </Suspense>
    </SectionCard>
  );
}
