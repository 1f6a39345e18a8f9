import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { formatDate, formatDateTime, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { whyOf } from '../../../shared/approval/whyOf';
import { StatusDot, type StatusTone } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions, type RowAction } from '../../../ui/table/RowActions';
import { PersonLink } from '../parts/PersonLink';
import { ChangeSummary } from './ChangeSummary';
import type { PersonnelChangeStatus } from './personnelChanges.gen';
import type { ChangeRow } from './usePersonnelChanges';

const TONES: Partial<Record<PersonnelChangeStatus, StatusTone>> = {
  PENDING: 'approving',
  EFFECTIVE: 'approved',
  CANCELLED: 'closed',
  REVERSED: 'closed',
  APPROVING: 'fillingIn',
  REFUSED: 'danger',
};

/** The status of a change; one that could not take effect says so. */
export function ChangeStatus({ change }: { change: Pick<ChangeRow, 'status' | 'task'> }) {
  const label = useEnumLabel();
  if (change.task === 'FAILED') return <StatusDot tone="danger" label={label('PersonnelChangeTask', 'FAILED')} />;
  return (
    <StatusDot
      tone={(change.status && TONES[change.status]) ?? 'neutral'}
      label={label('PersonnelChangeStatus', change.status)}
    />
  );
}

/** The type of a change; a reversal is one of the change it takes back. */
export function useChangeTitle() {
  const t = useT();
  const label = useEnumLabel();
  return (change: Pick<ChangeRow, 'type' | 'reversalOf'>): string => {
    const type = label('PersonnelChangeType', change.type);
    return change.reversalOf ? t('employee.change.reversal', { type }) : type;
  };
}

export function useChangeColumns(actionsOf: (change: ChangeRow) => readonly RowAction[]): Column<ChangeRow>[] {
  const t = useT();
  const title = useChangeTitle();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('employee.name'),
        width: 150,
        maxWidth: 240,
        sortKey: 'NAME',
        cell: ({ employee }) => <PersonLink person={employee} />,
      },
      { id: 'number', header: t('employee.number'), sortKey: 'NUMBER', cell: (c) => orDash(c.employee?.number) },
      { id: 'type', header: t('employee.change.type'), cell: title },
      { id: 'status', header: t('employee.status'), cell: (c) => <ChangeStatus change={c} /> },
      {
        id: 'effectiveDate',
        header: t('employee.change.effectiveDate'),
        sortKey: 'EFFECTIVE_DATE',
        cell: (c) => formatDate(c.effectiveDate),
      },
      {
        id: 'what',
        header: t('employee.change.what'),
        width: 320,
        maxWidth: 420,
        wide: true,
        cell: (c) => (
          <>
            <ChangeSummary change={c} />
            {c.taskText && <Text color="fg.error">{c.taskText}</Text>}
          </>
        ),
      },
      { id: 'reason', header: t('employee.change.reason'), maxWidth: 200, cell: whyOf },
      {
        id: 'filedBy',
        header: t('employee.change.filedBy'),
        cell: (c) => c.filedBy ?? t('employee.change.byItself'),
      },
      {
        id: 'filedAt',
        header: t('employee.change.filedAt'),
        hidden: true,
        sortKey: 'FILED_AT',
        cell: (c) => formatDateTime(c.filedAt),
      },
      {
        id: 'actions',
        header: t('ui.table.actions'),
        pin: 'end',
        cell: (c) => <RowActions actions={actionsOf(c)} />,
      },
    ],
    [t, title, actionsOf],
  );
}
