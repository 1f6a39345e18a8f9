import { Stack } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { ApiTokensSection } from '../../../shared/apiTokens/ApiTokensSection';
import { ChangesToApprove } from '../../../shared/approval/ChangesToApprove';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { useMyAccountQuery } from '../account.gen';
import { AvatarSection } from '../avatar/AvatarSection';
import { IdentitiesSection } from '../identities/IdentitiesSection';
import { MailSection } from '../mails/MailSection';
import { OwnRecordSection } from '../parts/OwnRecordSection';
import { PasswordSection } from '../parts/PasswordSection';
import { PersonalSection } from '../parts/PersonalSection';

/** Who one is here, the password, and the tokens of one's scripts. */
export default function MyAccountPage() {
  const t = useT();
  const { data, loading, error, refetch } = useMyAccountQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const me = data?.me;
  return (
    <>
      <PageHeader title={t('session.title.myAccount')} purpose={t('session.account.purpose')} />
      {!me && loading && <Skeleton h="60" />}
      {!me && error && <EmptyState kind="failed" onRetry={() => void refetch()} />}
      {me && (
        <Stack gap="4">
          {!me.mirrored && <ChangesToApprove />}
          <PersonalSection me={me} />
          {!me.mirrored && me.employee && <OwnRecordSection employeeId={me.employee.id} />}
          <AvatarSection />
          <PasswordSection me={me} />
          {!me.mirrored && <MailSection />}
          <IdentitiesSection />
          {!me.mirrored && <ApiTokensSection />}
        </Stack>
      )}
    </>
  );
}
