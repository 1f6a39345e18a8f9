import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatAmount, formatCount, formatDateTime, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { ApplyState } from '../flow/ApplyState';
import { bonusPath } from './paths';
import type { BonusRow } from './useBonuses';

/** Columns of applications for bonuses; those of one project need not name it. */
export function useBonusColumns(isNamed: boolean): Column<BonusRow>[] {
  const t = useT();
  return [
    {
      id: 'ordinal',
      header: t('projectfund.bonus.ordinal'),
      maxWidth: 300,
      cell: ({ id, name, ordinal }) => (
        <ChakraLink asChild>
          <Link to={bonusPath(id)}>
            {isNamed ? t('projectfund.bonus.name', { name, ordinal }) : t('projectfund.bonus.ordinal.nth', { ordinal })}
          </Link>
        </ChakraLink>
      ),
    },
    ...(isNamed
      ? [
          {
            id: 'number',
            header: t('projectfund.budget.number'),
            maxWidth: 180,
            cell: ({ number }: BonusRow) => number,
          },
        ]
      : []),
    { id: 'state', header: t('projectfund.budget.state'), cell: ({ state }) => <ApplyState state={state} /> },
    { id: 'node', header: t('projectfund.budget.node'), maxWidth: 180, cell: ({ nodeName }) => orDash(nodeName) },
    {
      id: 'total',
      header: t('projectfund.bonus.total'),
      numeric: true,
      cell: ({ total }) => (total === null ? t('projectfund.member.amount.hidden') : formatAmount(total)),
    },
    {
      id: 'members',
      header: t('projectfund.budget.memberCount'),
      numeric: true,
      cell: ({ memberCount }) => formatCount(memberCount),
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
