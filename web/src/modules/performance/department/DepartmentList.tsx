import { HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate, formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { usePlanColumns, WAITING, WaitingList } from '../examine/WaitingList';
import { type DepartmentTargetStatesQuery, useDepartmentTargetStatesQuery } from './department.gen';
import { departmentPath } from './departmentAddress';
import { DepartmentTargetStatus } from './DepartmentTargetStatus';

type Row = NonNullable<DepartmentTargetStatesQuery['departmentTargetStates']>['items'][number];

const pathOf = ({ plan, department }: Row): string =>
  departmentPath({ planId: plan?.id ?? '', departmentId: department?.id ?? '' });

/** The departments whose targets concern the reader, in every plan, and how far they are. */
export function DepartmentList() {
  const t = useT();
  const planColumns = usePlanColumns<Row>(220);
  const list = useListState(WAITING);
  const rows = listRows(
    useDepartmentTargetStatesQuery({
      variables: { waitingForMe: list.filter.waiting === 'yes', page: list.page },
      ...LIST_QUERY,
    }),
    (data) => data.departmentTargetStates,
  );
  const columns: readonly Column<Row>[] = [
    {
      id: 'department',
      header: t('performance.dept.department'),
      width: 180,
      cell: (row) => <Link to={pathOf(row)}>{localName(row.department)}</Link>,
    },
    ...planColumns,
    { id: 'head', header: t('performance.dept.headOf'), width: 160, cell: (row) => <Head row={row} /> },
    {
      id: 'members',
      header: t('performance.dept.members'),
      width: 90,
      numeric: true,
      cell: (row) => formatNumber(String(row.memberCount)),
    },
    { id: 'state', header: t('performance.dept.state'), width: 150, cell: (row) => <StateOf row={row} /> },
    { id: 'lastDay', header: t('performance.dept.lastDay'), width: 110, cell: (row) => formatDate(row.lastDay) },
  ];
  return (
    <WaitingList
      tableId="performance.departments"
      list={{ ...list, ...rows }}
      columns={columns}
      card={(row) => (
        <Stack gap="2">
          <HStack justify="space-between" align="flex-start">
            <Link to={pathOf(row)}>{localName(row.department)}</Link>
            <StateOf row={row} />
          </HStack>
          <Text color="fg.muted">
            {orDash(row.plan?.name)} · {t('performance.dept.until', { day: formatDate(row.lastDay) })}
          </Text>
        </Stack>
      )}
      empty={{ title: t('performance.dept.list.empty'), hint: t('performance.dept.list.hint') }}
    />
  );
}

function Head({ row: { head } }: { row: Row }) {
  return head ? <Person person={{ name: localName(head), number: head.number }} /> : <>{orDash(null)}</>;
}

const StateOf = ({ row }: { row: Row }) => (
  <DepartmentTargetStatus status={row.targetStatus} planStatus={row.plan?.status} waits={row.waits} />
);
