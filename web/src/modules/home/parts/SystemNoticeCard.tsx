import { Button, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { useCapabilities } from '../../../session/capabilities';
import { useCurrentUser } from '../../../session/currentUser';
import { act } from '../../../shared/save/outcome';
import {
  PlatformSystemNoticeDocument,
  SystemNoticeDocument,
  useEndSystemNoticeMutation,
  usePlatformSystemNoticeQuery,
} from '../../../shared/systemNotice/systemNotice.gen';
import { confirm } from '../../../ui/confirm';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';

const SystemNoticeForm = lazy(() => import('./SystemNoticeForm'));

/** Where the platform's administrator announces maintenance, changes what is announced and ends it. */
export function SystemNoticeCard() {
  const { systemNotice: offered } = useCapabilities();
  const { platformAdmin } = useCurrentUser();
  return offered && platformAdmin ? <Card /> : null;
}

function Card() {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const { data, loading, refetch } = usePlatformSystemNoticeQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [endNotice] = useEndSystemNoticeMutation({
    update: (cache, { data }) => {
      if (data?.endSystemNotice?.userErrors.length !== 0) return;
      cache.writeQuery({ query: PlatformSystemNoticeDocument, data: { platformSystemNotice: null } });
      cache.writeQuery({ query: SystemNoticeDocument, data: { systemNotice: null } });
    },
  });
  const notice = data?.platformSystemNotice ?? null;
  const end = async (title: string) => {
    const question = { title: t('home.systemNotice.end.title'), body: t('home.systemNotice.end.body', { title }) };
    if (!(await confirm({ ...question, action: t('home.systemNotice.end'), danger: true }))) return;
    await act(async () => (await endNotice()).data?.endSystemNotice, t('home.systemNotice.ended'));
  };
  return (
    <SectionCard
      id="system-notice"
      title={t('home.systemNotice')}
      hint={t('home.systemNotice.hint')}
      actions={
        notice ? (
          <>
            <Button size="sm" onClick={() => setEditing(true)}>
              {t('home.systemNotice.change')}
            </Button>
            <Button size="sm" onClick={() => void end(notice.title)}>
              {t('home.systemNotice.end')}
            </Button>
          </>
        ) : (
          data && (
            <Button size="sm" onClick={() => setEditing(true)}>
              {t('home.systemNotice.announce')}
            </Button>
          )
        )
      }
    >
      {!data && !loading && <EmptyState kind="failed" compact onRetry={() => void refetch()} />}
      {data && !notice && <EmptyState compact title={t('home.systemNotice.none')} />}
      {notice && (
        <>
          <Text fontWeight="medium" overflowWrap="anywhere">
            {notice.title}
          </Text>
          <Text color="fg.subtle" textStyle="xs">
            {t('app.systemNotice.period', { from: formatDateTime(notice.from), to: formatDateTime(notice.to) })}
          </Text>
          <Text color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere" mt="2">
            {notice.content}
          </Text>
        </>
      )}
      <Suspense>{editing && <SystemNoticeForm notice={notice} onClose={() => setEditing(false)} />}</Suspense>
    </SectionCard>
  );
}
