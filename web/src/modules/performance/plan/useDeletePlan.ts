import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { useDeletePlanMutation } from './plan.gen';

/** Deletes a plan that never opened, after asking; answers whether it is gone. */
export function useDeletePlan() {
  const t = useT();
  const [remove] = useDeletePlanMutation();
  return async ({ id, version, name }: { id: string; version: number; name: string }): Promise<boolean> => {
    if (
      !(await confirm({
        title: t('performance.manage.delete.title'),
        body: t('performance.manage.delete.body', { name }),
        action: t('performance.manage.delete.action'),
        danger: true,
      }))
    )
      return false;
    return act(
      async () => (await remove({ variables: { input: { id, version } } })).data?.deleteAssessmentPlan,
      t('performance.manage.deleted', { name }),
    );
  };
}
