import { Box, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { localName } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { appraisalPath } from '../../shared/appraisalPath';
import { useCurrentUser } from '../../session/currentUser';
import { EmptyState } from '../../ui/EmptyState';
import type { MessageDrawerQuery } from './messages.gen';

type Comment = NonNullable<NonNullable<MessageDrawerQuery['messageCentre']>['comments']>[number];

/** Unread comments and replies, indicator by indicator; each leads to its thread, where it is read. */
export function CommentTab({ comments, onGo }: { comments: readonly Comment[]; onGo: () => void }) {
  const t = useT();
  const me = useCurrentUser().employee?.id;
  if (comments.length === 0) return <EmptyState compact title={t('app.messages.none')} />;
  return (
    <Box as="ul" listStyleType="none">
      {comments.map((one) => {
        const path = threadPath(one, me);
        const text = t(one.reply ? 'app.messages.reply' : 'app.messages.comment', {
          result: one.keyResult,
          count: one.count,
        });
        const about = [
          one.employeeId !== me && one.employee ? localName(one.employee) : null,
          one.achieved && t('app.messages.achieved', { value: one.achieved }),
        ].filter(Boolean);
        return (
          <Box as="li" key={`${one.indicatorId}${one.reply}${one.keyResult}`} py="3" borderTopWidth="1px">
            {path ? (
              <Text asChild color="brand.fg" overflowWrap="anywhere">
                <Link to={path} onClick={onGo}>
                  {text}
                </Link>
              </Text>
            ) : (
              <Text overflowWrap="anywhere">{text}</Text>
            )}
            {about.length > 0 && (
              <Text textStyle="xs" color="fg.muted">
                {about.join(' · ')}
              </Text>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** Where the thread stands; null where the connected services do not tell. */
function threadPath({ plan, employeeId, indicatorId }: Comment, me: string | undefined): string | null {
  if (!plan || !employeeId || !indicatorId) return null;
  const form = appraisalPath({ planId: plan.id, employeeId }, employeeId === me ? 'myself' : 'leader', 'messageCenter');
  return `${form}&${new URLSearchParams({ queryType: 'targets', indicatorId }).toString()}`;
}
