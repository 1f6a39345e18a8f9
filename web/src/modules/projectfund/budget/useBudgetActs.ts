import { LIMITS } from '@hengcai/shared/rules/limits';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { useWaitsAnew } from '../../../shared/attention/useWaitsAnew';
import { forget, markStale } from '../../../shared/save/known';
import { act, outcome } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { listUrl } from '../../../ui/list/listUrl';
import type { TextQuestion } from '../../../ui/TextDialog';
import type { Detail } from './budgetModel';
import {
  useApproveProjectBudgetMutation,
  useDeleteProjectBudgetMutation,
  useRejectProjectBudgetMutation,
  useSubmitProjectBudgetMutation,
  useWithdrawProjectBudgetMutation,
} from './budgets.gen';
import { LIST } from './paths';

/** What can be done with an application; its lists are asked for anew when they are opened. */
export function useBudgetActs({ id, project: { version, name, kind } }: Detail) {
  const t = useT();
  const navigate = useNavigate();
  const askWhatWaits = useWaitsAnew();
  const options = { update: (cache: Parameters<typeof markStale>[0]) => markStale(cache, 'projectBudgets') };
  const [submit] = useSubmitProjectBudgetMutation(options);
  const [withdraw] = useWithdrawProjectBudgetMutation(options);
  const [approve] = useApproveProjectBudgetMutation({ ...options, onCompleted: askWhatWaits });
  const [reject] = useRejectProjectBudgetMutation({ ...options, onCompleted: askWhatWaits });
  const [remove] = useDeleteProjectBudgetMutation({
    update: (cache, answer) => forget(cache, 'ProjectBudget', [answer.data?.deleteProjectBudget?.deletedId]),
  });
  const input = { id, version };
  return {
    async submit() {
      const sure = await confirm({
        title: t('projectfund.budget.submit.title', { name }),
        body: t('projectfund.budget.submit.body', { nodes: kind.nodeNames.join(' → ') }),
        action: t('projectfund.budget.submit'),
      });
      if (sure)
        await act(
          async () => (await submit({ variables: { input } })).data?.submitProjectBudget,
          t('projectfund.budget.submitted'),
        );
    },
    async withdraw() {
      const sure = await confirm({
        title: t('projectfund.budget.withdraw.title', { name }),
        body: t('projectfund.budget.withdraw.body'),
        action: t('projectfund.budget.withdraw'),
      });
      if (sure)
        await act(
          async () => (await withdraw({ variables: { input } })).data?.withdrawProjectBudget,
          t('projectfund.budget.withdrawn'),
        );
    },
    async remove() {
      const sure = await confirm({
        title: t('projectfund.budget.delete.title', { name }),
        body: t('projectfund.budget.delete.body'),
        action: t('ui.delete'),
        danger: true,
      });
      if (!sure) return;
      const isGone = await act(
        async () => (await remove({ variables: { input } })).data?.deleteProjectBudget,
        t('projectfund.budget.deleted', { name }),
      );
      if (isGone) void navigate(listUrl(LIST));
    },
    decision: (agreed: boolean): TextQuestion => ({
      title: t(agreed ? 'projectfund.budget.approve.title' : 'projectfund.budget.reject.title', { name }),
      body: t(agreed ? 'projectfund.budget.approve.body' : 'projectfund.budget.reject.body'),
      label: t('projectfund.budget.opinion'),
      action: t(agreed ? 'projectfund.budget.approve' : 'projectfund.budget.reject'),
      required: !agreed,
      maxLength: LIMITS.opinion,
      danger: !agreed,
      run: (opinion) =>
        outcome(async () =>
          agreed
            ? (await approve({ variables: { input: { ...input, opinion: opinion || null } } })).data
                ?.approveProjectBudget
            : (await reject({ variables: { input: { ...input, opinion } } })).data?.rejectProjectBudget,
        ),
    }),
  };
}
