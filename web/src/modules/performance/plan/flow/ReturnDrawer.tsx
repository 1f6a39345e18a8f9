import { Stack } from '@chakra-ui/react';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { actOfMove } from '@hengcai/shared/rules/performance/handovers';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { canReturnToStage } from '@hengcai/shared/rules/performance/plan';
import { useForm } from 'react-hook-form';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { FormDrawer } from '../../../../ui/form/FormDrawer';
import { RadioField, TextAreaField } from '../../../../ui/form/fields';
import { toast } from '../../../../ui/toast';
import { useTold } from '../../useTold';
import { earlierStatuses, type NextStatus, type Plan, statusOf } from '../planModel';
import type { PlanActions } from './usePlanActions';

interface Values {
  to: NextStatus | 'NOT_OPEN';
  reason: string;
  /** Of a plan calibrated with others. */
  who: 'all' | 'alone' | '';
}

/** Returns a plan to an earlier stage, with a reason that everybody can read later. */
export function ReturnDrawer({ plan, actions, onClose }: { plan: Plan; actions: PlanActions; onClose: () => void }) {
  const t = useT();
  const told = useTold();
  const label = useEnumLabel();
  const from = statusOf(plan);
  const merged = plan.combinedPlans.length > 0 && AssessmentPlanStatus[from] >= AssessmentPlanStatus.CALIBRATING;
  const including = plan.includedIn.map((one) => one.name).join(', ');
  const stages = earlierStatuses(from).filter(
    (to) =>
      canReturnToStage({
        from: AssessmentPlanStatus[from],
        to: AssessmentPlanStatus[to],
        locked: plan.locked,
        merged,
        imported: from === 'IMPORTED',
      }).allowed,
  );
  const form = useForm<Values>({ defaultValues: { to: stages[0] ?? 'NOT_OPEN', reason: '', who: '' } });
  const save = async ({ to, reason, who }: Values) => {
    const errors = await actions.returnTo(to, reason.trim(), merged ? who === 'all' : null);
    if (errors.length === 0)
      toast.success(t('performance.manage.returned', { stage: label('AssessmentPlanStatus', to) }));
    return errors;
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('performance.manage.return')}
      description={sentences(
        t('performance.manage.return.body', { count: plan.scopeCount }),
        told(actOfMove('return', AssessmentPlanStatus[form.watch('to')])),
        including && t('performance.manage.return.included', { plans: including }),
      )}
      form={form}
      onSave={save}
      saveLabel={t('performance.manage.return')}
    >
      <Stack gap="4">
        <RadioField<Values>
          name="to"
          label={t('performance.manage.return.to')}
          required
          options={stages.map((stage) => ({ value: stage, label: label('AssessmentPlanStatus', stage) }))}
        />
        {merged && (
          <RadioField<Values>
            name="who"
            label={t('performance.manage.return.who')}
            required
            options={[
              { value: 'all', label: t('performance.manage.return.all', { count: plan.combinedPlans.length + 1 }) },
              { value: 'alone', label: t('performance.manage.return.alone') },
            ]}
          />
        )}
        <TextAreaField<Values>
          name="reason"
          label={t('performance.manage.reason')}
          required
          maxLength={LIMITS.reason}
        />
      </Stack>
    </FormDrawer>
  );
}
