import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { cutText, lengthOf } from '@hengcai/shared/rules/text';
import { Trash2Icon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { change, forget } from '../../shared/save/known';
import { act } from '../../shared/save/outcome';
import { useDeleteMessagesMutation, useMarkMessagesReadMutation } from '../../shared/attention/attention.gen';
import { placeOf } from '../../shared/attention/useTodos';
import { confirm } from '../../ui/confirm';
import { EmptyState } from '../../ui/EmptyState';
import { IconAction } from '../../ui/IconAction';
import { useWaitsAnew } from '../../shared/attention/useWaitsAnew';
import { type MessageDrawerQuery, RemindersDocument } from './messages.gen';

type Reminder = NonNullable<MessageDrawerQuery['messages']>['items'][number];

/** The reminders the drawer shows. */
export const REMINDERS = { pageNo: 1, pageSize: LIMITS.reminderPageSize };

/** Stage reminders: unread, then read, then deleted; one by one, or all at once after a question. */
export function ReminderTab({ reminders, onGo }: { reminders: readonly Reminder[]; onGo: () => void }) {
  const t = useT();
  const askWhatWaits = useWaitsAnew();
  const [markRead] = useMarkMessagesReadMutation({
    update: (cache, { data }) =>
      change<Reminder>(cache, 'Message', data?.markMessagesRead?.readIds ?? [], { read: () => true }),
    onCompleted: askWhatWaits,
  });
  const [remove] = useDeleteMessagesMutation({
    update: (cache, { data }) => forget(cache, 'Message', data?.deleteMessages?.deletedIds ?? []),
    refetchQueries: [{ query: RemindersDocument, variables: { page: REMINDERS }, context: { quiet: true } }],
  });
  const read = (ids: string[]) =>
    act(async () => (await markRead({ variables: { input: { ids } } })).data?.markMessagesRead);
  const drop = (ids: string[]) =>
    act(async () => (await remove({ variables: { input: { ids } } })).data?.deleteMessages, t('app.messages.deleted'));
  const idsOf = (isRead: boolean) => reminders.filter((one) => one.read === isRead).map((one) => one.id);
  const readAll = async () => {
    const ids = idsOf(false);
    const body = t('app.messages.readAll.body', { count: ids.length });
    if (await confirm({ title: t('app.messages.readAll'), body, action: t('app.messages.readAll.action') }))
      await read(ids);
  };
  const dropRead = async () => {
    const ids = idsOf(true);
    const body = t('app.messages.deleteRead.body', { count: ids.length });
    const question = { title: t('app.messages.deleteRead'), body, action: t('app.messages.deleteRead.action') };
    if (await confirm({ ...question, danger: true })) await drop(ids);
  };
  if (reminders.length === 0) return <EmptyState compact title={t('app.messages.none')} />;
  return (
    <>
      <HStack gap="4" mb="2" justify="flex-end">
        <Button variant="plain" disabled={idsOf(false).length === 0} onClick={() => void readAll()}>
          {t('app.messages.readAll')}
        </Button>
        <Button variant="plain" disabled={idsOf(true).length === 0} onClick={() => void dropRead()}>
          {t('app.messages.deleteRead')}
        </Button>
      </HStack>
      <Box as="ul" listStyleType="none">
        {reminders.map((one) => (
          <Item
            key={one.id}
            reminder={one}
            onGo={onGo}
            onRead={() => void read([one.id])}
            onDelete={() => void drop([one.id])}
          />
        ))}
      </Box>
    </>
  );
}

interface ItemProps {
  reminder: Reminder;
  onGo: () => void;
  onRead: () => void;
  onDelete: () => void;
}

function Item({ reminder, onGo, onRead, onDelete }: ItemProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { title, content, remindedAt, read, page, matter } = reminder;
  const place = matter?.waits ? placeOf(matter) : page;
  return (
    <Box as="li" py="3" borderTopWidth="1px">
      <Flex gap="2" align="center">
        {!read && <Box aria-hidden boxSize="1.5" rounded="full" bg="status.danger" flexShrink={0} />}
        <Text flex="1" minW="0" fontWeight={read ? 'normal' : 'medium'} overflowWrap="anywhere">
          {title}
          {!read && (
            <Box as="span" srOnly>
              {t('app.messages.unread')}
            </Box>
          )}
        </Text>
        <Text color="fg.subtle" textStyle="xs" flexShrink={0}>
          {formatDateTime(remindedAt)}
        </Text>
      </Flex>
      <Text color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {open ? content : cutText(content)}
      </Text>
      <HStack gap="3" minH="6">
        {lengthOf(content) > LIMITS.remindText && (
          <Button variant="plain" size="xs" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'app.messages.less' : 'app.messages.more')}
          </Button>
        )}
        {place && (
          <Button variant="plain" size="xs" asChild>
            <Link to={place} onClick={onGo}>
              {t('app.messages.open')}
            </Link>
          </Button>
        )}
        {read ? (
          <IconAction
            size="xs"
            ms="auto"
            label={t('app.messages.delete', { title })}
            icon={<Trash2Icon />}
            onClick={onDelete}
          />
        ) : (
          <Button variant="plain" size="xs" ms="auto" onClick={onRead}>
            {t('app.messages.read')}
          </Button>
        )}
      </HStack>
    </Box>
  );
}
