import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { type IdentityFragment, useIdentitiesQuery } from '../../../session/identities.gen';
import { switchIdentity } from '../../../session/switchIdentity';
import { confirm } from '../../../ui/confirm';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import { useUnlinkIdentityMutation } from './identities.gen';
import { keepIdentities } from './keepIdentities';

const LinkDialog = lazy(() => import('./LinkDialog'));

/** The identities one may act as on the account's page; own accounts can be linked and unlinked, as oneself. */
export function IdentitiesSection() {
  const t = useT();
  const { id: me, mirrored } = useCurrentUser();
  const { data } = useIdentitiesQuery();
  const [linking, setLinking] = useState(false);
  const [unlink] = useUnlinkIdentityMutation({
    update: (cache, { data }) => keepIdentities(cache, data?.unlinkIdentity?.identities),
  });
  const others = (data?.identities ?? []).filter((one) => !one.original);
  const remove = async ({ id, name }: IdentityFragment) => {
    const yes = await confirm({
      title: t('session.identities.unlink'),
      body: t('session.identities.unlink.body', { name }),
      action: t('session.identities.unlink'),
      danger: true,
    });
    if (!yes) return;
    const answer = await unlink({ variables: { input: { id } } });
    if (answer.data?.unlinkIdentity?.userErrors.length === 0) toast.success(t('session.identities.unlinked'));
  };
  return (
    <SectionCard
      id="identities"
      title={t('session.identities.title')}
      hint={t(mirrored ? 'session.security.mirrored' : 'session.identities.hint')}
      actions={!mirrored && <Button onClick={() => setLinking(true)}>{t('session.identities.link')}</Button>}
    >
      {others.length === 0 && <EmptyState compact title={t('session.identities.none')} />}
      <Stack as="ul" gap="0" listStyleType="none" separator={<Box borderTopWidth="1px" />}>
        {others.map((one) => (
          <Flex as="li" key={one.id} py="2" gap="3" align="center" justify="space-between" wrap="wrap">
            <Box minW="0">
              <Text>
                {one.name}{' '}
                <Box as="span" color="fg.subtle">
                  {one.number}
                </Box>
              </Text>
              {one.departmentName && (
                <Text color="fg.subtle" textStyle="xs">
                  {t('session.identities.headOf', { department: one.departmentName })}
                </Text>
              )}
            </Box>
            <Flex gap="2">
              {one.id !== me && (
                <Button size="sm" onClick={() => void switchIdentity(one.id)}>
                  {t('session.identities.switch')}
                </Button>
              )}
              {!mirrored && !one.departmentName && (
                <Button size="sm" variant="plain" onClick={() => void remove(one)}>
                  {t('session.identities.unlink')}
                </Button>
              )}
            </Flex>
          </Flex>
        ))}
      </Stack>
      <Suspense>{linking && <LinkDialog onClose={() => setLinking(false)} />}</Suspense>
    </SectionCard>
  );
}
