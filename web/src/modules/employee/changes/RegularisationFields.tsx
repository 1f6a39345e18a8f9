import { LIMITS } from '@hengcai/shared/rules/limits';
import { Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { Notice } from '../../../shared/Notice';
import { DateField, TextAreaField } from '../../../ui/form/fields';
import { FormGrid } from '../../../ui/form/FormGrid';
import type { ChangeValues } from './changeKinds';
import type { LoadedForm } from './useChangeForm';
import { useTimeSpan } from './useTimeSpan';

/** The day on which the probation ends: the agreed one or an earlier one. */
export function RegularisationFields({ form }: { form: LoadedForm }) {
  const t = useT();
  const agreed = form.regularisation?.regularDate ?? null;
  const regularDate = useWatch<ChangeValues, 'regularDate'>({ name: 'regularDate' });
  const lasts = useTimeSpan(form.entryDate, regularDate);
  const left = useTimeSpan(today(), regularDate);
  const hint =
    agreed === null
      ? t('employee.change.regular.none')
      : t('employee.change.regular.agreed', { date: formatDate(agreed) });
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
          <>
            {hint}
            {lasts !== null && <Text>{t('employee.change.regular.lasts', { time: lasts })}</Text>}
            {left !== null && <Text>{t('employee.change.regular.left', { time: left })}</Text>}
          </>
        }
        min={form.entryDate}
        {...(agreed !== null && { max: agreed })}
      />
      <TextAreaField<ChangeValues> name="reason" label={t('employee.change.opinion')} maxLength={LIMITS.reason} wide />
    </FormGrid>
  );
}
