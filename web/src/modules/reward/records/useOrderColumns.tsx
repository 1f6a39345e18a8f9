import { mayFollow, type OrderAct } from '@hengcai/shared/rules/reward/orders';
import { CommodityOrderState } from '@hengcai/shared/enums';
import { DASH, formatDateTime, formatNumber, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { usePageAccess } from '../../../ui/PageAccess';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { OrderState } from './OrderState';
import type { Order } from './useOrders';

type Acts = Record<'approve' | 'reject' | 'deliver', (order: Order) => void>;
/** States by their names; a name that this page does not know is none of them. */
const STATES: Readonly<Partial<Record<string, number>>> = CommodityOrderState;
const ACTS = ['approve', 'deliver', 'reject'] as const satisfies readonly OrderAct[];

/** Columns of what people have redeemed. */
export function useOrderColumns(acts: Acts): Column<Order>[] {
  const t = useT();
  const { edit } = usePageAccess();
  const columns: Column<Order>[] = [
    {
      id: 'name',
      header: t('reward.account.name'),
      width: 160,
      maxWidth: 260,
      cell: ({ person }) => <Person person={{ name: localName(person), number: person.number }} />,
    },
    { id: 'commodity', header: t('reward.commodity.name'), maxWidth: 240, cell: ({ commodityName }) => commodityName },
    {
      id: 'price',
      header: t('reward.commodity.price'),
      numeric: true,
      cell: ({ price }) => formatNumber(String(price)),
    },
    {
      id: 'rate',
      header: t('reward.order.rate'),
      numeric: true,
      hidden: true,
      cell: ({ pointsPerYuan }) => formatNumber(String(pointsPerYuan)),
    },
    {
      id: 'points',
      header: t('reward.entry.delta'),
      numeric: true,
      cell: ({ points }) => formatNumber(String(points)),
    },
    { id: 'state', header: t('reward.order.state'), cell: ({ state }) => <OrderState state={state} /> },
    { id: 'placedAt', header: t('reward.order.placedAt'), cell: ({ placedAt }) => formatDateTime(placedAt) },
    {
      id: 'decidedBy',
      header: t('reward.order.decidedBy'),
      maxWidth: 160,
      cell: ({ decidedBy }) => (decidedBy ? localName(decidedBy) : DASH),
    },
    {
      id: 'deliveredAt',
      header: t('reward.order.deliveredAt'),
      cell: ({ deliveredAt }) => formatDateTime(deliveredAt),
    },
    { id: 'reason', header: t('reward.order.reason'), maxWidth: 240, cell: ({ reason }) => reason ?? DASH },
  ];
  if (edit)
    columns.push({
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      cell: (order) => (
        <RowActions
          actions={ACTS.filter((act) => mayFollow(act, STATES[order.state ?? ''] ?? 0)).map((act) => ({
            id: act,
            label: t(`reward.order.${act}`),
            danger: act === 'reject',
            onSelect: () => acts[act](order),
            ...(order.own && { disabled: t('reward.order.own') }),
          }))}
        />
      ),
    });
  return columns;
}
