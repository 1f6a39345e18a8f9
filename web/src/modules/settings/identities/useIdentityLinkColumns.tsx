import { formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { IdentityLink } from './useIdentityLinkList';

const withNumber = (name: string, number: string | null | undefined) => (number ? `${name} (${number})` : name);

interface Tasks {
  change: (link: IdentityLink) => void;
  remove: (link: IdentityLink) => void;
}

/** Columns of the links, and what may be done to each. */
export function useIdentityLinkColumns({ change, remove }: Tasks): Column<IdentityLink>[] {
  const t = useT();
  const { edit } = usePageAccess();
  return [
    {
      id: 'user',
      header: t('settings.identity.user'),
      width: 200,
      cell: ({ userName, userNumber }) => withNumber(userName, userNumber),
    },
    {
      id: 'actsAs',
      header: t('settings.identity.actsAs'),
      width: 260,
      cell: ({ actsAsName, actsAsNumber, departmentName }) =>
        actsAsName ? withNumber(actsAsName, actsAsNumber) : t('settings.identity.head', { name: departmentName ?? '' }),
    },
    {
      id: 'validTo',
      header: t('settings.identity.validTo'),
      width: 160,
      cell: ({ validTo }) => {
        if (!validTo) return t('settings.identity.forever');
        if (validTo >= today()) return formatDate(validTo);
        return <StatusDot tone="neutral" label={`${formatDate(validTo)} ${t('settings.identity.over')}`} />;
      },
    },
    ...(edit
      ? [
          {
            id: 'actions',
            header: t('ui.table.actions'),
            pin: 'end' as const,
            width: 60,
            cell: (link: IdentityLink) => (
              <RowActions
                actions={[
                  { id: 'change', label: t('settings.identity.change'), onSelect: () => change(link) },
                  { id: 'remove', label: t('settings.identity.remove'), danger: true, onSelect: () => remove(link) },
                ]}
              />
            ),
          },
        ]
      : []),
  ];
}
