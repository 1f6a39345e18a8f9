import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount, formatDate, formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { NamedDaySelect } from '../../../shared/namedDays/NamedDaySelect';
import { useNamedDays } from '../../../shared/namedDays/useNamedDays';
import { DateInput } from '../../../ui/input/DateInput';
import type { FilterField } from '../../../ui/list/filterFields';
import { ListPage } from '../../../ui/list/ListPage';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import type { Past } from './model';
import { type DayFilter, type Kind, usePast } from './useHistory';

/** What became of it since: its name of today where that is another, or when it was closed. */
function Since({ thing, version }: Past) {
  const t = useT();
  if (thing?.closedOn)
    return <StatusDot tone="neutral" label={t('position.closedOn', { day: formatDate(thing.closedOn) })} />;
  if (!thing || localName(thing) === localName(version)) return <Text color="fg.muted">{t('position.past.same')}</Text>;
  return localName(thing);
}

/** All ranks or job families as they were on a day, with the people who had them. */
export function DayTab({ kind, title, children }: { kind: Kind; title: string; children: ReactNode }) {
  const t = useT();
  const list = usePast(kind);
  const versions = useNamedDays().versions.filter(({ day }) => day <= today());
  const filters: FilterField<DayFilter>[] = [
    {
      kind: 'custom',
      label: t('position.asOf'),
      render: (draft, change) => (
        <DateInput
          label={t('position.asOf')}
          value={draft.day || today()}
          max={today()}
          onChange={(day) => change({ day: day === today() ? '' : day })}
        />
      ),
    },
    ...(versions.length > 0
      ? [
          {
            kind: 'custom' as const,
            label: t('platform.namedDay'),
            render: (draft: DayFilter, change: (part: Partial<DayFilter>) => void) => (
              <NamedDaySelect
                label={t('position.asOf')}
                day={draft.day || today()}
                versions={versions}
                width="full"
                onDay={(day) => change({ day: day === today() ? '' : day })}
              />
            ),
          },
        ]
      : []),
    { kind: 'text', name: 'keyword', label: t(`position.${kind}.keyword`) },
  ];
  const columns: Column<Past>[] = [
    { id: 'name', header: t(`position.${kind}.name`), width: 150, cell: ({ version }) => localName(version) },
    { id: 'code', header: t(`position.${kind}.code`), width: 120, cell: ({ thing }) => orDash(thing?.code) },
    {
      id: 'partOf',
      header: t(kind === 'rank' ? 'position.grade' : 'position.family.parent'),
      width: 140,
      cell: ({ version }) => orDash(version.partOf),
    },
    ...(kind === 'rank'
      ? [
          {
            id: 'seniority',
            header: t('position.seniority'),
            numeric: true,
            width: 100,
            cell: ({ version }: Past) => formatNumber(String(version.seniority)),
          },
        ]
      : []),
    {
      id: 'held',
      header: t('position.past.held'),
      numeric: true,
      width: 120,
      cell: ({ held }) => formatCount(held),
    },
    {
      id: 'span',
      header: t('position.past.span'),
      width: 200,
      cell: ({ version: { validFrom, validTo } }) =>
        validTo
          ? t('position.version.span', { from: formatDate(validFrom), to: formatDate(validTo) })
          : t('position.version.since', { from: formatDate(validFrom) }),
    },
    { id: 'since', header: t('position.past.now'), width: 160, cell: (row) => <Since {...row} /> },
  ];
  return (
    <ListPage<Past, DayFilter>
      title={title}
      purpose={t('position.past.day.purpose', { day: formatDate(list.day) })}
      tableId={`position.history.${kind}`}
      list={list}
      columns={columns}
      cards
      rowKey={({ thing, version }) => `${thing?.id} ${version.validFrom}`}
      rowName={({ version }) => localName(version)}
      filters={filters}
      empty={{ title: t('position.past.day.empty', { day: list.day }), hint: t('position.past.day.empty.hint') }}
    >
      {children}
    </ListPage>
  );
}
