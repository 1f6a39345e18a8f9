import { Button } from '@chakra-ui/react';
import { heldOn } from '@hengcai/shared/rules/compensation/city';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { formatAmount, formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { Can } from '../../../session/Can';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { EmptyState } from '../../../ui/EmptyState';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { RowActions } from '../../../ui/table/RowActions';
import { useDeleteCityCoefficientMutation } from './city.gen';
import { HoldingState } from '../HoldingState';
import { CoefficientDrawer } from './CoefficientDrawer';
import type { City, Coefficient } from './useCities';

/** All coefficients of a city; those whose month is not over may be corrected and deleted. */
export function CoefficientHistory({ city }: { city: City }) {
  const t = useT();
  const [editing, setEditing] = useState<Coefficient | 'new' | null>(null);
  const columns = useHistoryColumns(city, setEditing);
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <PlusIcon />
        {t('compensation.city.add')}
      </Button>
    </Can>
  );
  return (
    <SectionCard id="coefficients" title={t('compensation.city.history')} actions={add}>
      {city.coefficients.length === 0 ? (
        <EmptyState
          compact
          title={t('compensation.city.history.empty')}
          hint={t('compensation.city.history.empty.hint')}
        />
      ) : (
        <DataTable
          label={t('compensation.city.history')}
          rows={city.coefficients}
          rowKey={({ id }) => id}
          rowName={({ validFrom }) => formatDate(validFrom)}
          columns={columns}
          cards
        />
      )}
      {editing && (
        <CoefficientDrawer city={city} one={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </SectionCard>
  );
}

function useHistoryColumns({ coefficients }: City, onEdit: (one: Coefficient) => void): Column<Coefficient>[] {
  const t = useT();
  const { edit } = usePageAccess();
  const [remove] = useDeleteCityCoefficientMutation();
  const now = heldOn(coefficients, today());
  const takeAway = async ({ id, version, validFrom }: Coefficient) => {
    const sure = await confirm({
      title: t('compensation.city.delete.title', { date: formatDate(validFrom) }),
      body: t('compensation.city.delete.body'),
      action: t('ui.delete'),
      danger: true,
    });
    if (sure)
      await act(
        async () => (await remove({ variables: { input: { id, version } } })).data?.deleteCityCoefficient,
        t('compensation.city.deleted'),
      );
  };
  const columns: Column<Coefficient>[] = [
    { id: 'validFrom', header: t('compensation.city.validFrom'), cell: ({ validFrom }) => formatDate(validFrom) },
    {
      id: 'coefficient',
      header: t('compensation.city.coefficient'),
      numeric: true,
      cell: ({ coefficient }) => formatAmount(coefficient),
    },
    {
      id: 'state',
      header: t('compensation.city.state'),
      cell: (one) => <HoldingState current={one.id === now?.id} ahead={one.validFrom > today()} />,
    },
  ];
  if (edit)
    columns.push({
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      cell: (one) =>
        one.open && (
          <RowActions
            actions={[
              { id: 'edit', label: t('ui.edit'), onSelect: () => onEdit(one) },
              { id: 'delete', label: t('ui.delete'), danger: true, onSelect: () => void takeAway(one) },
            ]}
          />
        ),
    });
  return columns;
}
