import { reviewRatersPath, reviewReportPath } from '@hengcai/shared/rules/review360/places';
import { Link } from 'react-router-dom';
import { formatCount, formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { Review360PersonRowFragment, Review360PlanCardFragment } from '../review360.gen';

export type PersonRow = Review360PersonRowFragment;

/** The columns of people evaluated in a plan; how far they are is for HR. */
export function usePersonColumns(plan: Review360PlanCardFragment): Column<PersonRow>[] {
  const t = useT();
  const hr: Column<PersonRow>[] = [
    { id: 'invited', header: t('review360.invited'), numeric: true, width: 100, cell: (r) => formatCount(r.invited) },
    {
      id: 'submitted',
      header: t('review360.submitted'),
      numeric: true,
      width: 100,
      cell: (r) => formatCount(r.submitted),
    },
    {
      id: 'rate',
      header: t('review360.rate'),
      numeric: true,
      width: 100,
      cell: (r) => (r.rate === null ? '-' : `${formatNumber(r.rate, 1)}%`),
    },
    {
      id: 'missing',
      header: t('review360.missing'),
      width: 120,
      cell: (r) => (r.missing ? t('review360.missing.yes') : '-'),
    },
  ];
  return [
    {
      id: 'name',
      header: t('review360.subject'),
      width: 160,
      cell: ({ employee, employeeId, hasReport }) => {
        const person = <Person person={{ name: localName(employee), number: employee?.number ?? null }} />;
        return hasReport ? <Link to={reviewReportPath(plan.id, employeeId)}>{person}</Link> : person;
      },
    },
    { id: 'department', header: t('review360.department'), width: 160, cell: (r) => orDash(localName(r.department)) },
    ...(plan.hr ? hr : []),
    {
      id: 'toApprove',
      header: t('review360.toApprove'),
      numeric: true,
      width: 110,
      cell: (r) => (r.toApprove > 0 ? formatCount(r.toApprove) : '-'),
    },
    {
      id: 'score',
      header: t('review360.score'),
      numeric: true,
      width: 110,
      cell: (r) => formatNumber(r.score, 2),
    },
    {
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      width: 60,
      cell: (r) => (
        <RowActions
          actions={[
            ...(r.hasReport
              ? [{ id: 'report', label: t('review360.report'), to: reviewReportPath(plan.id, r.employeeId) }]
              : []),
            { id: 'raters', label: t('review360.raters'), to: reviewRatersPath(plan.id, r.employeeId) },
          ]}
        />
      ),
    },
  ];
}
