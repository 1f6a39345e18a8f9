import { Box } from '@chakra-ui/react';
import { DASH, formatDateTime, formatNumber, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import type { Column } from '../../../ui/table/columns';
import { type ExchangeRateChangeRowFragment, useExchangeRateChangeListQuery } from '../exchange/exchange.gen';
import { ExchangeRateCard } from '../exchange/ExchangeRateCard';

const NO_FILTER = {};

/** How many points one yuan is worth, and every change of it. */
export default function ExchangeRatePage() {
  const t = useT();
  const list = useListState(NO_FILTER);
  const query = useExchangeRateChangeListQuery({ variables: { page: list.page }, ...LIST_QUERY });
  const rows = listRows(query, (data) => data.exchangeRateChanges);
  const columns: Column<ExchangeRateChangeRowFragment>[] = [
    { id: 'at', header: t('reward.entry.at'), width: 180, cell: ({ at }) => formatDateTime(at) },
    {
      id: 'former',
      header: t('reward.exchange.former'),
      numeric: true,
      cell: ({ formerPointsPerYuan }) => formatNumber(String(formerPointsPerYuan)),
    },
    {
      id: 'pointsPerYuan',
      header: t('reward.exchange.new'),
      numeric: true,
      cell: ({ pointsPerYuan }) => formatNumber(String(pointsPerYuan)),
    },
    { id: 'by', header: t('reward.entry.by'), maxWidth: 240, cell: ({ by }) => (by ? localName(by) : DASH) },
  ];
  return (
    <ListPage<ExchangeRateChangeRowFragment, typeof NO_FILTER>
      title={t('reward.title.exchangeRate')}
      purpose={t('reward.exchange.purpose')}
      tableId="reward.exchangeRates"
      list={{ ...list, ...rows }}
      columns={columns}
      rowKey={({ id }) => id}
      cards
      empty={{ title: t('reward.exchange.empty'), hint: t('reward.exchange.empty.hint') }}
    >
      <Box mb="3">
        <ExchangeRateCard onSaved={rows.refetch} />
      </Box>
    </ListPage>
  );
}
