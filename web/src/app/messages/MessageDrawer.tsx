import { Box, Portal, Text } from '@chakra-ui/react';
import { reviewFormPath } from '@hengcai/shared/rules/review360/places';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { NoticeItem } from '../../shared/notices/NoticeItem';
import { TodoGroups } from '../../shared/attention/TodoGroups';
import { TodoList } from '../../shared/attention/TodoList';
import { useMessageCentre } from '../../shared/attention/useMessageCentre';
import { useTodos } from '../../shared/attention/useTodos';
import { Badge } from '../../theme/parts/Badge';
import { Drawer } from '../../theme/parts/Drawer';
import { Skeleton } from '../../theme/parts/Skeleton';
import { Tabs } from '../../theme/parts/Tabs';
import { DrawerClose } from '../../ui/DrawerClose';
import { EmptyState } from '../../ui/EmptyState';
import { CommentTab } from './CommentTab';
import { type MessageDrawerQuery, useMessageDrawerQuery } from './messages.gen';
import { REMINDERS, ReminderTab } from './ReminderTab';
import { firstWithContent, tabsOf } from './tabs';
import { WaitingTalks } from './WaitingTalks';

/** The message centre: announcements, things to do, reminders, and what other people wait for. */
export default function MessageDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { todos } = useMessageCentre();
  const { groups } = useTodos();
  const { data, loading, refetch } = useMessageDrawerQuery({
    variables: { page: REMINDERS },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const centre = data?.messageCentre;
  const notices = data?.notices ?? [];
  const reminders = data?.messages?.items ?? [];
  const tabs = tabsOf({ notices: notices.length, todos, reminders, centre: centre ?? null });
  // Chosen once: reading the last reminder must not turn the page under the reader's eyes.
  if (data && chosen === null) setChosen(firstWithContent(tabs));
  return (
    <Drawer.Root open onOpenChange={(e) => !e.open && onClose()} size="full">
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW={{ base: 'full', md: '480px' }}>
            <Drawer.Header>
              <Drawer.Title>{t('app.messages')}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body px={{ base: '4', md: '6' }} pt="2">
              {!data && loading && <Skeleton h="40" />}
              {!data && !loading && <EmptyState kind="failed" onRetry={() => void refetch()} />}
              {data && (
                <Tabs.Root
                  lazyMount
                  unmountOnExit
                  colorPalette="brand"
                  value={chosen}
                  onValueChange={(e) => setChosen(e.value)}
                >
                  <Tabs.List flexWrap="wrap">
                    {tabs.map(({ id, count }) => (
                      <Tabs.Trigger key={id} value={id}>
                        {t(`app.messages.tab.${id}`)}
                        {count > 0 && (
                          <Badge bg="brand.subtle" color="brand.fg" rounded="full" px="1.5">
                            {count > 99 ? '99+' : count}
                          </Badge>
                        )}
                      </Tabs.Trigger>
                    ))}
                  </Tabs.List>
                  <Tabs.Content value="notices">
                    {notices.length === 0 && <EmptyState compact title={t('notice.none')} />}
                    <Box as="ul" listStyleType="none">
                      {notices.map((notice) => (
                        <NoticeItem key={notice.id} notice={notice} />
                      ))}
                    </Box>
                  </Tabs.Content>
                  <Tabs.Content value="todos">
                    {todos.length === 0 && <EmptyState compact title={t('app.messages.noTodos')} />}
                    {groups ? (
                      <TodoGroups groups={groups} todos={todos} onGo={onClose} />
                    ) : (
                      <>
                        <TodoList todos={todos} onGo={onClose} />
                        <WaitingTalks talks={data.waitingTalks ?? []} onGo={onClose} />
                      </>
                    )}
                  </Tabs.Content>
                  <Tabs.Content value="invitations">
                    <Rows
                      onGo={onClose}
                      rows={(centre?.invitations ?? []).map((one) => ({
                        id: [one.plan?.id, one.template?.id, one.employee?.id].join(),
                        text: t('app.messages.invitation', {
                          name: one.employee?.name ?? '',
                          plan: one.plan?.name ?? '',
                        }),
                        path: invitationPath(one),
                      }))}
                    />
                  </Tabs.Content>
                  <Tabs.Content value="reminders">
                    <ReminderTab reminders={reminders} onGo={onClose} />
                  </Tabs.Content>
                  <Tabs.Content value="comments">
                    <CommentTab comments={centre?.comments ?? []} onGo={onClose} />
                  </Tabs.Content>
                  <Tabs.Content value="surveys">
                    <Rows rows={(centre?.surveys ?? []).map(({ id, name }) => ({ id, text: name }))} />
                  </Tabs.Content>
                </Tabs.Root>
              )}
            </Drawer.Body>
            <DrawerClose />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

interface RowsProps {
  rows: readonly { id: string; text: string; path?: string | null }[];
  onGo?: () => void;
}

function Rows({ rows, onGo }: RowsProps) {
  const t = useT();
  if (rows.length === 0) return <EmptyState compact title={t('app.messages.none')} />;
  return (
    <Box as="ul" listStyleType="none">
      {rows.map(({ id, text, path }) => (
        <Text as="li" key={id} py="3" borderTopWidth="1px" overflowWrap="anywhere">
          {path ? (
            <Link to={path} onClick={onGo}>
              {text}
            </Link>
          ) : (
            text
          )}
        </Text>
      ))}
    </Box>
  );
}

type Invitation = NonNullable<NonNullable<MessageDrawerQuery['messageCentre']>['invitations']>[number];

/** The form somebody was asked to fill in; null where the services do not say which. */
function invitationPath({ employee, plan, template }: Invitation): string | null {
  if (!employee || !plan || !template) return null;
  return reviewFormPath({
    planId: plan.id,
    planName: plan.name,
    employeeId: employee.id,
    name: employee.name,
    templateId: template.id,
  });
}
