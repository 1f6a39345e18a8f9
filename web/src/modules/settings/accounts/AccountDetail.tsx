import { Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT, useTextIfAny } from '../../../i18n/useT';
import { signInTone } from '../../../shared/signInTone';
import { EmptyState } from '../../../ui/EmptyState';
import { Facts } from '../../../ui/Facts';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { StatusDot } from '../../../ui/StatusDot';
import { useUserAccountDetailQuery } from './accounts.gen';
import type { Account } from './useAccountActions';

/** What there is to know of one account, and why it cannot be changed where it cannot. */
export function AccountDetail({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT();
  const textIfAny = useTextIfAny();
  const label = useEnumLabel();
  const { data, error, refetch } = useUserAccountDetailQuery({
    variables: { id: account.id },
    fetchPolicy: 'cache-and-network',
  });
  const detail = data?.userAccount;
  const { status, number, email, roles, lastSignInAt, lockedBy } = detail ?? account;
  const person = detail?.employee;
  const facts = [
    {
      label: t('settings.account.status'),
      value: status && <StatusDot tone={signInTone(status)} label={label('SignInStatus', status)} />,
    },
    { label: t('settings.account.lastSignIn'), value: formatDateTime(lastSignInAt) },
    {
      label: t('settings.account.person'),
      value: account.withoutPerson ? (
        t('settings.account.noPerson.detail')
      ) : person ? (
        <Link asChild color="brand.fg">
          <RouterLink to={`/employee/details?id=${person.id}`}>{number}</RouterLink>
        </Link>
      ) : (
        orDash(number)
      ),
    },
    { label: t('settings.account.account'), value: orDash((detail ?? account).account) },
    { label: t('settings.account.email'), value: orDash(email), wide: true },
    {
      label: t('settings.account.roles'),
      value: orDash(roles.map(({ name }) => name).join(t('import.listSeparator'))),
      wide: true,
    },
    {
      label: t('settings.account.password'),
      value: detail && t(detail.mustChangePassword ? 'settings.account.mustChange' : 'settings.account.ownPassword'),
    },
    { label: t('settings.account.createdAt'), value: formatDateTime(detail?.createdAt) },
  ];
  return (
    <ReadDrawer title={account.name} onClose={onClose}>
      {error && !detail ? (
        <EmptyState kind="failed" onRetry={() => void refetch()} />
      ) : (
        <Stack gap="5">
          {lockedBy && <Text color="fg.muted">{textIfAny(`settings.account.locked.${lockedBy}`)}</Text>}
          <Facts items={facts} columns={2} />
        </Stack>
      )}
    </ReadDrawer>
  );
}
