import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatAmount, formatCount, formatDateRange, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { fundPath } from './paths';
import type { Fund } from './useFunds';

/** Columns of the projects with an approved budget. */
export function useFundColumns(): Column<Fund>[] {
  const t = useT();
  const sum = (id: 'granted' | 'waiting' | 'left'): Column<Fund> => ({
    id,
    header: t(`projectfund.fund.${id}`),
    numeric: true,
    cell: (fund) => (fund[id] === null ? t('projectfund.member.amount.hidden') : formatAmount(fund[id])),
  });
  return [
    {
      id: 'name',
      header: t('projectfund.budget.name'),
      maxWidth: 260,
      cell: ({ id, name }) => (
        <ChakraLink asChild>
          <Link to={fundPath(id)}>{name}</Link>
        </ChakraLink>
      ),
    },
    { id: 'number', header: t('projectfund.budget.number'), maxWidth: 180, cell: ({ number }) => number },
    {
      id: 'budget',
      header: t('projectfund.budget.amount'),
      numeric: true,
      cell: ({ budget }) => formatAmount(budget),
    },
    sum('granted'),
    sum('waiting'),
    sum('left'),
    {
      id: 'bonusCount',
      header: t('projectfund.fund.bonusCount'),
      numeric: true,
      cell: ({ bonusCount }) => formatCount(bonusCount),
    },
    {
      id: 'lead',
      header: t('projectfund.fund.lead'),
      width: 140,
      maxWidth: 220,
      cell: ({ lead }) => (lead ? <Person person={{ name: localName(lead), number: lead.number }} /> : orDash(null)),
    },
    { id: 'kind', header: t('projectfund.budget.kind'), maxWidth: 180, cell: ({ kind }) => kind.name },
    {
      id: 'period',
      header: t('projectfund.budget.period'),
      cell: ({ startDate, endDate }) => formatDateRange(startDate, endDate),
    },
  ];
}
