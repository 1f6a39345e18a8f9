import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { useAvatar } from '../../../session/useAvatar';
import { SectionCard } from '../../../ui/Panel';
import { Avatar } from '../../../ui/Person';

const AvatarDialog = lazy(() => import('./AvatarDialog'));

/** The own picture on the account's page. */
export function AvatarSection() {
  const t = useT();
  const { name, mirrored } = useCurrentUser();
  const { url } = useAvatar();
  const [open, setOpen] = useState(false);
  return (
    <SectionCard
      id="avatar"
      title={t('session.avatar.title')}
      hint={mirrored ? t('session.security.mirrored') : t('session.avatar.hint')}
      actions={
        (url !== null || !mirrored) && (
          <Button onClick={() => setOpen(true)}>{t(mirrored ? 'session.avatar.view' : 'session.avatar.change')}</Button>
        )
      }
    >
      <Avatar name={name} url={url} size={14} />
      <Suspense>{open && <AvatarDialog onClose={() => setOpen(false)} />}</Suspense>
    </SectionCard>
  );
}
