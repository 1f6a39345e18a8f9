import { LIMITS } from '@hengcai/shared/rules/limits';
import { type ReactNode, useState } from 'react';
import { localName } from '../../../i18n/format';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { useWaitsAnew } from '../../../shared/attention/useWaitsAnew';
import { outcome } from '../../../shared/save/outcome';
import { ListPage } from '../../../ui/list/ListPage';
import { usePageAccess } from '../../../ui/PageAccess';
import { TextDialog } from '../../../ui/TextDialog';
import { useRejectCommodityOrderMutation } from './records.gen';
import { useOrderColumns } from './useOrderColumns';
import { type Order, type OrderFilter, useOrders } from './useOrders';

/** What people have redeemed: approved, delivered or rejected here. */
export function OrdersTab({ tabs }: { tabs: ReactNode }) {
  const t = useT();
  const options = useEnumOptions();
  const access = usePageAccess();
  const [rejecting, setRejecting] = useState<Order | null>(null);
  const askWhatWaits = useWaitsAnew();
  const [reject] = useRejectCommodityOrderMutation({ onCompleted: askWhatWaits });
  const list = useOrders();
  const columns = useOrderColumns({
    approve: (order) => void list.approve(order),
    deliver: (order) => void list.deliver(order),
    reject: setRejecting,
  });
  return (
    <>
      <ListPage<Order, OrderFilter>
        title={t('reward.title.records')}
        purpose={t('reward.records.purpose')}
        tableId="reward.orders"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ person, commodityName }) => `${localName(person)} ${commodityName}`}
        onExport={access.export ? () => void list.save() : undefined}
        cards
        filters={[
          {
            kind: 'text',
            name: 'keyword',
            label: t('reward.account.keyword'),
            placeholder: t('reward.account.keyword.hint'),
          },
          { kind: 'select', name: 'state', label: t('reward.order.state'), options: options('CommodityOrderState') },
          { kind: 'dates', from: 'from', to: 'to', label: t('reward.order.placedAt') },
        ]}
        empty={{ title: t('reward.records.empty'), hint: t('reward.records.empty.hint') }}
      >
        {tabs}
      </ListPage>
      {rejecting && (
        <TextDialog
          question={{
            title: t('reward.order.reject.title', { name: rejecting.commodityName }),
            body: t('reward.order.reject.body', { name: localName(rejecting.person), count: rejecting.points }),
            label: t('reward.reason'),
            action: t('reward.order.reject'),
            required: true,
            maxLength: LIMITS.reason,
            run: (reason) =>
              outcome(async () => {
                const input = { id: rejecting.id, version: rejecting.version, reason };
                return (await reject({ variables: { input } })).data?.rejectCommodityOrder;
              }),
          }}
          onClose={() => setRejecting(null)}
        />
      )}
    </>
  );
}
