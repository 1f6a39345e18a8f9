import { Text } from '@chakra-ui/react';
import { DASH, formatCount } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import type { SeenView } from './useSeeAs';

/** Of how many people on the page each group of fields is seen. */
export function SeenGroups({ view, pageName }: { view: SeenView; pageName: string | null }) {
  const t = useT();
  const label = useEnumLabel();
  return (
    <SectionCard
      id="seen-groups"
      title={t('settings.seeAs.groups')}
      hint={pageName && t('settings.seeAs.people', { page: pageName, count: view.people })}
    >
      {pageName === null ? (
        <Text color="fg.muted">{t('settings.seeAs.closed', { name: view.name })}</Text>
      ) : (
        <DataTable
          label={t('settings.seeAs.groups')}
          rows={view.groups}
          rowKey={({ group }) => group ?? ''}
          columns={[
            { id: 'group', header: t('settings.fields.group'), cell: ({ group }) => label('FieldGroup', group) },
            {
              id: 'readable',
              header: t('settings.seeAs.readable'),
              numeric: true,
              cell: ({ readable }) => extent(readable, view.people, t),
            },
            {
              id: 'editable',
              header: t('settings.seeAs.editable'),
              numeric: true,
              cell: ({ editable }) => extent(editable, view.people, t),
            },
          ]}
        />
      )}
    </SectionCard>
  );
}

function extent(count: number, people: number, t: ReturnType<typeof useT>): string {
  if (count === 0) return DASH;
  return count === people ? t('settings.seeAs.everybody', { count }) : t('settings.seeAs.some', { count });
}

/** The pages somebody opens, as the menu has them, with how many people are within reach there and by which roles. */
export function SeenPages({ view }: { view: SeenView }) {
  const t = useT();
  const nameOf = (roleId: string) => view.roles.find((role) => role.roleId === roleId)?.name ?? roleId;
  return (
    <SectionCard id="seen-pages" title={t('settings.seeAs.menu')} hint={t('settings.seeAs.menu.hint')}>
      <DataTable
        label={t('settings.seeAs.menu')}
        rows={view.pages}
        rowKey={({ pageId }) => pageId}
        empty={<EmptyState title={t('settings.seeAs.menu.none')} />}
        cards
        columns={[
          { id: 'name', header: t('settings.seeAs.page'), cell: ({ name }) => name },
          { id: 'menu', header: t('settings.seeAs.heading'), cell: ({ menuName }) => menuName ?? DASH },
          {
            id: 'rights',
            header: t('settings.seeAs.rights'),
            cell: ({ allowEdit, allowExport }) =>
              [
                t('settings.matrix.allowVisit'),
                ...(allowEdit ? [t('settings.matrix.allowEdit')] : []),
                ...(allowExport ? [t('settings.matrix.allowExport')] : []),
              ].join(t('import.listSeparator')),
          },
          {
            id: 'people',
            header: t('settings.seeAs.reach'),
            numeric: true,
            cell: ({ people }) => formatCount(people),
          },
          {
            id: 'roles',
            header: t('settings.seeAs.through'),
            cell: ({ roleIds }) => roleIds.map(nameOf).join(t('import.listSeparator')),
          },
        ]}
      />
    </SectionCard>
  );
}
