import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { MissingRecord } from '../../../ui/MissingRecord';
import { PageHeader } from '../../../ui/PageHeader';
import { SignInForm } from './SignInForm';
import { SignInTabs } from './SignInTabs';
import { useSignInSettingsQuery } from './signIn.gen';

/** How the people of the company sign in. */
export function SignInTab() {
  const t = useT();
  const { data, loading, error, refetch } = useSignInSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const settings = data?.signInSettings;
  return (
    <>
      <PageHeader title={t('settings.title.accounts')} purpose={t('settings.signIn.purpose')} />
      <SignInTabs />
      {settings ? (
        <SignInForm key={settings.version} settings={settings} onReload={() => void refetch()} />
      ) : (
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('ui.failed.title')}
          hint={t('ui.failed.hint')}
        />
      )}
    </>
  );
}
