import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/list/Pager';
import { SectionCard } from '../../../ui/Panel';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { useDepartures, type Departure } from './useDepartures';

const REASON_TEXTS = {
  INACTIVE: 'settings.sync.gone.INACTIVE',
  DELETED: 'settings.sync.gone.DELETED',
  MISSING: 'settings.sync.gone.MISSING',
  '%future added value': 'settings.sync.unknown',
} as const;

/** People who are no longer in the directory: nobody's account is closed before somebody says so here. */
export function DeparturesCard() {
  const t = useT();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { rows, total, loading, retry, page, setPageNo, decide } = useDepartures();
  const columns: Column<Departure>[] = [
    {
      id: 'name',
      header: t('settings.account.name'),
      width: 160,
      cell: ({ employee }) => employee && <Link to={`/employee/details?empId=${employee.id}`}>{employee.name}</Link>,
    },
    { id: 'number', header: t('settings.member.number'), width: 120, cell: ({ employee }) => employee?.number },
    {
      id: 'reason',
      header: t('settings.sync.gone.reason'),
      width: 240,
      cell: ({ reason }) => reason && t(REASON_TEXTS[reason]),
    },
    {
      id: 'since',
      header: t('settings.sync.gone.since'),
      width: 150,
      cell: ({ goneSince }) => formatDateTime(goneSince),
    },
    {
      id: 'account',
      header: t('settings.sync.gone.account'),
      width: 120,
      cell: ({ accountOpen }) => t(accountOpen ? 'settings.sync.gone.open' : 'settings.sync.gone.closed'),
    },
  ];
  const act = async (close: boolean) => {
    if (await decide([...chosen], close)) setChosen(new Set());
  };
  return (
    <SectionCard
      title={t('settings.sync.gone')}
      hint={t('settings.sync.gone.hint')}
      actions={
        total > 0 && (
          <>
            <Button disabled={chosen.size === 0} onClick={() => void act(false)}>
              {t('settings.sync.gone.keep')}
            </Button>
            <Button colorPalette="red" disabled={chosen.size === 0} onClick={() => void act(true)}>
              {t('settings.sync.gone.close')}
            </Button>
          </>
        )
      }
    >
      <Stack gap="0">
        <DataTable
          label={t('settings.sync.gone')}
          columns={columns}
          rows={rows}
          rowKey={({ employee, goneSince }) => employee?.id ?? goneSince}
          rowName={({ employee }) => employee?.name ?? ''}
          loading={loading}
          selection={{ ids: chosen, onChange: setChosen }}
          empty={
            retry ? (
              <EmptyState compact kind="failed" onRetry={retry} />
            ) : (
              <EmptyState compact title={t('settings.sync.gone.empty')} hint={t('settings.sync.gone.empty.hint')} />
            )
          }
          cards
        />
        {total > page.pageSize && <Pager page={page} total={total} onPage={setPageNo} />}
      </Stack>
    </SectionCard>
  );
}
