import { Button, Flex } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { formatDate, localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { useFileExport } from '../../../shared/save/useFileExport';
import { EmptyState } from '../../../ui/EmptyState';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { Pager } from '../../../ui/list/Pager';
import { usePageAccess } from '../../../ui/PageAccess';
import { Person } from '../../../ui/Person';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { DataTable } from '../../../ui/table/DataTable';
import type { Column } from '../../../ui/table/columns';
import {
  type ExitLeaverRowFragment,
  type ExitLeaversQueryVariables,
  useExitLeaversQuery,
  useExportExitLeaversMutation,
} from './exit.gen';
import type { ExitRow } from './useExitRates';

interface Props {
  filter: ExitLeaversQueryVariables['filter'];
  /** Whose row; null: of the whole report. */
  row: Pick<ExitRow, 'key' | 'label'> | null;
  onClose: () => void;
}

/** Who left: of one row of the report, or of all. */
export function LeaversDrawer({ filter, row, onClose }: Props) {
  const t = useT();
  const enumLabel = useEnumLabel();
  const access = usePageAccess();
  const [page, setPage] = useState({ pageNo: 1, pageSize: LIMITS.pageSizeDefault });
  const ofRow = { filter, ...(row && { key: row.key }) };
  const query = useExitLeaversQuery({ variables: { ...ofRow, page }, ...LIST_QUERY });
  const { rows, total, loading, failed, refetch } = listRows(query, (data) => data.exitLeavers);
  const [exported] = useExportExitLeaversMutation();
  const { save, busy } = useFileExport(
    async () => (await exported({ variables: { input: ofRow } })).data?.exportExitLeavers,
  );
  const columns: Column<ExitLeaverRowFragment>[] = [
    {
      id: 'name',
      header: t('analytics.leavers.name'),
      maxWidth: 240,
      cell: ({ employee }) =>
        employee ? <Person person={{ name: localName(employee), number: employee.number }} /> : orDash(null),
    },
    { id: 'lastDay', header: t('analytics.leavers.lastDay'), cell: ({ lastDay }) => formatDate(lastDay) },
    {
      id: 'exitKind',
      header: t('analytics.leavers.exitKind'),
      cell: ({ exitKind }) => enumLabel('ExitKind', exitKind),
    },
    {
      id: 'exitReason',
      header: t('analytics.leavers.exitReason'),
      maxWidth: 200,
      cell: ({ exitReasonName }) => orDash(exitReasonName),
    },
    {
      id: 'department',
      header: t('analytics.leavers.department'),
      maxWidth: 200,
      cell: ({ departmentName }) => orDash(departmentName),
    },
    { id: 'rank', header: t('analytics.leavers.rank'), cell: ({ rankName }) => orDash(rankName) },
    { id: 'entryDate', header: t('analytics.leavers.entryDate'), cell: ({ entryDate }) => formatDate(entryDate) },
  ];
  const title = row ? t('analytics.leavers.of', { name: row.label }) : t('analytics.leavers.all');
  return (
    <ReadDrawer title={title} size="xl" onClose={onClose}>
      {access.export && (
        <Flex justify="flex-end" mb="3">
          <Button onClick={() => void save()} loading={busy}>
            <DownloadIcon />
            {t('analytics.leavers.export')}
          </Button>
        </Flex>
      )}
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
            <EmptyState title={t('analytics.leavers.empty')} hint={t('analytics.leavers.empty.hint')} />
          )
        }
      />
      <Pager page={page} total={total} onPage={(pageNo) => setPage({ ...page, pageNo })} busy={loading} />
    </ReadDrawer>
  );
}
