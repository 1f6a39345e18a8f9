import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate, formatDateTime } from '../../i18n/format';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';
import { Badge } from '../../theme/parts/Badge';
import { markNoticesRead } from './noticeLists';
import { useMarkNoticesReadMutation } from './notices.gen';
import { type Notice, useNoticeActions } from './useNoticeActions';

/** An announcement: two lines of it until it is opened; opening it tells the publisher so. */
export function NoticeItem({ notice, onEdit }: { notice: Notice; onEdit?: ((notice: Notice) => void) | undefined }) {
  const t = useT();
  const label = useEnumLabel();
  const [open, setOpen] = useState(false);
  const [markRead] = useMarkNoticesReadMutation({
    update: (cache, { data }) => markNoticesRead(cache, data?.markNoticesRead?.readIds ?? []),
    context: { quiet: true },
  });
  const { mayPublish, close, remove } = useNoticeActions();
  const closed = notice.status === 'CLOSED';
  const toggle = () => {
    setOpen(!open);
    if (!open && !notice.read) void markRead({ variables: { input: { ids: [notice.id] } } }).catch(() => undefined);
  };
  return (
    <Box as="li" py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Flex gap="2" align="center" wrap="wrap">
        {!notice.read && !closed && (
          <Box boxSize="1.5" rounded="full" bg="status.danger" flexShrink={0}>
            <Box as="span" srOnly>
              {t('notice.unread')}
            </Box>
          </Box>
        )}
        {notice.status !== 'NORMAL' && (
          <Badge bg={closed ? 'bg.muted' : 'bg.error'} color={closed ? 'fg.muted' : 'fg.error'}>
            {label('NoticeStatus', notice.status)}
          </Badge>
        )}
        <Button
          variant="plain"
          color="fg"
          minW="0"
          whiteSpace="normal"
          textAlign="start"
          aria-expanded={open}
          onClick={toggle}
        >
          {notice.title}
        </Button>
        <Text ms="auto" color="fg.subtle" textStyle="xs" flexShrink={0}>
          {formatDate(notice.createdAt)}
        </Text>
      </Flex>
      <Text color="fg.muted" whiteSpace="pre-line" lineClamp={open ? undefined : 2} overflowWrap="anywhere" mt="1">
        {notice.content}
      </Text>
      <Flex columnGap="4" wrap="wrap" align="center" color="fg.subtle" textStyle="xs" mt="1">
        {notice.deadline && <span>{t('notice.until', { at: formatDateTime(notice.deadline) })}</span>}
        {notice.readCount !== null && <span>{t('notice.readBy', { count: notice.readCount })}</span>}
        {mayPublish && onEdit && (
          <HStack gap="3" ms="auto">
            {!closed && (
              <>
                <Button variant="plain" size="xs" onClick={() => onEdit(notice)}>
                  {t('notice.edit')}
                </Button>
                <Button variant="plain" size="xs" onClick={() => void close(notice)}>
                  {t('notice.close')}
                </Button>
              </>
            )}
            <Button variant="plain" size="xs" color="fg.error" onClick={() => void remove(notice)}>
              {t('notice.delete')}
            </Button>
          </HStack>
        )}
      </Flex>
    </Box>
  );
}
