import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { DASH, formatDate, formatNumber, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { pathOfAppraisal } from '../../../shared/person/pathOfAppraisal';
import { useResultOf } from '../../../shared/person/useResultOf';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { MemberState } from './MemberState';
import { memberPath } from './memberPath';
import type { Member } from './useMyTeam';

/** Columns of the people one leads. */
export function useMemberColumns(): Column<Member>[] {
  const t = useT();
  const label = useEnumLabel();
  const resultOf = useResultOf();
  return [
    {
      id: 'name',
      header: t('employee.name'),
      width: 150,
      maxWidth: 240,
      cell: ({ id, employee }) => (
        <Link to={memberPath(id)}>
          <Person person={{ name: localName(employee), number: employee.number }} />
        </Link>
      ),
    },
    {
      id: 'status',
      header: t('employee.status'),
      width: 150,
      cell: ({ employee }) => <MemberState employee={employee} />,
    },
    {
      id: 'department',
      header: t('employee.department'),
      maxWidth: 220,
      cell: ({ employee }) => localName(employee.department),
    },
    {
      id: 'position',
      header: t('employee.position'),
      maxWidth: 180,
      cell: ({ employee }) => localName(employee.position),
    },
    {
      id: 'manager',
      header: t('employee.manager'),
      maxWidth: 180,
      cell: ({ employee }) => localName(employee.manager),
    },
    { id: 'entryDate', header: t('employee.entryDate'), cell: ({ employee }) => formatDate(employee.entryDate) },
    {
      id: 'reports',
      header: t('team.reports'),
      numeric: true,
      cell: ({ reports }) => (reports > 0 ? formatNumber(String(reports)) : DASH),
    },
    {
      id: 'appraisal',
      header: t('team.appraisal'),
      width: 220,
      maxWidth: 300,
      cell: ({ id, appraisal }) =>
        appraisal?.plan ? (
          <ChakraLink asChild>
            <Link to={pathOfAppraisal(appraisal, id)}>{appraisal.plan.name}</Link>
          </ChakraLink>
        ) : (
          DASH
        ),
    },
    {
      id: 'result',
      header: t('team.result'),
      width: 130,
      cell: ({ appraisal }) =>
        appraisal ? (resultOf(appraisal) ?? label('AssessmentPlanStatus', appraisal.status)) : DASH,
    },
  ];
}
