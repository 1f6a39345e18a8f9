import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { Pager } from '../../../ui/list/Pager';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { DataTable } from '../../../ui/table/DataTable';
import { usePointEntriesQuery } from './points.gen';
import type { Account } from './useAccounts';
import { useEntryColumns } from './useEntryColumns';

/** Where the points of one person came from and went. */
export function EntriesDrawer({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT();
  const columns = useEntryColumns();
  const [page, setPage] = useState({ pageNo: 1, pageSize: LIMITS.pageSizeDefault });
  const query = usePointEntriesQuery({ variables: { employeeId: account.id, page }, ...LIST_QUERY });
  const { rows, total, loading, failed, refetch } = listRows(query, (data) => data.pointEntries);
  const title = t('reward.entries.of', { name: localName(account.employee) });
  return (
    <ReadDrawer title={title} size="xl" onClose={onClose}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={loading}
        cards
        empty={
          failed ? (
            <EmptyState kind="failed" onRetry={refetch} />
          ) : (
            <EmptyState title={t('reward.entries.empty')} hint={t('reward.own.empty.hint')} />
          )
        }
      />
      <Pager page={page} total={total} onPage={(pageNo) => setPage({ ...page, pageNo })} busy={loading} />
    </ReadDrawer>
  );
}
