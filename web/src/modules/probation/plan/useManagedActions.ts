import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { useFileExport } from '../../../shared/save/useFileExport';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { useExportProbationPlansMutation, useRemindProbationMutation } from './plan.gen';
import { conditionsOf, type ManagedFilter } from './usePlanLists';

/** What HR does with several plans at once. */
export function useManagedActions() {
  const t = useT();
  const [remind] = useRemindProbationMutation();
  const [exportPlans] = useExportProbationPlansMutation();
  const { save } = useFileExport(
    async (filter: ManagedFilter) =>
      (await exportPlans({ variables: { input: conditionsOf(filter) } })).data?.exportProbationPlans,
  );
  return {
    remind: async (ids: readonly string[]) => {
      let reminded = 0;
      const done = await act(async () => {
        const { data } = await remind({ variables: { input: { clientMutationId: randomId(), ids: [...ids] } } });
        reminded = data?.remindProbation?.reminded ?? 0;
        return data?.remindProbation;
      });
      if (done) toast.success(t('probation.remind.done', { count: reminded }));
    },
    onExport: save,
  };
}
