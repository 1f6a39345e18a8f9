import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatAmount, formatCount, formatDateRange, formatDateTime, localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { ApplyState } from '../flow/ApplyState';
import { detailsPath } from './paths';
import type { Budget } from './useBudgets';

/** Columns of the applications. */
export function useBudgetColumns(): Column<Budget>[] {
  const t = useT();
  const label = useEnumLabel();
  return [
    {
      id: 'name',
      header: t('projectfund.budget.name'),
      maxWidth: 260,
      cell: ({ id, name }) => (
        <ChakraLink asChild>
          <Link to={detailsPath(id)}>{name}</Link>
        </ChakraLink>
      ),
    },
    { id: 'number', header: t('projectfund.budget.number'), maxWidth: 180, cell: ({ number }) => number },
    { id: 'state', header: t('projectfund.budget.state'), cell: ({ state }) => <ApplyState state={state} /> },
    {
      id: 'node',
      header: t('projectfund.budget.node'),
      maxWidth: 180,
      cell: ({ nodeName }) => orDash(nodeName),
    },
    {
      id: 'budget',
      header: t('projectfund.budget.amount'),
      numeric: true,
      cell: ({ budget }) => formatAmount(budget),
    },
    { id: 'kind', header: t('projectfund.budget.kind'), maxWidth: 180, cell: ({ kind }) => kind.name },
    {
      id: 'allocation',
      header: t('projectfund.budget.allocation'),
      cell: ({ allocation }) => label('ProjectAllocation', allocation),
    },
    {
      id: 'members',
      header: t('projectfund.budget.memberCount'),
      numeric: true,
      cell: ({ memberCount }) => formatCount(memberCount),
    },
    {
      id: 'period',
      header: t('projectfund.budget.period'),
      cell: ({ startDate, endDate }) => formatDateRange(startDate, endDate),
    },
    {
      id: 'applicant',
      header: t('projectfund.budget.applicant'),
      width: 140,
      maxWidth: 220,
      cell: ({ applicant }) =>
        applicant ? <Person person={{ name: localName(applicant), number: applicant.number }} /> : orDash(null),
    },
    {
      id: 'submittedAt',
      header: t('projectfund.budget.submittedAt'),
      cell: ({ submittedAt }) => formatDateTime(submittedAt),
    },
  ];
}
