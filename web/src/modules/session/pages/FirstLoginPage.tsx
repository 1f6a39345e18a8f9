import { Box, Heading } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { useFirstLoginQuery } from '../invitation.gen';
import { takeToken } from '../../../shared/takeToken';

const ChangePasswordDialog = lazy(() => import('../parts/ChangePasswordDialog'));
const Invitation = lazy(() => import('../parts/Invitation'));

/**
 * For those who come for the first time: with the link of an invitation, or with a password that was handed over. Others
 * are led on; whoever is not signed in, to sign-in (by the links of the client).
 */
export default function FirstLoginPage() {
  const [token] = useState(() => takeToken('invitation'));
  return <Suspense>{token === null ? <HandedOver /> : <Invitation token={token} />}</Suspense>;
}

/** The password that was handed over is changed: a first one, or one that HR has set since. */
function HandedOver() {
  const t = useT();
  const { data } = useFirstLoginQuery({ fetchPolicy: 'network-only', context: { quiet: true } });
  const me = data?.me;
  if (me && !(me.mustChangePassword && me.loginWay === 'DEFAULT')) return <Navigate to="/index" replace />;
  return (
    <Box minH="100dvh" bg="brand.solid">
      <Heading as="h1" srOnly>
        {t('session.title.firstLogin')}
      </Heading>
      {me && (
        <ChangePasswordDialog
          notice={t(me.passwordWasReset ? 'session.password.resetNotice' : 'session.password.firstNotice')}
        />
      )}
    </Box>
  );
}
