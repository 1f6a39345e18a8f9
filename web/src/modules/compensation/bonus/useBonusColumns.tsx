import { formatAmount, formatCount, formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { usePageAccess } from '../../../ui/PageAccess';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { HoldingState } from '../HoldingState';
import { type BonusBase, nameOf } from './useBonusBases';

interface Acts {
  edit: (base: BonusBase) => void;
  remove: (base: BonusBase) => void;
}

/** Columns of the bases of bonuses. */
export function useBonusColumns({ edit, remove }: Acts): Column<BonusBase>[] {
  const t = useT();
  const access = usePageAccess();
  const actions: Column<BonusBase> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    cell: (base) =>
      base.open && (
        <RowActions
          actions={[
            { id: 'edit', label: t('ui.edit'), onSelect: () => edit(base) },
            { id: 'delete', label: t('ui.delete'), danger: true, onSelect: () => remove(base) },
          ]}
        />
      ),
  };
  return [
    { id: 'of', header: t('compensation.bonus.of'), maxWidth: 260, cell: nameOf },
    {
      id: 'months',
      header: t('compensation.bonus.months'),
      numeric: true,
      cell: ({ months }) => formatAmount(months),
    },
    { id: 'validFrom', header: t('compensation.bonus.validFrom'), cell: ({ validFrom }) => formatDate(validFrom) },
    {
      id: 'state',
      header: t('compensation.bonus.state'),
      cell: ({ current, validFrom }) => <HoldingState current={current} ahead={validFrom > today()} />,
    },
    {
      id: 'people',
      header: t('compensation.bonus.people'),
      numeric: true,
      cell: ({ people }) => formatCount(people),
    },
    {
      id: 'amount',
      header: t('compensation.bonus.amount'),
      numeric: true,
      cell: ({ amount }) => formatAmount(amount),
    },
    ...(access.edit ? [actions] : []),
  ];
}
