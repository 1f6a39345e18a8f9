import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { SecretDialog } from '../../../shared/SecretDialog';
import { confirm } from '../../../ui/confirm';
import { Facts } from '../../../ui/Facts';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import { useCreateScimTokenMutation, useRevokeScimTokenMutation } from './sync.gen';
import type { Settings } from './syncValues';

/** What is entered in a directory that pushes: the address and a token, which is shown once. */
export function ScimTokenCard({ settings, onChanged }: { settings: Settings; onChanged: () => void }) {
  const t = useT();
  const { edit } = usePageAccess();
  const { scimToken: token, scimAddress } = settings;
  const [made, setMade] = useState<string | null>(null);
  const [create, { loading: creating }] = useCreateScimTokenMutation();
  const [revoke, { loading: revoking }] = useRevokeScimTokenMutation();
  const onCreate = async () => {
    const sure =
      token === null ||
      (await confirm({
        title: t('settings.sync.token.replace'),
        body: t('settings.sync.token.replace.body'),
        action: t('settings.sync.token.create'),
      }));
    if (!sure) return;
    await act(async () => {
      const answer = (await create()).data?.createScimToken;
      if (answer?.token) setMade(answer.token);
      return answer;
    });
  };
  const onRevoke = async () => {
    const sure = await confirm({
      title: t('settings.sync.token.revoke'),
      body: t('settings.sync.token.revoke.body'),
      action: t('settings.sync.token.revoke'),
      danger: true,
    });
    if (!sure) return;
    await act(async () => (await revoke()).data?.revokeScimToken, t('settings.sync.token.revoked'));
    onChanged();
  };
  const used = token?.lastUsedAt ? formatDateTime(token.lastUsedAt) : t('settings.sync.token.unused');
  return (
    <SectionCard
      title={t('settings.sync.token.title')}
      hint={t('settings.sync.token.hint')}
      actions={
        edit && (
          <>
            {token && (
              <Button loading={revoking} onClick={() => void onRevoke()}>
                {t('settings.sync.token.revoke')}
              </Button>
            )}
            <Button variant={token ? 'outline' : 'solid'} loading={creating} onClick={() => void onCreate()}>
              {t('settings.sync.token.create')}
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        <Facts
          items={[
            { label: t('settings.sync.token.address'), value: scimAddress, wide: true },
            ...(token
              ? [
                  { label: t('settings.sync.token.ending'), value: token.ending },
                  { label: t('settings.sync.token.createdAt'), value: formatDateTime(token.createdAt) },
                  { label: t('settings.sync.token.lastUsedAt'), value: used },
                ]
              : [{ label: t('settings.sync.token.ending'), value: t('settings.sync.token.none') }]),
          ]}
        />
      </Stack>
      {made !== null && (
        <SecretDialog
          title={t('settings.sync.token.made')}
          hint={t('settings.sync.token.made.hint')}
          secret={made}
          action={t('settings.sync.token.kept')}
          onClose={() => {
            setMade(null);
            onChanged();
          }}
        />
      )}
    </SectionCard>
  );
}
