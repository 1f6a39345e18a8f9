import { useT } from '../../../i18n/useT';
import { forget } from '../../../shared/save/known';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import {
  type CommodityRowFragment,
  useCommodityListQuery,
  useDeleteCommodityMutation,
  useShelveCommodityMutation,
} from './commodities.gen';

const defaults = { keyword: '', shelf: '' };
export type CommodityFilter = typeof defaults;
export type CommodityItem = CommodityRowFragment;

/** Where goods stand, as the address says it. */
export const SHELF = { on: 'on', off: 'off' } as const;

/** What points buy, and what can be done with it beside its words; conditions and page live in the address. */
export function useCommodities() {
  const t = useT();
  const list = useListState(defaults);
  const { keyword, shelf } = list.filter;
  const filter = { ...(keyword.trim() && { keyword: keyword.trim() }), ...(shelf && { onShelf: shelf === SHELF.on }) };
  const query = useCommodityListQuery({ variables: { filter, page: list.page }, ...LIST_QUERY });
  const [shelve] = useShelveCommodityMutation();
  const [remove] = useDeleteCommodityMutation({
    update: (cache, answer) => forget(cache, 'Commodity', [answer.data?.deleteCommodity?.deletedId]),
  });
  return {
    ...list,
    ...listRows(query, (data) => data.commodities),
    async shelve({ id, version, name }: CommodityItem, onShelf: boolean) {
      const input = { id, version, onShelf };
      await act(
        async () => (await shelve({ variables: { input } })).data?.shelveCommodity,
        t(onShelf ? 'reward.commodity.shelved' : 'reward.commodity.unshelved', { name }),
      );
    },
    async remove({ id, version, name }: CommodityItem) {
      const yes = await confirm({
        title: t('reward.commodity.delete.title', { name }),
        body: t('reward.commodity.delete.body'),
        action: t('ui.delete'),
        danger: true,
      });
      if (yes)
        await act(
          async () => (await remove({ variables: { input: { id, version } } })).data?.deleteCommodity,
          t('reward.commodity.deleted', { name }),
        );
    },
  };
}
