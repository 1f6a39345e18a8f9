import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { DASH, formatCount, formatDate, formatDateTime, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { usePageAccess } from '../../../ui/PageAccess';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { Policy, usePolicies } from './usePolicies';

const PAGE = '/payment/policy/new';
const pathOf = (id: string) => `${PAGE}?id=${id}`;

/** Columns of the pay policies. */
export function usePolicyColumns({
  save,
  remove,
}: Pick<ReturnType<typeof usePolicies>, 'save' | 'remove'>): Column<Policy>[] {
  const t = useT();
  const access = usePageAccess();
  return [
    {
      id: 'name',
      header: t('compensation.policy.name'),
      maxWidth: 320,
      cell: ({ id, name }) => (
        <ChakraLink asChild>
          <Link to={pathOf(id)}>{name}</Link>
        </ChakraLink>
      ),
    },
    { id: 'validFrom', header: t('compensation.policy.validFrom'), cell: ({ validFrom }) => formatDate(validFrom) },
    {
      id: 'rangeCount',
      header: t('compensation.policy.rangeCount'),
      numeric: true,
      cell: ({ rangeCount }) => formatCount(rangeCount),
    },
    {
      id: 'updatedBy',
      header: t('compensation.policy.updatedBy'),
      cell: ({ updatedBy }) => (updatedBy ? localName(updatedBy) : DASH),
    },
    {
      id: 'updatedAt',
      header: t('compensation.policy.updatedAt'),
      cell: ({ updatedAt }) => formatDateTime(updatedAt),
    },
    {
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      width: 60,
      cell: (policy) => (
        <RowActions
          actions={[
            {
              id: 'edit',
              label: t(access.edit ? 'ui.edit' : 'compensation.policy.show'),
              to: pathOf(policy.id),
            },
            ...(access.edit
              ? [{ id: 'copy', label: t('compensation.policy.copy'), to: `${PAGE}?copy=${policy.id}` }]
              : []),
            ...(access.export
              ? [{ id: 'export', label: t('compensation.policy.export'), onSelect: () => save(policy) }]
              : []),
            ...(access.edit
              ? [{ id: 'delete', label: t('ui.delete'), danger: true, onSelect: () => void remove(policy) }]
              : []),
          ]}
        />
      ),
    },
  ];
}
