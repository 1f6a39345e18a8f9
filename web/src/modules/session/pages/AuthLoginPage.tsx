import { Button, Link, Spinner, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { CompanyForm } from '../parts/CompanyForm';
import { EntryFrame } from '../parts/EntryFrame';
import { useExternalLogin } from '../parts/useExternalLogin';

/** Signing in at the company's identity provider: leads there, and takes in what it sends back. */
export default function AuthLoginPage() {
  const t = useT();
  const { state, start } = useExternalLogin();
  return (
    <EntryFrame title={t('session.external.title')}>
      {state.kind === 'busy' && (
        <Stack direction="row" align="center" gap="3" role="status">
          <Spinner size="sm" />
          <Text>{t('session.external.busy')}</Text>
        </Stack>
      )}
      {state.kind === 'ask' && <CompanyForm onStart={start} />}
      {state.kind === 'failed' && (
        <Stack gap="4" align="flex-start">
          <Text role="alert">{state.message}</Text>
          <Button variant="solid" asChild>
            <RouterLink to="/auth-login?ask=1" reloadDocument>
              {t('session.external.again')}
            </RouterLink>
          </Button>
        </Stack>
      )}
      <Link asChild mt="4" minH="6">
        <RouterLink to="/login?local=1">{t('session.external.toPassword')}</RouterLink>
      </Link>
    </EntryFrame>
  );
}
