import { Link } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { EntryFrame } from '../parts/EntryFrame';
import { ForgotForm } from '../parts/ForgotForm';
import { ResetForm } from '../parts/ResetForm';
import { takeToken } from '../../../shared/takeToken';

/** Both steps of a forgotten password: asking for the mail, and setting the new one with its link. */
export default function ForgetPasswordPage() {
  const t = useT();
  const [token, setToken] = useState(() => takeToken('token'));
  return (
    <EntryFrame title={t(token === null ? 'session.forgot.title' : 'session.reset.title')}>
      {token === null ? <ForgotForm /> : <ResetForm token={token} onInvalid={() => setToken(null)} />}
      <Link asChild mt="4" minH="6">
        <RouterLink to="/login">{t('session.password.backToLogin')}</RouterLink>
      </Link>
    </EntryFrame>
  );
}
