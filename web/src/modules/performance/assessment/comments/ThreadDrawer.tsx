import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime, localName } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { act } from '../../../../shared/save/outcome';
import { useWaitsAnew } from '../../../../shared/attention/useWaitsAnew';
import { EmptyState } from '../../../../ui/EmptyState';
import { TextArea } from '../../../../ui/input/TextArea';
import { Person } from '../../../../ui/Person';
import { ReadDrawer } from '../../../../ui/ReadDrawer';
import type { Permission } from '../model';
import { useMutationKey } from '../useMutationKey';
import {
  type ThreadCommentFragment as Comment,
  useAddIndicatorCommentMutation,
  useIndicatorThreadQuery,
  useMarkIndicatorCommentsReadMutation,
} from './comments.gen';

interface Props {
  planId: string;
  employeeId: string;
  indicator: { id: string; keyResult: string };
  may: Permission;
  /** What was written or read changes the counts beside the indicators. */
  onChange: () => void;
  onClose: () => void;
}

/** What was written about one indicator, replies under their comment, and a field to write. Opening it reads it. */
export function ThreadDrawer({ planId, employeeId, indicator, may, onChange, onClose }: Props) {
  const t = useT();
  const whose = { planId, employeeId, indicatorId: indicator.id };
  const query = useIndicatorThreadQuery({ variables: whose, fetchPolicy: 'network-only' });
  const [added, setAdded] = useState<readonly Comment[] | null>(null);
  const [text, setText] = useState('');
  const [answered, setAnswered] = useState<Comment | null>(null);
  const [add, { loading: sending }] = useAddIndicatorCommentMutation();
  const keyed = useMutationKey();
  const comments = added ?? query.data?.indicatorComments ?? null;
  useReadOnce(whose, comments?.some((one) => one.unread) ?? false, onChange);

  const send = async () => {
    const done = await act(() =>
      keyed(`comment.${indicator.id}`, async (clientMutationId) => {
        const input = { ...whose, clientMutationId, replyToId: answered?.id ?? null, text };
        const answer = (await add({ variables: { input } })).data?.addIndicatorComment;
        if (answer?.comments) setAdded(answer.comments);
        return answer;
      }),
    );
    if (!done) return;
    setText('');
    setAnswered(null);
    onChange();
  };
  const ids = new Set(comments?.map((one) => one.id));
  return (
    <ReadDrawer title={t('performance.comments.title', { name: indicator.keyResult })} onClose={onClose}>
      <Stack gap="4">
        {query.error && !comments && <EmptyState kind="failed" onRetry={() => void query.refetch()} />}
        {comments?.length === 0 && (
          <EmptyState compact title={t('performance.comments.empty')} hint={t('performance.comments.hint')} />
        )}
        <Stack as="ul" gap="3" listStyleType="none">
          {comments
            ?.filter((one) => one.replyToId === null || !ids.has(one.replyToId))
            .map((one) => (
              <Box as="li" key={one.id}>
                <Said comment={one} onAnswer={may.allowed ? () => setAnswered(one) : undefined} />
                <Stack as="ul" gap="2" mt="2" ps="5" listStyleType="none" borderStartWidth="2px">
                  {repliesTo(one, comments).map((reply) => (
                    <Box as="li" key={reply.id}>
                      <Said comment={reply} onAnswer={may.allowed ? () => setAnswered(reply) : undefined} />
                    </Box>
                  ))}
                </Stack>
              </Box>
            ))}
        </Stack>
        {may.allowed ? (
          <Stack gap="2">
            {answered && (
              <HStack justify="space-between" bg="bg.subtle" rounded="sm" px="2.5" py="1">
                <Text truncate>{t('performance.comments.answering', { text: answered.text })}</Text>
                <Button variant="plain" onClick={() => setAnswered(null)}>
                  {t('performance.comments.notAnswering')}
                </Button>
              </HStack>
            )}
            <TextArea
              value={text}
              onChange={setText}
              maxLength={LIMITS.comment}
              aria-label={t('performance.comments.write')}
              placeholder={t('performance.comments.write')}
            />
            <Text color="fg.muted" textStyle="xs">
              {t('performance.comments.seen')}
            </Text>
            <Button
              variant="solid"
              alignSelf="flex-end"
              loading={sending}
              disabled={text.trim() === ''}
              onClick={() => void send()}
            >
              {t(answered ? 'performance.comments.reply' : 'performance.comments.send')}
            </Button>
          </Stack>
        ) : (
          may.message && <Text color="fg.muted">{may.message}</Text>
        )}
      </Stack>
    </ReadDrawer>
  );
}

/** Everything that answers a comment, or answers an answer to it. */
function repliesTo(comment: Comment, all: readonly Comment[]): Comment[] {
  const under = new Set([comment.id]);
  // Oldest first, so that what is answered comes before its answer.
  return all.filter((one) => {
    if (one.replyToId === null || !under.has(one.replyToId)) return false;
    under.add(one.id);
    return true;
  });
}

function Said({ comment, onAnswer }: { comment: Comment; onAnswer?: (() => void) | undefined }) {
  const t = useT();
  const { author } = comment;
  return (
    <Stack gap="1">
      <HStack justify="space-between" wrap="wrap">
        <Person
          person={
            author ? { name: localName(author), number: author.number } : { name: t('performance.comments.admin') }
          }
        />
        <Text textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
          {comment.unread ? `${t('performance.comments.unread')} · ` : ''}
          {formatDateTime(comment.at)}
        </Text>
      </HStack>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {comment.text}
      </Text>
      {onAnswer && (
        <Button variant="plain" size="xs" alignSelf="flex-start" px="0" onClick={onAnswer}>
          {t('performance.comments.reply')}
        </Button>
      )}
    </Stack>
  );
}

/** Marks the thread as read once it was seen; what was unread stays marked while the drawer is open. */
function useReadOnce(
  whose: { planId: string; employeeId: string; indicatorId: string },
  hasUnread: boolean,
  onRead: () => void,
) {
  const [markRead] = useMarkIndicatorCommentsReadMutation({ context: { quiet: true } });
  const askWhatWaits = useWaitsAnew();
  const done = useRef(false);
  useEffect(() => {
    if (!hasUnread || done.current) return;
    done.current = true;
    void markRead({ variables: { input: whose } }).then(() => {
      askWhatWaits();
      onRead();
    });
  });
}
