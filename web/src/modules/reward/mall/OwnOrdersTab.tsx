import type { ReactNode } from 'react';
import { DASH, formatDateTime, formatNumber } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { markStale } from '../../../shared/save/known';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import { usePageAccess } from '../../../ui/PageAccess';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { OrderState } from '../records/OrderState';
import { type OwnOrderRowFragment, useCancelCommodityOrderMutation, useOwnCommodityOrdersQuery } from './mall.gen';

const NO_FILTER = {};

/** What the reader has redeemed, and where it stands. */
export function OwnOrdersTab({ tabs }: { tabs: ReactNode }) {
  const t = useT();
  const { edit } = usePageAccess();
  const list = useListState(NO_FILTER);
  const query = useOwnCommodityOrdersQuery({ variables: { page: list.page }, ...LIST_QUERY });
  const [cancel] = useCancelCommodityOrderMutation({
    update: (cache) => markStale(cache, 'ownPoints', 'ownPointEntries', 'mallCommodities'),
  });
  const ask = async ({ id, version, commodityName: name, points }: OwnOrderRowFragment) => {
    const yes = await confirm({
      title: t('reward.order.cancel.title', { name }),
      body: t('reward.order.cancel.body', { count: points }),
      action: t('reward.order.cancel'),
      danger: true,
    });
    if (yes)
      await act(
        async () => (await cancel({ variables: { input: { id, version } } })).data?.cancelCommodityOrder,
        t('reward.order.cancelled', { name }),
      );
  };
  const columns: Column<OwnOrderRowFragment>[] = [
    { id: 'commodity', header: t('reward.commodity.name'), maxWidth: 260, cell: ({ commodityName }) => commodityName },
    {
      id: 'points',
      header: t('reward.commodity.points'),
      numeric: true,
      cell: ({ points }) => formatNumber(String(points)),
    },
    { id: 'state', header: t('reward.order.state'), cell: ({ state }) => <OrderState state={state} /> },
    { id: 'placedAt', header: t('reward.order.placedAt'), cell: ({ placedAt }) => formatDateTime(placedAt) },
    {
      id: 'deliveredAt',
      header: t('reward.order.deliveredAt'),
      cell: ({ deliveredAt }) => formatDateTime(deliveredAt),
    },
    { id: 'reason', header: t('reward.order.reason'), maxWidth: 320, cell: ({ reason }) => reason ?? DASH },
  ];
  if (edit)
    columns.push({
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      cell: (order) => (
        <RowActions
          actions={
            order.state === 'PLACED'
              ? [{ id: 'cancel', label: t('reward.order.cancel'), danger: true, onSelect: () => void ask(order) }]
              : []
          }
        />
      ),
    });
  return (
    <ListPage<OwnOrderRowFragment, typeof NO_FILTER>
      title={t('reward.title.mall')}
      purpose={t('reward.mall.purpose')}
      tableId="reward.ownOrders"
      list={{ ...list, ...listRows(query, (data) => data.ownCommodityOrders) }}
      columns={columns}
      rowKey={({ id }) => id}
      cards
      empty={{ title: t('reward.mall.orders.empty'), hint: t('reward.mall.orders.empty.hint') }}
    >
      {tabs}
    </ListPage>
  );
}
