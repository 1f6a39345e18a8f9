import { Field } from '@chakra-ui/react';
import type { DateSpan } from '@hengcai/shared/rules/performance/plan-dates';
import type { ReactNode } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import { DateRangeInput } from '../../../../ui/input/DateRangeInput';

/** A range of days in a form; an error of the whole or of one end stands below it. */
export function SpanField({
  name,
  label,
  help,
  disabled = false,
}: {
  name: string;
  label: string;
  help?: ReactNode;
  disabled?: boolean;
}) {
  const { field } = useController({ name });
  const { errors } = useFormState({ name, exact: false });
  const value = field.value as DateSpan;
  const found = ['', '.from', '.to']
    .map((end) => get<unknown>(errors, `${name}${end}.message`))
    .find((text): text is string => typeof text === 'string');
  return (
    <Field.Root required invalid={found !== undefined} onBlur={field.onBlur}>
      <Field.Label as="div">
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      <DateRangeInput
        label={label}
        from={value.from}
        to={value.to}
        onChange={(from, to) => field.onChange({ from, to })}
        disabled={disabled}
      />
      {found ? <Field.ErrorText>{found}</Field.ErrorText> : help && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}
