import { useT } from '../../../../i18n/useT';
import { act, outcome } from '../../../../shared/save/outcome';
import { downloadFile } from '../../../../session/files';
import { useMutationKey } from '../../assessment/useMutationKey';
import {
  type UpdateOpenAssessmentPlanInput,
  useExportPlanResultsMutation,
  useLockPlanMutation,
  useReturnPlanMutation,
  useStopPlanMutation,
  useUpdateOpenPlanMutation,
} from '../plan.gen';
import type { NextStatus, Plan } from '../planModel';

/** What an administrator can do with an open plan. */
export function usePlanActions(plan: Plan) {
  const t = useT();
  const keyed = useMutationKey();
  const [stop] = useStopPlanMutation();
  const [lock] = useLockPlanMutation();
  const [back] = useReturnPlanMutation();
  const [update] = useUpdateOpenPlanMutation();
  const [exportResults] = useExportPlanResultsMutation();
  const { id, version } = plan;
  return {
    stop: (reason: string) =>
      outcome(() =>
        keyed(
          'stop',
          async (clientMutationId) =>
            (await stop({ variables: { input: { clientMutationId, id, version, reason } } })).data?.stopAssessmentPlan,
        ),
      ),
    lock: (reason: string) =>
      outcome(
        async () =>
          (await lock({ variables: { input: { id, version, locked: true, reason } } })).data?.lockAssessmentPlan,
      ),
    unlock: () =>
      act(
        async () =>
          (await lock({ variables: { input: { id, version, locked: false, reason: null } } })).data?.lockAssessmentPlan,
        t('performance.manage.unlocked'),
      ),
    returnTo: (to: NextStatus | 'NOT_OPEN', reason: string, together: boolean | null) =>
      outcome(() =>
        keyed(
          `return:${to}:${String(together)}`,
          async (clientMutationId) =>
            (await back({ variables: { input: { clientMutationId, id, version, to, reason, together } } })).data
              ?.returnAssessmentPlan,
        ),
      ),
    change: (part: Omit<UpdateOpenAssessmentPlanInput, 'id' | 'version'>) =>
      outcome(
        async () => (await update({ variables: { input: { id, version, ...part } } })).data?.updateOpenAssessmentPlan,
      ),
    exportResults: () =>
      act(async () => {
        const { data } = await exportResults({ variables: { input: { planId: id } } });
        if (data?.exportAssessmentResults?.file) await downloadFile(data.exportAssessmentResults.file);
        return data?.exportAssessmentResults;
      }),
  };
}
export type PlanActions = ReturnType<typeof usePlanActions>;
