import { checkRedemption } from '@hengcai/shared/rules/reward/orders';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { markStale } from '../../../shared/save/known';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { randomId } from '../../../ui/randomId';
import { useOwnPointsQuery } from '../points/points.gen';
import { type MallItemFragment, useMallCommodityListQuery, useRedeemCommodityMutation } from './mall.gen';

const defaults = { keyword: '' };
export type MallFilter = typeof defaults;
export type MallItem = MallItemFragment;

/** What is on the shelf, the reader's points, and turning one into the other. */
export function useMall() {
  const t = useT();
  const issueText = useIssueText();
  const list = useListState(defaults);
  const keyword = list.filter.keyword.trim();
  const query = useMallCommodityListQuery({
    variables: { page: list.page, ...(keyword && { keyword }) },
    ...LIST_QUERY,
  });
  const rows = listRows(query, (data) => data.mallCommodities);
  const points = useOwnPointsQuery({ fetchPolicy: 'cache-and-network' });
  const own = points.data?.ownPoints;
  const [redeem] = useRedeemCommodityMutation({
    update: (cache) => markStale(cache, 'ownCommodityOrders', 'ownPointEntries'),
  });
  const refresh = () => {
    rows.refetch();
    void points.refetch();
  };
  return {
    ...list,
    ...rows,
    /** Null: the account belongs to nobody; undefined: not known yet. */
    balance: own === null ? null : own?.balance,
    /** Why something cannot be redeemed; null: it can. */
    obstacle: ({ stock, pointsNeeded }: MallItem): string | null => {
      if (!own) return own === null ? t('reward.mall.nobody') : t('reward.mall.waiting');
      const asked = { onShelf: true, stock: stock ?? null, pointsNeeded, shown: pointsNeeded, balance: own.balance };
      const [issue] = checkRedemption(asked);
      return issue ? issueText(issue) : null;
    },
    async redeem({ id, name, pointsNeeded }: MallItem) {
      const yes = await confirm({
        title: t('reward.mall.redeem.title', { name }),
        body: t('reward.mall.redeem.body', { count: pointsNeeded, balance: own?.balance ?? 0 }),
        action: t('reward.mall.redeem'),
      });
      if (!yes) return;
      const input = { clientMutationId: randomId(), commodityId: id, points: pointsNeeded };
      await act(
        async () => (await redeem({ variables: { input } })).data?.redeemCommodity,
        t('reward.mall.redeemed', { name }),
      );
      // Refused or not: what was shown may be another thing by now.
      refresh();
    },
  };
}
