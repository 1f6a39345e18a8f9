import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/list/Pager';
import { SectionCard } from '../../../ui/Panel';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { type DirectoryConflictsQuery, useDirectoryConflictsQuery } from './sync.gen';

type Conflict = NonNullable<DirectoryConflictsQuery['directoryConflicts']>['items'][number];
const PAGE_SIZE = 20;

/** What the directory has pushed and could not be taken over, with the reason. */
export function ConflictsCard() {
  const t = useT();
  const [pageNo, setPageNo] = useState(1);
  const page = { pageNo, pageSize: PAGE_SIZE };
  const { data, previousData, loading, error, refetch } = useDirectoryConflictsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.directoryConflicts;
  const columns: Column<Conflict>[] = [
    {
      id: 'name',
      header: t('settings.account.name'),
      width: 160,
      cell: ({ employee }) => employee && <Link to={`/employee/details?empId=${employee.id}`}>{employee.name}</Link>,
    },
    { id: 'field', header: t('settings.sync.conflict.field'), width: 140, cell: ({ field }) => field },
    { id: 'value', header: t('settings.sync.conflict.value'), width: 200, cell: ({ value }) => orDash(value) },
    { id: 'message', header: t('settings.sync.conflict.why'), wide: true, cell: ({ message }) => message },
  ];
  return (
    <SectionCard title={t('settings.sync.conflicts')} hint={t('settings.sync.conflicts.hint')}>
      <Stack gap="0">
        <DataTable
          label={t('settings.sync.conflicts')}
          columns={columns}
          rows={found?.items ?? []}
          rowKey={({ employee, field }) => `${employee?.id ?? ''} ${field}`}
          loading={loading && !found}
          empty={
            error ? (
              <EmptyState compact kind="failed" onRetry={() => void refetch()} />
            ) : (
              <EmptyState compact title={t('settings.sync.conflicts.empty')} />
            )
          }
          cards
        />
        {found && found.total > PAGE_SIZE && <Pager page={page} total={found.total} onPage={setPageNo} />}
      </Stack>
    </SectionCard>
  );
}
