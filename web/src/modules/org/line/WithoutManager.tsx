import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DASH, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/list/Pager';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { useWithoutManagerQuery } from './reportLine.gen';
import { type LinePerson, nameOf } from './useReportLine';

/** Who has no line manager and should have one; the name leads to where one is entered. */
export function WithoutManager({ departmentId, onClose }: { departmentId: string | null; onClose: () => void }) {
  const t = useT();
  const [page, setPage] = useState({ pageNo: 1, pageSize: 20 });
  const { data, previousData, loading } = useWithoutManagerQuery({
    variables: { departmentId, page },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.withoutManager;
  const columns: Column<LinePerson>[] = [
    {
      id: 'name',
      header: t('org.member.name'),
      cell: (one) => (
        <Link to={`/employee/details?id=${one.employeeId}#work`}>
          {nameOf(one)} {one.number}
        </Link>
      ),
    },
    {
      id: 'department',
      header: t('org.line.department'),
      cell: (one) => (one.department ? localName(one.department) : DASH),
    },
    { id: 'reports', header: t('org.line.reports'), numeric: true, cell: (one) => one.reports },
  ];
  return (
    <ReadDrawer title={t('org.line.orphans')} size="md" onClose={onClose}>
      <Text color="fg.muted" mb="3">
        {t('org.line.orphans.hint')}
      </Text>
      <DataTable
        label={t('org.line.orphans')}
        columns={columns}
        rows={found?.items ?? []}
        rowKey={(one) => one.employeeId}
        loading={loading && !found}
        empty={<EmptyState compact title={t('org.line.orphans.none')} />}
        density="compact"
      />
      <Pager
        page={page}
        total={found?.total ?? null}
        busy={loading}
        onPage={(pageNo) => setPage({ ...page, pageNo })}
      />
    </ReadDrawer>
  );
}
