import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { addDays } from '@hengcai/shared/rules/dates';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { formatDateTime } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { today } from '../../i18n/zone';
import { List } from '../../theme/parts/List';
import { confirm } from '../../ui/confirm';
import { EmptyState } from '../../ui/EmptyState';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { Select } from '../../ui/input/Select';
import { Pager } from '../../ui/list/Pager';
import { ReadDrawer } from '../../ui/ReadDrawer';
import { StatusDot } from '../../ui/StatusDot';
import { act } from '../save/outcome';
import { SecretDialog } from '../SecretDialog';
import {
  type SharedLinkRowFragment as Link,
  useCreateSharedLinkMutation,
  useRevokeSharedLinkMutation,
  useSharedLinksQuery,
} from './share.gen';

const DAYS = [1, LIMITS.shareDaysUsual, 30, LIMITS.shareDays];
const PAGE_SIZE = 10;

interface Props {
  /** Path of the page that is shared. */
  path: string;
  /** What of it, as that page names it. */
  object: string;
  onClose: () => void;
}

/** Makes a link to one thing of a public page, and ends those made before. */
export function ShareDrawer({ path, object, onClose }: Props) {
  const t = useT();
  const [days, setDays] = useState(String(LIMITS.shareDaysUsual));
  const [link, setLink] = useState<string | null>(null);
  const [pageNo, setPageNo] = useState(1);
  const page = { pageNo, pageSize: PAGE_SIZE };
  const query = useSharedLinksQuery({
    variables: { path, page },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [create, { loading }] = useCreateSharedLinkMutation();
  const [revoke] = useRevokeSharedLinkMutation();
  const links = (query.data ?? query.previousData)?.sharedLinks;

  const make = () =>
    act(async () => {
      const input = { path, object, validDays: Number(days) };
      // The token must not stay in the cache of the tab.
      const { data } = await create({ variables: { input }, fetchPolicy: 'no-cache', refetchQueries: ['SharedLinks'] });
      const token = data?.createSharedLink?.token;
      if (token) setLink(`${location.origin}${path}#share=${token}`);
      return data?.createSharedLink;
    });
  const end = async ({ id, name }: Link) => {
    const sure = await confirm({
      title: t('platform.share.end.title', { name }),
      body: t('platform.share.end.body'),
      action: t('platform.share.end'),
      danger: true,
    });
    if (!sure) return;
    await act(
      async () => (await revoke({ variables: { input: { id } } })).data?.revokeSharedLink,
      t('platform.share.ended'),
    );
  };
  return (
    <ReadDrawer title={t('platform.share')} onClose={onClose}>
      <Stack gap="5">
        <Text color="fg.muted">{t('platform.share.hint')}</Text>
        <FieldFrame label={t('platform.share.validDays')}>
          <Select
            value={days}
            onChange={setDays}
            clearable={false}
            options={DAYS.map((count) => ({
              value: String(count),
              label: t('platform.share.days', { days: count, until: addDays(today(), count) }),
            }))}
          />
        </FieldFrame>
        <Button variant="solid" alignSelf="flex-start" loading={loading} onClick={() => void make()}>
          {t('platform.share.make')}
        </Button>
        <Stack as="section" gap="2">
          <Heading as="h3" textStyle="sm" fontWeight="medium">
            {t('platform.share.list')}
          </Heading>
          {query.error && !links && <EmptyState compact kind="failed" onRetry={() => void query.refetch()} />}
          {links?.items.length === 0 && <Text color="fg.muted">{t('platform.share.none')}</Text>}
          <List.Root listStyleType="none" gap="3" aria-label={t('platform.share.list')}>
            {links?.items.map((one) => (
              <List.Item key={one.id}>
                <HStack justify="space-between" align="flex-start" gap="3">
                  <Stack gap="0.5" minW="0">
                    <Text overflowWrap="anywhere">{one.name}</Text>
                    <StateOf link={one} />
                  </Stack>
                  {isOpen(one) && (
                    <Button size="xs" flexShrink={0} onClick={() => void end(one)}>
                      {t('platform.share.end')}
                    </Button>
                  )}
                </HStack>
              </List.Item>
            ))}
          </List.Root>
          {(links?.total ?? 0) > PAGE_SIZE && <Pager page={page} total={links?.total ?? 0} onPage={setPageNo} />}
        </Stack>
      </Stack>
      {link && (
        <SecretDialog
          title={t('platform.share.done')}
          hint={t('platform.share.once')}
          secret={link}
          action={t('platform.share.kept')}
          onClose={() => setLink(null)}
        />
      )}
    </ReadDrawer>
  );
}

const isOpen = ({ endedAt, expiresAt }: Link): boolean => endedAt === null && Date.parse(expiresAt) > Date.now();

function StateOf({ link }: { link: Link }) {
  const t = useT();
  if (link.endedAt) return <StatusDot tone="closed" label={t('platform.share.state.ended')} />;
  return isOpen(link) ? (
    <StatusDot tone="approved" label={t('platform.share.state.until', { at: formatDateTime(link.expiresAt) })} />
  ) : (
    <StatusDot tone="closed" label={t('platform.share.state.over')} />
  );
}
