import { Text } from '@chakra-ui/react';
import { RANKING_PERIODS } from '@hengcai/shared/rules/reward/period';
import { formatDateRange, formatNumber, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { ListPage } from '../../../ui/list/ListPage';
import { Panel } from '../../../ui/Panel';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { OWN_DEPARTMENT, type Place, type RankingFilter, useRanking } from '../points/useRanking';
import { useRewardValueListQuery } from '../values/values.gen';

/** Who received most points with letters in a period, and where the reader stands. */
export default function PointRankingPage() {
  const t = useT();
  const list = useRanking();
  const { data } = useRewardValueListQuery();
  const { own, span } = list;
  const columns: Column<Place>[] = [
    { id: 'place', header: t('reward.ranking.place'), width: 80, cell: ({ place }) => formatNumber(String(place)) },
    {
      id: 'name',
      header: t('reward.account.name'),
      maxWidth: 260,
      cell: ({ person }) => <Person person={{ name: localName(person), number: person.number }} />,
    },
    {
      id: 'points',
      header: t('reward.ranking.points'),
      numeric: true,
      cell: ({ points }) => formatNumber(String(points)),
    },
    {
      id: 'letters',
      header: t('reward.ranking.letters'),
      numeric: true,
      cell: ({ letters }) => formatNumber(String(letters)),
    },
  ];
  return (
    <ListPage<Place, RankingFilter>
      title={t('reward.title.ranking')}
      purpose={t('reward.ranking.purpose')}
      tableId="reward.ranking"
      list={list}
      columns={columns}
      rowKey={({ person }) => person.id}
      rowName={({ person }) => localName(person)}
      filters={[
        {
          kind: 'select',
          name: 'period',
          label: t('reward.ranking.period'),
          options: RANKING_PERIODS.map((period) => ({ value: period, label: t(`reward.ranking.${period}`) })),
        },
        {
          kind: 'select',
          name: 'whose',
          label: t('reward.ranking.whose'),
          options: [{ value: OWN_DEPARTMENT, label: t('reward.ranking.ownDepartment') }],
        },
        {
          kind: 'select',
          name: 'valueId',
          label: t('reward.letter.value'),
          options: (data?.rewardValues ?? []).map((value) => ({ value: value.id, label: localName(value) })),
        },
      ]}
      empty={{ title: t('reward.ranking.empty'), hint: t('reward.ranking.empty.hint') }}
    >
      <Panel mb="3" px="4" py="3">
        <Text>
          {formatDateRange(span.from, span.to)}
          {' · '}
          {own ? t('reward.ranking.own', { place: own.place, count: own.points }) : t('reward.ranking.notPlaced')}
        </Text>
      </Panel>
    </ListPage>
  );
}
