import { useT } from '../../../i18n/useT';
import { useWaitsAnew } from '../../../shared/attention/useWaitsAnew';
import { act } from '../../../shared/save/outcome';
import { useFileExport } from '../../../shared/save/useFileExport';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import {
  type CommodityOrderRowFragment,
  type CommodityOrderState,
  useApproveCommodityOrderMutation,
  useCommodityOrderListQuery,
  useDeliverCommodityOrderMutation,
  useExportCommodityOrdersMutation,
} from './records.gen';

const defaults = { keyword: '', state: '', from: '', to: '' };
export type OrderFilter = typeof defaults;
export type Order = CommodityOrderRowFragment;

/** What people have redeemed, and what lets it go on; conditions and page live in the address. */
export function useOrders() {
  const t = useT();
  const list = useListState(defaults);
  const { keyword, state, from, to } = list.filter;
  const filter = {
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(state && { state: state as CommodityOrderState }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const query = useCommodityOrderListQuery({ variables: { filter, page: list.page }, ...LIST_QUERY });
  const askWhatWaits = useWaitsAnew();
  const [approve] = useApproveCommodityOrderMutation({ onCompleted: askWhatWaits });
  const [deliver] = useDeliverCommodityOrderMutation();
  const [mutate] = useExportCommodityOrdersMutation();
  const { save } = useFileExport(
    async () => (await mutate({ variables: { input: { filter, format: 'XLSX' } } })).data?.exportCommodityOrders,
  );
  return {
    ...list,
    ...listRows(query, (data) => data.commodityOrders),
    save,
    approve: ({ id, version, commodityName: name }: Order) =>
      act(
        async () => (await approve({ variables: { input: { id, version } } })).data?.approveCommodityOrder,
        t('reward.order.approved', { name }),
      ),
    deliver: ({ id, version, commodityName: name }: Order) =>
      act(
        async () => (await deliver({ variables: { input: { id, version } } })).data?.deliverCommodityOrder,
        t('reward.order.delivered', { name }),
      ),
  };
}
