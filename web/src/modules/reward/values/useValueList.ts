import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { forget } from '../../../shared/save/known';
import { act } from '../../../shared/save/outcome';
import { useOrdering } from '../../../shared/save/useOrdering';
import { confirm } from '../../../ui/confirm';
import {
  type RewardValueRowFragment,
  useDeleteRewardValueMutation,
  useOrderRewardValuesMutation,
  useRewardValueListQuery,
  useUpdateRewardValueMutation,
} from './values.gen';

export type RewardValue = RewardValueRowFragment;

/** The company's values, and what can be done with them beside their words. */
export function useValueList() {
  const t = useT();
  const { data, loading, refetch } = useRewardValueListQuery({ fetchPolicy: 'cache-and-network' });
  const [order] = useOrderRewardValuesMutation();
  const [update] = useUpdateRewardValueMutation();
  const [remove] = useDeleteRewardValueMutation({
    update: (cache, answer) => forget(cache, 'RewardValue', [answer.data?.deleteRewardValue?.deletedId]),
  });
  const { moved, move } = useOrdering<RewardValue>(async (next) => {
    const ids = next.map(({ id }) => id);
    // Where somebody has added one meanwhile the order is shown as it stands.
    const done = await act(async () => (await order({ variables: { input: { ids } } })).data?.orderRewardValues);
    await refetch();
    return done ? 0 : null;
  });
  return {
    values: moved ?? data?.rewardValues,
    loading,
    refetch: () => void refetch(),
    putInOrder: move,
    async enable({ id, version, name, nameEn, description }: RewardValue, enabled: boolean) {
      const input = { id, version, name, nameEn, description, enabled };
      await act(async () => (await update({ variables: { input } })).data?.updateRewardValue);
    },
    async remove(value: RewardValue) {
      const { id, version } = value;
      const name = localName(value);
      const yes = await confirm({
        title: t('reward.value.delete.title', { name }),
        body: t('reward.value.delete.body'),
        action: t('ui.delete'),
        danger: true,
      });
      if (yes)
        await act(
          async () => (await remove({ variables: { input: { id, version } } })).data?.deleteRewardValue,
          t('reward.value.deleted', { name }),
        );
    },
  };
}
