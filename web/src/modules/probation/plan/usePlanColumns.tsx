import { Link } from 'react-router-dom';
import { formatDate, formatDateRange, formatNumber, localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Badge } from '../../../theme/parts/Badge';
import type { Column } from '../../../ui/table/columns';
import { planPath } from './paths';
import type { ProbationPlanRowFragment } from './plan.gen';
import { PlanState } from './PlanState';

type Plan = ProbationPlanRowFragment;

/** The columns of lists of probation plans. */
export function usePlanColumns(): Column<Plan>[] {
  const t = useT();
  const label = useEnumLabel();
  return [
    {
      id: 'name',
      header: t('probation.person'),
      width: 160,
      cell: (r) => (
        <Link to={planPath(r.id)}>
          {r.employeeName} {r.employeeNumber}
        </Link>
      ),
    },
    { id: 'status', header: t('probation.status'), width: 170, cell: (r) => <PlanState plan={r} /> },
    {
      id: 'process',
      header: t('probation.process'),
      width: 150,
      cell: (r) =>
        r.outcome ? (
          '-'
        ) : r.waitsForMe ? (
          <Badge bg="brand.subtle" color="brand.fg">
            {label('EvaluateProcess', r.process)}
          </Badge>
        ) : (
          label('EvaluateProcess', r.process)
        ),
    },
    { id: 'department', header: t('probation.department'), width: 140, cell: (r) => localName(r.department) },
    { id: 'superior', header: t('probation.superior'), width: 120, cell: (r) => orDash(r.superiorName) },
    { id: 'entryDate', header: t('probation.entryDate'), width: 110, cell: (r) => formatDate(r.entryDate) },
    { id: 'regularDate', header: t('probation.regularDate'), width: 110, cell: (r) => formatDate(r.regularDate) },
    {
      id: 'window',
      header: t('probation.window'),
      width: 190,
      cell: (r) => formatDateRange(r.scoreFrom, r.scoreTo),
    },
    { id: 'score', header: t('probation.score'), numeric: true, width: 80, cell: (r) => formatNumber(r.score) },
    { id: 'level', header: t('probation.level'), width: 70, cell: (r) => orDash(r.levelName) },
    { id: 'rule', header: t('probation.rule'), width: 150, cell: (r) => orDash(r.ruleName) },
  ];
}
