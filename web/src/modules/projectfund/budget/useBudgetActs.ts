import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { useWaitsAnew } from '../../../shared/attention/useWaitsAnew';
import { forget, markStale } from '../../../shared/save/known';
import { listUrl } from '../../../ui/list/listUrl';
import { useApplyActs } from '../flow/useApplyActs';
import type { Detail } from './budgetModel';
import {
  useApproveProjectBudgetMutation,
  useDeleteProjectBudgetMutation,
  useRejectProjectBudgetMutation,
  useSubmitProjectBudgetMutation,
  useWithdrawProjectBudgetMutation,
} from './budgets.gen';
import { LIST } from './paths';

/** What can be done with an application for a budget; its lists are asked for anew when they are opened. */
export function useBudgetActs({ id, project: { version, name, kind } }: Detail) {
  const t = useT();
  const navigate = useNavigate();
  const askWhatWaits = useWaitsAnew();
  const stale = (...more: string[]) => ({
    update: (cache: Parameters<typeof markStale>[0]) => markStale(cache, 'projectBudgets', ...more),
  });
  const [submit] = useSubmitProjectBudgetMutation(stale());
  const [withdraw] = useWithdrawProjectBudgetMutation(stale());
  // Approved, it is a project that bonuses can be asked for.
  const [approve] = useApproveProjectBudgetMutation({ ...stale('projectFunds'), onCompleted: askWhatWaits });
  const [reject] = useRejectProjectBudgetMutation({ ...stale(), onCompleted: askWhatWaits });
  const [remove] = useDeleteProjectBudgetMutation({
    update: (cache, answer) => forget(cache, 'ProjectBudget', [answer.data?.deleteProjectBudget?.deletedId]),
  });
  const input = { id, version };
  const variables = { input };
  return useApplyActs({
    name,
    nodeNames: kind.nodeNames,
    approval: t('projectfund.budget.approve.body'),
    submit: async () => (await submit({ variables })).data?.submitProjectBudget,
    withdraw: async () => (await withdraw({ variables })).data?.withdrawProjectBudget,
    remove: async () => (await remove({ variables })).data?.deleteProjectBudget,
    approve: async (opinion) =>
      (await approve({ variables: { input: { ...input, opinion } } })).data?.approveProjectBudget,
    reject: async (opinion) =>
      (await reject({ variables: { input: { ...input, opinion } } })).data?.rejectProjectBudget,
    onRemoved: () => void navigate(listUrl(LIST)),
  });
}
