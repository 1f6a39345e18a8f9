import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { type OpenInvitationMutation, useOpenInvitationMutation } from '../invitation.gen';
import { EntryFrame } from './EntryFrame';
import { FirstPasswordForm } from './FirstPasswordForm';

type Opened = NonNullable<OpenInvitationMutation['openInvitation']>;

/** Greets whom a link invites, and asks for the first password; a link that does not hold says what to do next. */
export default function Invitation({ token }: { token: string }) {
  const t = useT();
  const [open] = useOpenInvitationMutation({ context: { anySession: true, quiet: true } });
  const [answer, setAnswer] = useState<Opened | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let live = true;
    void open({ variables: { input: { token } } })
      .then(({ data }) => data?.openInvitation ?? 'failed')
      .catch(() => 'failed' as const)
      .then((found) => live && setAnswer(found));
    return () => {
      live = false;
    };
  }, [open, token, attempt]);
  const invitation = answer === 'failed' ? null : answer?.invitation;
  const refusal = answer === 'failed' ? t('session.invitation.failed') : answer?.userErrors[0]?.message;
  return (
    <EntryFrame title={t(refusal ? 'session.invitation.over' : 'session.invitation.title')}>
      {answer === null && <Skeleton h="40" />}
      {invitation && (
        <Stack gap="4">
          <Text>
            {t('session.invitation.welcome', { name: invitation.personName, company: invitation.companyName })}
          </Text>
          <FirstPasswordForm
            token={token}
            invitation={invitation}
            onInvalid={(message) => setAnswer({ invitation: null, userErrors: [{ code: '', field: null, message }] })}
          />
        </Stack>
      )}
      {refusal && (
        <Stack gap="4" align="flex-start">
          <Text role="alert">{refusal}</Text>
          {answer === 'failed' && (
            <Button
              onClick={() => {
                setAnswer(null);
                setAttempt(attempt + 1);
              }}
            >
              {t('ui.retry')}
            </Button>
          )}
          <Link asChild minH="6">
            <RouterLink to="/login">{t('session.invitation.toLogin')}</RouterLink>
          </Link>
        </Stack>
      )}
    </EntryFrame>
  );
}
