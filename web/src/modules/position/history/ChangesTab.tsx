import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDate, localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { Badge } from '../../../theme/parts/Badge';
import { ListPage } from '../../../ui/list/ListPage';
import type { Column } from '../../../ui/table/columns';
import { type Change, differences } from './model';
import { type ChangeFilter, type Kind, useChanges } from './useHistory';

const LABELS = {
  name: { rank: 'position.rank.name', family: 'position.family.name' },
  nameEn: { rank: 'position.family.nameEn', family: 'position.family.nameEn' },
  partOf: { rank: 'position.grade', family: 'position.family.parent' },
  seniority: { rank: 'position.seniority', family: 'position.seniority' },
} as const;

/** Old and new of each field that changed. */
function Differences({ change, kind }: { change: Change; kind: Kind }) {
  const t = useT();
  const text = (value: string | number | null) => orDash(value === null ? null : String(value));
  return (
    <Stack gap="0">
      {differences(change).map(({ field, pair: [before, after] }) => (
        <Text key={field}>
          <Box as="span" color="fg.muted">
            {t('position.history.field', { field: t(LABELS[field][kind]) })}
          </Box>
          {t('position.history.change', { before: text(before), after: text(after) })}
        </Text>
      ))}
    </Stack>
  );
}

/** What changed in the ranks or job families, the latest first. */
export function ChangesTab({ kind, title, children }: { kind: Kind; title: string; children: ReactNode }) {
  const t = useT();
  const label = useEnumLabel();
  const options = useEnumOptions();
  const list = useChanges(kind);
  const columns: Column<Change>[] = [
    {
      id: 'name',
      header: t(`position.${kind}.name`),
      width: 150,
      cell: ({ before, after }) => localName(after ?? before),
    },
    { id: 'code', header: t(`position.${kind}.code`), width: 120, cell: ({ thing }) => orDash(thing?.code) },
    { id: 'day', header: t('position.validFrom'), width: 120, cell: ({ changedOn }) => formatDate(changedOn) },
    {
      id: 'kinds',
      header: t('position.past.kind'),
      width: 160,
      cell: ({ kinds }) => (
        <Flex gap="1" wrap="wrap">
          {kinds.map((one) => (
            <Badge key={one} variant="outline">
              {label('DescriptionChange', one)}
            </Badge>
          ))}
        </Flex>
      ),
    },
    {
      id: 'change',
      header: t('position.past.change'),
      width: 260,
      cell: (change) => <Differences change={change} kind={kind} />,
    },
  ];
  return (
    <ListPage<Change, ChangeFilter>
      title={title}
      purpose={t('position.past.changes.purpose')}
      tableId={`position.changes.${kind}`}
      list={list}
      columns={columns}
      cards
      rowKey={({ thing, changedOn }) => `${thing?.id} ${changedOn}`}
      rowName={({ before, after }) => localName(after ?? before)}
      filters={[
        { kind: 'text', name: 'keyword', label: t(`position.${kind}.keyword`) },
        {
          kind: 'multi',
          name: 'kinds',
          label: t('position.past.kind'),
          options: options('DescriptionChange', kind === 'rank' ? [] : ['REORDERED']),
        },
        { kind: 'dates', from: 'from', to: 'to', label: t('position.validFrom') },
      ]}
      empty={{ title: t('position.past.changes.empty'), hint: t('position.past.changes.empty.hint') }}
    >
      {children}
    </ListPage>
  );
}
