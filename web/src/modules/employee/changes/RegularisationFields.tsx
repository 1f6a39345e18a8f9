import { LIMITS } from '@hengcai/shared/rules/limits';
import { Text } from '@chakra-ui/react';
import { formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { DateField, TextAreaField } from '../../../ui/form/fields';
import { FormGrid } from '../../../ui/form/FormGrid';
import type { ChangeValues } from './changeKinds';
import type { LoadedForm } from './useChangeForm';

/** The day on which the probation ends: the agreed one or an earlier one. */
export function RegularisationFields({ form }: { form: LoadedForm }) {
  const t = useT();
  const agreed = form.regularisation?.regularDate ?? null;
  return (
    <FormGrid>
      {form.regularisation?.regular && (
        <Notice tone="warning">
          <Text>{t('employee.change.regular.already')}</Text>
        </Notice>
      )}
      <DateField<ChangeValues>
        name="regularDate"
        label={t('employee.regularDate')}
        required
        wide
        help={
          agreed === null
            ? t('employee.change.regular.none')
            : t('employee.change.regular.agreed', { date: formatDate(agreed) })
        }
        min={form.entryDate}
        {...(agreed !== null && { max: agreed })}
      />
      <TextAreaField<ChangeValues> name="reason" label={t('employee.change.opinion')} maxLength={LIMITS.reason} wide />
    </FormGrid>
  );
}
