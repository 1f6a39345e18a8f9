import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { formatDate, localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { useFileExport } from '../../../shared/save/useFileExport';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { PeopleDrawer } from '../people/PeopleDrawer';
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
  const [page, setPage] = useState({ pageNo: 1, pageSize: LIMITS.pageSizeDefault });
  const ofRow = { filter, ...(row && { key: row.key }) };
  const query = useExitLeaversQuery({ variables: { ...ofRow, page }, ...LIST_QUERY });
  const list = listRows(query, (data) => data.exitLeavers);
  const [exported] = useExportExitLeaversMutation();
  const file = useFileExport(async () => (await exported({ variables: { input: ofRow } })).data?.exportExitLeavers);
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
  return (
    <PeopleDrawer
      title={row ? t('analytics.leavers.of', { name: row.label }) : t('analytics.leavers.all')}
      columns={columns}
      list={list}
      page={page}
      onPage={(pageNo) => setPage({ ...page, pageNo })}
      empty={{ title: t('analytics.leavers.empty'), hint: t('analytics.leavers.empty.hint') }}
      file={file}
      onClose={onClose}
    />
  );
}
