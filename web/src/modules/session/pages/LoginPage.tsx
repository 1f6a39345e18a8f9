import { useT } from '../../../i18n/useT';
import { EntryFrame } from '../parts/EntryFrame';
import { LoginForm } from '../parts/LoginForm';
import { OtherWaysIn } from '../parts/OtherWaysIn';

export default function LoginPage() {
  const t = useT();
  return (
    <EntryFrame title={t('session.login.title')}>
      <LoginForm />
      <OtherWaysIn />
    </EntryFrame>
  );
}
