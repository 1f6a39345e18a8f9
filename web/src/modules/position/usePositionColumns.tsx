import { Link } from 'react-router-dom';
import { localName, orDash } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { usePageAccess } from '../../ui/PageAccess';
import type { Column } from '../../ui/table/columns';
import { RowActions } from '../../ui/table/RowActions';
import { Filled, Planned } from './parts/Staffing';
import { type PositionRowFragment, useDeletePositionMutation } from './position.gen';
import { useDeletion } from './useDeletion';

type Position = PositionRowFragment;
export const positionPath = (id: string) => `/position/edit?id=${id}`;
export const employeesPath = (position: string) => `/employee/list?position=${position}`;

/** "P5" or "P5 - P7". */
export const rankRange = ({ rank, highestRank }: Pick<Position, 'rank' | 'highestRank'>): string =>
  rank && highestRank ? `${rank.name} - ${highestRank.name}` : orDash(rank?.name);

/** Columns of the positions; `onChanged` brings the list up to date. */
export function usePositionColumns(onEdit: (position: Position) => void, onChanged: () => void): Column<Position>[] {
  const t = useT();
  const { edit } = usePageAccess();
  const [remove] = useDeletePositionMutation();
  const deletion = useDeletion(onChanged);
  const actions: Column<Position> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    width: 60,
    cell: (r) => (
      <RowActions
        actions={[
          { id: 'view', label: t('ui.view'), to: positionPath(r.id) },
          ...(edit && !r.closedOn
            ? [
                { id: 'edit', label: t('position.change'), onSelect: () => onEdit(r) },
                {
                  id: 'delete',
                  label: t('ui.delete'),
                  danger: true,
                  onSelect: () =>
                    void deletion({
                      thing: r,
                      people: employeesPath(r.id),
                      run: async () =>
                        (await remove({ variables: { input: { id: r.id, version: r.version } } })).data?.deletePosition,
                    }),
                },
              ]
            : []),
        ]}
      />
    ),
  };
  return [
    {
      id: 'name',
      header: t('position.name'),
      width: 180,
      maxWidth: 280,
      sortKey: 'NAME',
      cell: (r) => <Link to={positionPath(r.id)}>{localName(r)}</Link>,
    },
    { id: 'code', header: t('position.code'), width: 110, sortKey: 'CODE', cell: (r) => r.code },
    { id: 'family', header: t('position.family'), width: 110, cell: (r) => localName(r.jobFamily) },
    { id: 'rank', header: t('position.rank'), width: 110, sortKey: 'RANK', cell: rankRange },
    {
      id: 'department',
      header: t('position.department'),
      width: 160,
      maxWidth: 240,
      cell: (r) => (r.department ? localName(r.department) : t('position.department.all')),
    },
    {
      id: 'planned',
      header: t('position.planned'),
      numeric: true,
      width: 120,
      sortKey: 'PLANNED_HEADCOUNT',
      cell: (r) => <Planned planned={r.plannedHeadcount} filled={r.filled} coming={r.coming} />,
    },
    {
      id: 'filled',
      header: t('position.filled'),
      numeric: true,
      width: 120,
      sortKey: 'FILLED',
      cell: (r) => <Filled filled={r.filled} coming={r.coming} />,
    },
    actions,
  ];
}
