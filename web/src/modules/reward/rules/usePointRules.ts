import { useT } from '../../../i18n/useT';
import { forget } from '../../../shared/save/known';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import {
  type PointRuleRowFragment,
  useDeletePointRuleMutation,
  usePointRuleListQuery,
  useUpdatePointRuleMutation,
} from './rules.gen';
import { useOccasion } from './useOccasion';

export type PointRule = PointRuleRowFragment;
export const NO_FILTER = {};

/** Rules of points, and what can be done with them beside their points; the page lives in the address. */
export function usePointRules() {
  const t = useT();
  const occasion = useOccasion();
  const list = useListState(NO_FILTER);
  const query = usePointRuleListQuery({ variables: { page: list.page }, ...LIST_QUERY });
  const [update] = useUpdatePointRuleMutation();
  const [remove] = useDeletePointRuleMutation({
    update: (cache, answer) => forget(cache, 'PointRule', [answer.data?.deletePointRule?.deletedId]),
  });
  return {
    ...list,
    ...listRows(query, (data) => data.pointRules),
    async enable(rule: PointRule, enabled: boolean) {
      const { id, version, points } = rule;
      const input = { id, version, points, enabled };
      await act(
        async () => (await update({ variables: { input } })).data?.updatePointRule,
        t(enabled ? 'reward.rule.enabled' : 'reward.rule.wasDisabled', { occasion: occasion(rule) }),
      );
    },
    async remove(rule: PointRule) {
      const { id, version } = rule;
      const yes = await confirm({
        title: t('reward.rule.delete.title', { occasion: occasion(rule) }),
        body: t('reward.rule.delete.body'),
        action: t('ui.delete'),
        danger: true,
      });
      if (yes)
        await act(
          async () => (await remove({ variables: { input: { id, version } } })).data?.deletePointRule,
          t('reward.rule.deleted', { occasion: occasion(rule) }),
        );
    },
  };
}
