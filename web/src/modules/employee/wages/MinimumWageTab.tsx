import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { formatAmount, formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { forget } from '../../../shared/save/known';
import { act } from '../../../shared/save/outcome';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { confirm } from '../../../ui/confirm';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { usePageAccess } from '../../../ui/PageAccess';
import { Panel } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import { RowActions } from '../../../ui/table/RowActions';
import { useDictionaries } from '../dictionary/useDictionaries';
import { SettingTabs } from '../dictionary/SettingTabs';
import { MinimumWageDrawer } from './MinimumWageDrawer';
import { type MinimumWagePartsFragment, useDeleteMinimumWageMutation, useMinimumWagesQuery } from './minimumWages.gen';

export type Wage = MinimumWagePartsFragment;

/** The minimum wages of the cities people work in, each from a day on: the pay of probations is held against them. */
export function MinimumWageTab() {
  const t = useT();
  const { edit } = usePageAccess();
  const { wordFor } = useDictionaries();
  const { data, loading, refetch } = useMinimumWagesQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteMinimumWageMutation();
  const [editing, setEditing] = useState<Wage | 'new' | null>(null);
  const wages = data?.minimumWages;
  const city = (wage: Wage) => wordFor('city', wage.city);
  const takeAway = async (wage: Wage) => {
    const name = t('employee.wage.one', { city: city(wage), date: formatDate(wage.validFrom) });
    const sure = await confirm({
      title: t('employee.wage.remove.title', { name }),
      body: t('employee.wage.remove.body'),
      action: t('ui.delete'),
      danger: true,
    });
    if (!sure) return;
    const { id, version } = wage;
    await act(
      async () =>
        (
          await remove({
            variables: { input: { id, version } },
            update: (cache, { data: told }) => forget(cache, 'MinimumWage', [told?.deleteMinimumWage?.id]),
          })
        ).data?.deleteMinimumWage,
      t('employee.wage.removed', { name }),
    );
  };
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <PlusIcon />
        {t('employee.wage.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <PageHeader title={t('employee.title.customSetting')} purpose={t('employee.wage.purpose')} actions={add} />
      <SettingTabs current="wages" />
      <Panel p="4">
        {!wages && loading && <Skeleton h="40" />}
        {!wages && !loading && <EmptyState kind="failed" onRetry={() => void refetch()} />}
        {wages?.length === 0 && (
          <EmptyState title={t('employee.wage.empty')} hint={t('employee.wage.empty.hint')} action={add} />
        )}
        {wages && wages.length > 0 && (
          <DataTable
            label={t('employee.wage.all')}
            rows={wages}
            rowKey={({ id }) => id}
            rowName={city}
            columns={[
              { id: 'city', header: t('employee.city'), cell: city },
              { id: 'validFrom', header: t('employee.wage.validFrom'), cell: (wage) => formatDate(wage.validFrom) },
              {
                id: 'amount',
                header: t('employee.wage.amount'),
                cell: (wage) => formatAmount(wage.amount),
                numeric: true,
              },
              ...(edit
                ? [
                    {
                      id: 'actions',
                      header: '',
                      pin: 'end' as const,
                      cell: (wage: Wage) => (
                        <RowActions
                          actions={[
                            { id: 'edit', label: t('ui.edit'), onSelect: () => setEditing(wage) },
                            {
                              id: 'remove',
                              label: t('ui.delete'),
                              danger: true,
                              onSelect: () => void takeAway(wage),
                            },
                          ]}
                        />
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Panel>
      {editing && (
        <MinimumWageDrawer
          wage={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={() => void refetch()}
        />
      )}
    </>
  );
}
