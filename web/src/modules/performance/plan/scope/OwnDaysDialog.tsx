import { Button, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { FormProvider, useForm } from 'react-hook-form';
import { useT } from '../../../../i18n/useT';
import { DialogFrame } from '../../../../ui/DialogFrame';
import { DateField, TextAreaField } from '../../../../ui/form/fields';
import { FormErrors } from '../../../../ui/form/FormErrors';
import { FormGrid } from '../../../../ui/form/FormGrid';
import { useSubmit } from '../../../../ui/form/useSubmit';
import type { UserError } from '../../../../ui/form/userErrors';
import type { Plan } from '../planModel';
import type { Own } from './usePlanScope';

interface Props {
  plan: Plan;
  title: string;
  action: string;
  own: Own;
  save: (own: Own) => Promise<readonly UserError[]>;
  onClose: () => void;
}

/** Last days and a note that hold for one person alone; left empty, the plan's days hold. */
export function OwnDaysDialog({ plan, title, action, own, save, onClose }: Props) {
  const t = useT();
  const form = useForm<Own>({ defaultValues: own });
  const submit = useSubmit(form, save, onClose);
  const { isSubmitting } = form.formState;
  return (
    <DialogFrame
      title={title}
      size="md"
      keepsInput
      onClose={() => !isSubmitting && onClose()}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" variant="solid" loading={isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <Text color="fg.muted">
        {t('performance.scope.own.hint', { fillTo: plan.windows.fill.to, scoreTo: plan.windows.score.to })}
      </Text>
      <FormProvider {...form}>
        <FormErrors form={form} general />
        <FormGrid>
          <DateField<Own> name="fillTo" label={t('performance.scope.fillTo')} />
          <DateField<Own> name="scoreTo" label={t('performance.scope.scoreTo')} />
          <TextAreaField<Own> name="reason" label={t('performance.scope.reason')} maxLength={LIMITS.reason} wide />
        </FormGrid>
      </FormProvider>
    </DialogFrame>
  );
}
