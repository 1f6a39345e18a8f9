import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';
import { useMutationKey } from '../assessment/useMutationKey';
import { useRemindPlanMutation } from './plan.gen';
import type { Plan } from './planModel';

/** Reminds those of the present stage who are not done, or only some of them, after saying how many it reaches. */
export function useRemind(plan: Pick<Plan, 'id'>) {
  const t = useT();
  const keyed = useMutationKey();
  const [remind] = useRemindPlanMutation();
  return async (employeeIds: readonly string[] | null): Promise<boolean> => {
    const body = employeeIds
      ? t('performance.manage.remind.some', { count: employeeIds.length })
      : t('performance.manage.remind.all');
    if (!(await confirm({ title: t('performance.manage.remind.title'), body, action: t('performance.manage.remind') })))
      return false;
    let reached = 0;
    const done = await act(() =>
      keyed(employeeIds?.join() ?? 'all', async (clientMutationId) => {
        const { data } = await remind({
          variables: { input: { clientMutationId, id: plan.id, employeeIds: employeeIds && [...employeeIds] } },
        });
        reached = data?.remindAssessmentPlan?.reminded ?? 0;
        return data?.remindAssessmentPlan;
      }),
    );
    if (done) (reached > 0 ? toast.success : toast.info)(t('performance.manage.reminded', { count: reached }));
    return done;
  };
}
