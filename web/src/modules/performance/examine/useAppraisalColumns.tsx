import { Link } from 'react-router-dom';
import { formatDateRange, formatNumber, localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Person } from '../../../ui/Person';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { AppraisalRowFragment } from './examine.gen';
import { AppraisalStage } from './AppraisalStage';
import { detailsPath, myTask, planTone, teamTask } from './stages';

type Row = AppraisalRowFragment;

/** Columns of the appraisal lists: the own ones begin with the plan, the team's with the person. */
export function useAppraisalColumns(viewer: 'myself' | 'leader'): readonly Column<Row>[] {
  const t = useT();
  const label = useEnumLabel();
  const plan: Column<Row> = {
    id: 'plan',
    header: t('performance.examine.plan'),
    width: 180,
    maxWidth: 320,
    cell: (row) =>
      viewer === 'myself' ? (
        <Link to={detailsPath(row, viewer)}>{orDash(row.plan?.name)}</Link>
      ) : (
        orDash(row.plan?.name)
      ),
  };
  const person: Column<Row> = {
    id: 'person',
    header: t('performance.examine.person'),
    width: 180,
    cell: (row) => (
      <Link to={detailsPath(row, viewer)}>
        <Person person={{ name: localName(row.employee), number: row.employee?.number ?? null }} />
      </Link>
    ),
  };
  const rest: Column<Row>[] = [
    {
      id: 'planStatus',
      header: t('performance.examine.planStatus'),
      width: 100,
      cell: (row) => (
        <StatusDot
          tone={planTone[row.plan?.status ?? ''] ?? 'neutral'}
          label={label('AssessmentPlanStatus', row.plan?.status)}
        />
      ),
    },
    {
      id: 'stage',
      header: t('performance.examine.stage'),
      width: 120,
      cell: (row) => <AppraisalStage of={row} />,
    },
    { id: 'window', header: t('performance.examine.window'), width: 200, cell: (row) => windowOf(row) },
    {
      id: 'score',
      header: t('performance.examine.score'),
      numeric: true,
      width: 80,
      cell: (row) => formatNumber(row.composedScore),
    },
    { id: 'level', header: t('performance.examine.level'), width: 70, cell: (row) => orDash(row.levelName) },
    {
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      width: 100,
      cell: (row) => {
        const task = viewer === 'myself' ? myTask(row) : teamTask(row);
        return (
          <RowActions
            actions={[
              {
                id: 'open',
                label: t(task ? `performance.examine.todo.${task}` : 'performance.examine.open'),
                to: detailsPath(row, viewer),
              },
            ]}
          />
        );
      },
    },
  ];
  return viewer === 'myself'
    ? [
        plan,
        { id: 'boss', header: t('performance.examine.boss'), width: 120, cell: (row) => localName(row.boss) },
        ...rest,
      ]
    : [
        person,
        {
          id: 'department',
          header: t('performance.examine.department'),
          width: 120,
          maxWidth: 220,
          cell: (row) => localName(row.department),
        },
        plan,
        ...rest,
      ];
}

/** The dates of the stage the plan is in. */
function windowOf({ plan }: Row): string {
  const at = {
    FILLING: plan?.windows.fill,
    SCORING: plan?.windows.score,
    CALIBRATING: plan?.windows.calibrate,
    COMMUNICATING: plan?.windows.communicate,
  };
  const window = at[plan?.status as keyof typeof at];
  return formatDateRange(window?.from, window?.to);
}
