import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { useWaitsAnew } from '../../../shared/attention/useWaitsAnew';
import { forget, markStale } from '../../../shared/save/known';
import { useApplyActs } from '../flow/useApplyActs';
import type { Bonus } from './bonusModel';
import {
  useApproveProjectBonusMutation,
  useDeleteProjectBonusMutation,
  useRejectProjectBonusMutation,
  useSubmitProjectBonusMutation,
  useWithdrawProjectBonusMutation,
} from './bonuses.gen';
import { fundPath } from './paths';

/** What can be done with a bonus; the lists of bonuses and projects are asked for anew when they are opened. */
export function useBonusActs({ id, bonus: { version, name, ordinal }, project }: Bonus) {
  const t = useT();
  const navigate = useNavigate();
  const askWhatWaits = useWaitsAnew();
  const stale = {
    update: (cache: Parameters<typeof markStale>[0]) => markStale(cache, 'projectBonuses', 'projectFunds'),
  };
  const [submit] = useSubmitProjectBonusMutation(stale);
  const [withdraw] = useWithdrawProjectBonusMutation(stale);
  const [approve] = useApproveProjectBonusMutation({ ...stale, onCompleted: askWhatWaits });
  const [reject] = useRejectProjectBonusMutation({ ...stale, onCompleted: askWhatWaits });
  const [remove] = useDeleteProjectBonusMutation({
    update: (cache, answer) => forget(cache, 'ProjectBonus', [answer.data?.deleteProjectBonus?.deletedId]),
  });
  const input = { id, version };
  const variables = { input };
  return useApplyActs({
    name: t('projectfund.bonus.name', { name, ordinal }),
    nodeNames: project.fund.kind.nodeNames,
    approval: t('projectfund.bonus.approve.body'),
    submit: async () => (await submit({ variables })).data?.submitProjectBonus,
    withdraw: async () => (await withdraw({ variables })).data?.withdrawProjectBonus,
    remove: async () => (await remove({ variables })).data?.deleteProjectBonus,
    approve: async (opinion) =>
      (await approve({ variables: { input: { ...input, opinion } } })).data?.approveProjectBonus,
    reject: async (opinion) => (await reject({ variables: { input: { ...input, opinion } } })).data?.rejectProjectBonus,
    onRemoved: () => void navigate(fundPath(project.id)),
  });
}
