import { Link } from 'react-router-dom';
import { formatCount, formatDateRange, formatDateTime, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { usePageAccess } from '../../../ui/PageAccess';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { PlanListRowFragment } from './plan.gen';
import { planPath, STAGE_LIST, statusOf } from './planModel';
import { PlanState } from './PlanState';
import { StageProgress } from './StageProgress';
import { useCycleText } from './useCycleText';

type Row = PlanListRowFragment;

export function usePlanColumns(onDelete: (plan: Row) => void): Column<Row>[] {
  const t = useT();
  const cycleText = useCycleText();
  const { edit } = usePageAccess();
  const windowOf = (r: Row) => {
    const stage = STAGE_LIST.find((one) => one.status === r.status);
    return stage ? formatDateRange(r.windows[stage.window].from, r.windows[stage.window].to) : '-';
  };
  const actions: Column<Row> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    width: 90,
    cell: (r) => (
      <RowActions
        actions={[
          {
            id: 'open',
            label: t(statusOf(r) === 'NOT_OPEN' ? 'performance.manage.setUp' : 'performance.manage.manage'),
            to: planPath(r.id),
          },
          ...(statusOf(r) === 'NOT_OPEN' && r.openedAt === null
            ? [{ id: 'delete', label: t('ui.delete'), danger: true, onSelect: () => onDelete(r) }]
            : []),
        ]}
      />
    ),
  };
  return [
    {
      id: 'name',
      header: t('performance.manage.name'),
      width: 220,
      maxWidth: 340,
      cell: (r) => <Link to={planPath(r.id)}>{r.name}</Link>,
    },
    { id: 'status', header: t('performance.manage.status'), width: 110, cell: (r) => <PlanState plan={r} /> },
    { id: 'progress', header: t('performance.manage.progress'), width: 170, cell: (r) => <StageProgress plan={r} /> },
    { id: 'cycle', header: t('performance.manage.cycle'), width: 140, cell: (r) => cycleText(r) },
    { id: 'window', header: t('performance.manage.window'), width: 190, cell: windowOf },
    {
      id: 'people',
      header: t('performance.manage.people'),
      numeric: true,
      width: 80,
      cell: (r) => formatCount(r.scopeCount),
    },
    { id: 'rule', header: t('performance.manage.rule'), width: 140, maxWidth: 220, cell: (r) => orDash(r.ruleName) },
    {
      id: 'updatedAt',
      header: t('performance.manage.updatedAt'),
      width: 140,
      hidden: true,
      cell: (r) => formatDateTime(r.updatedAt),
    },
    ...(edit ? [actions] : []),
  ];
}
