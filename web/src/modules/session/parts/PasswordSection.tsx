import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import type { Me } from './PersonalSection';

const ChangePasswordDialog = lazy(() => import('./ChangePasswordDialog'));

/** When the password was changed, and changing it: for the original user, where it is kept here (specification 6). */
export function PasswordSection({ me }: { me: Me }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const refused = me.mirrored
    ? t('session.security.mirrored')
    : me.loginWay === 'DEFAULT'
      ? null
      : t('session.security.elsewhere');
  return (
    <SectionCard
      id="password"
      title={t('session.security.title')}
      hint={refused ?? t('session.security.hint')}
      actions={refused === null && <Button onClick={() => setOpen(true)}>{t('session.password.change')}</Button>}
    >
      <Facts items={[{ label: t('session.security.changedAt'), value: formatDateTime(me.passwordChangedAt) }]} />
      <Suspense>{open && <ChangePasswordDialog onClose={() => setOpen(false)} />}</Suspense>
    </SectionCard>
  );
}
