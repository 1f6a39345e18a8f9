import { Box, Field, HStack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { DateSpan } from '@hengcai/shared/rules/performance/plan-dates';
import { useController, useWatch } from 'react-hook-form';
import { useT } from '../../../../i18n/useT';
import { Chip } from '../../../../shared/Chip';
import { DateInput } from '../../../../ui/input/DateInput';

/** Days on which people are reminded of a stage, within its window. */
export function RemindersField({
  name,
  window,
  label,
  disabled = false,
}: {
  name: string;
  window: string;
  label: string;
  disabled?: boolean;
}) {
  const t = useT();
  const { field, fieldState } = useController({ name });
  const span = useWatch({ name: window }) as DateSpan;
  const dates = field.value as string[];
  const add = (date: string) => {
    if (date && !dates.includes(date)) field.onChange([...dates, date].sort());
  };
  const full = dates.length >= LIMITS.reminderDatesMax;
  return (
    <Field.Root invalid={fieldState.invalid}>
      <Field.Label as="div">{label}</Field.Label>
      <HStack gap="1.5" wrap="wrap" role="group" aria-label={label}>
        {dates.map((date) => (
          <Chip
            key={date}
            removeLabel={t('performance.plan.reminder.remove', { date })}
            onRemove={disabled ? undefined : () => field.onChange(dates.filter((one) => one !== date))}
          >
            {date}
          </Chip>
        ))}
        {!disabled && !full && (
          <Box w="150px">
            <DateInput
              label={t('performance.plan.reminder.add', { stage: label })}
              value=""
              onChange={add}
              min={span.from || undefined}
              max={span.to || undefined}
            />
          </Box>
        )}
        {disabled && dates.length === 0 && '-'}
      </HStack>
      {fieldState.error?.message && <Field.ErrorText>{fieldState.error.message}</Field.ErrorText>}
    </Field.Root>
  );
}
