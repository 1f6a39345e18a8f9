import { Button } from '@chakra-ui/react';
import { formatDateTime, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { signInTone } from '../../../shared/signInTone';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { Account, useAccountActions } from './useAccountActions';

interface Tasks extends ReturnType<typeof useAccountActions> {
  show: (account: Account) => void;
  rename: (account: Account) => void;
}

/** Columns of the accounts, and what may be done to each. */
export function useAccountColumns(tasks: Tasks): Column<Account>[] {
  const t = useT();
  const label = useEnumLabel();
  const { edit } = usePageAccess();
  const change = (account: Account) => [
    ...(account.withoutPerson
      ? [{ id: 'rename', label: t('settings.account.rename'), onSelect: () => tasks.rename(account) }]
      : []),
    { id: 'reset', label: t('settings.account.reset'), onSelect: () => void tasks.reset(account) },
    { id: 'signOut', label: t('settings.account.signOut'), onSelect: () => void tasks.signOut(account) },
    account.status === 'DISABLED'
      ? { id: 'enable', label: t('settings.account.enable'), onSelect: () => void tasks.enable(account) }
      : {
          id: 'disable',
          label: t('settings.account.disable'),
          danger: true,
          onSelect: () => void tasks.disable(account),
        },
  ];
  return [
    {
      id: 'name',
      header: t('settings.account.name'),
      width: 160,
      cell: (account) => (
        <Button variant="plain" size="sm" px="0" colorPalette="brand" onClick={() => tasks.show(account)}>
          {account.name}
        </Button>
      ),
    },
    {
      id: 'number',
      header: t('settings.member.number'),
      width: 130,
      cell: ({ number, withoutPerson }) => (withoutPerson ? t('settings.account.noPerson') : orDash(number)),
    },
    { id: 'account', header: t('settings.account.account'), width: 150, cell: ({ account }) => orDash(account) },
    {
      id: 'email',
      header: t('settings.account.email'),
      width: 220,
      maxWidth: 280,
      wide: true,
      cell: ({ email }) => orDash(email),
    },
    {
      id: 'status',
      header: t('settings.account.status'),
      width: 120,
      cell: ({ status }) => status && <StatusDot tone={signInTone(status)} label={label('SignInStatus', status)} />,
    },
    {
      id: 'lastSignInAt',
      header: t('settings.account.lastSignIn'),
      width: 150,
      cell: ({ lastSignInAt }) => formatDateTime(lastSignInAt),
    },
    {
      id: 'roles',
      header: t('settings.account.roles'),
      width: 200,
      maxWidth: 320,
      cell: ({ roles }) => orDash(roles.map(({ name }) => name).join(t('import.listSeparator'))),
    },
    {
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      width: 60,
      cell: (account) => (
        <RowActions
          actions={[
            { id: 'show', label: t('settings.account.show'), onSelect: () => tasks.show(account) },
            ...(edit && account.lockedBy === null ? change(account) : []),
          ]}
        />
      ),
    },
  ];
}
