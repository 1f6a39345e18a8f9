import { Button } from '@chakra-ui/react';
import { formatDate, formatNumber, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { usePageAccess } from '../../../ui/PageAccess';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { Account } from './useAccounts';

/** Columns of everybody's points. */
export function useAccountColumns(onOpen: (one: Account) => void, onAdjust: (one: Account) => void): Column<Account>[] {
  const t = useT();
  const { edit } = usePageAccess();
  const columns: Column<Account>[] = [
    {
      id: 'name',
      header: t('reward.account.name'),
      width: 180,
      maxWidth: 260,
      cell: (account) => (
        <Button variant="plain" h="auto" p="0" onClick={() => onOpen(account)}>
          <Person person={{ name: localName(account.employee), number: account.employee?.number ?? null }} />
        </Button>
      ),
    },
    {
      id: 'department',
      header: t('reward.account.department'),
      maxWidth: 240,
      cell: ({ employee }) => localName(employee?.department),
    },
    {
      id: 'balance',
      header: t('reward.own.balance'),
      numeric: true,
      cell: ({ balance }) => formatNumber(String(balance)),
    },
    {
      id: 'receivedThisYear',
      header: t('reward.account.receivedThisYear'),
      numeric: true,
      cell: ({ receivedThisYear }) => formatNumber(String(receivedThisYear)),
    },
    {
      id: 'lastEntryOn',
      header: t('reward.account.lastEntryOn'),
      cell: ({ lastEntryOn }) => formatDate(lastEntryOn),
    },
  ];
  if (edit)
    columns.push({
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      cell: (account) => (
        <RowActions actions={[{ id: 'adjust', label: t('reward.adjust'), onSelect: () => onAdjust(account) }]} />
      ),
    });
  return columns;
}
