import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { toast } from '../../../ui/toast';
import { useMutationKey } from '../assessment/useMutationKey';
import { useAdvancePlanMutation } from './plan.gen';
import type { NextStatus, Plan } from './planModel';

const doneTexts = {
  FILLING: 'performance.manage.advanced.FILLING',
  SCORING: 'performance.manage.advanced.SCORING',
  CALIBRATING: 'performance.manage.advanced.CALIBRATING',
  COMMUNICATING: 'performance.manage.advanced.COMMUNICATING',
  CLOSED: 'performance.manage.advanced.CLOSED',
} as const;

/** Moves a plan on; answers what was in the way. Pressing again after a lost answer has one effect. */
export function useAdvance(plan: Plan) {
  const t = useT();
  const keyed = useMutationKey();
  const [advance, { loading }] = useAdvancePlanMutation();
  const run = async (to: NextStatus, openAnyway: boolean) => {
    const errors = await outcome(() =>
      keyed(
        `${to}:${String(openAnyway)}`,
        async (clientMutationId) =>
          (
            await advance({
              variables: {
                input: {
                  clientMutationId,
                  id: plan.id,
                  version: plan.version,
                  to,
                  openAnyway,
                  // Plans that are combined come to calibration together.
                  together: to === 'CALIBRATING' && plan.combinedPlans.length > 0,
                },
              },
            })
          ).data?.advanceAssessmentPlan,
      ),
    );
    if (errors.length === 0) toast.success(t(doneTexts[to]));
    return errors;
  };
  return { run, busy: loading };
}
