import { HStack } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Checkbox } from '../../theme/parts/Checkbox';
import { RadioGroup } from '../../theme/parts/RadioGroup';
import { Switch } from '../../theme/parts/Switch';
import { DateInput } from '../input/DateInput';
import type { NumericRule } from '../input/numeric';
import { NumericInput } from '../input/NumericInput';
import { type Option, Select } from '../input/Select';
import { TextArea } from '../input/TextArea';
import { type FieldProps, FormField } from './FormField';
import type { TextProps } from './textFields';

/** Every field is used inside a form (`FormDrawer`, `PageForm` or react-hook-form's `FormProvider`). */

// In a file of their own for the login page, which must not load calendars and lists.
export { PasswordField, TextField } from './textFields';

export function TextAreaField<V extends FieldValues = FieldValues>({
  maxLength,
  placeholder,
  ...rest
}: FieldProps<V> & Pick<TextProps, 'maxLength' | 'placeholder'>) {
  return (
    <FormField<V> {...rest}>
      {(field) => <TextArea {...field} {...(maxLength !== undefined && { maxLength })} placeholder={placeholder} />}
    </FormField>
  );
}

export function NumberField<V extends FieldValues = FieldValues>({
  places,
  negative,
  unit,
  placeholder,
  ...rest
}: FieldProps<V> & NumericRule & { unit?: string; placeholder?: string }) {
  return (
    <FormField<V> {...rest}>
      {(field) => (
        <NumericInput
          {...field}
          {...(places !== undefined && { places })}
          {...(negative && { negative })}
          unit={unit}
          placeholder={placeholder}
        />
      )}
    </FormField>
  );
}

export function SelectField<V extends FieldValues = FieldValues>({
  options,
  placeholder,
  clearable,
  ...rest
}: FieldProps<V> & { options: readonly Option[]; placeholder?: string; clearable?: boolean }) {
  return (
    <FormField<V> {...rest} choice>
      {({ value, onChange, onBlur }, invalid) => (
        <Select
          options={options}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          invalid={invalid}
          placeholder={placeholder}
          clearable={clearable ?? !rest.required}
        />
      )}
    </FormField>
  );
}

export function DateField<V extends FieldValues = FieldValues>({
  min,
  max,
  ...rest
}: FieldProps<V> & { min?: string; max?: string }) {
  return (
    <FormField<V> {...rest} choice>
      {({ ref: _ref, ...field }, invalid) => <DateInput {...field} invalid={invalid} min={min} max={max} />}
    </FormField>
  );
}

export function RadioField<V extends FieldValues = FieldValues>({
  options,
  ...rest
}: FieldProps<V> & { options: readonly Option[] }) {
  return (
    <FormField<V> {...rest} choice>
      {(field) => (
        <RadioGroup.Root
          value={field.value}
          onValueChange={(e) => field.onChange(e.value)}
          size="sm"
          aria-label={rest.label}
        >
          <HStack gap="5" wrap="wrap" minH="8">
            {options.map((o) => (
              <RadioGroup.Item key={o.value} value={o.value} disabled={o.disabled ?? false}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText fontWeight="normal">{o.label}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </HStack>
        </RadioGroup.Root>
      )}
    </FormField>
  );
}

/** A yes or no that says what "yes" means beside it. */
export function CheckboxField<V extends FieldValues = FieldValues>({
  name,
  label,
  disabled,
}: Pick<FieldProps<V>, 'name' | 'label' | 'disabled'>) {
  const { field } = useController<V>({ name });
  return (
    <Checkbox.Root
      checked={field.value === true}
      onCheckedChange={(e) => field.onChange(e.checked === true)}
      disabled={disabled ?? false}
      size="sm"
    >
      <Checkbox.HiddenInput onBlur={field.onBlur} />
      <Checkbox.Control />
      <Checkbox.Label fontWeight="normal">{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}

export function SwitchField<V extends FieldValues = FieldValues>({
  name,
  label,
  disabled,
}: Pick<FieldProps<V>, 'name' | 'label' | 'disabled'>) {
  const { field } = useController<V>({ name });
  return (
    <Switch.Root
      checked={field.value === true}
      onCheckedChange={(e) => field.onChange(e.checked)}
      disabled={disabled ?? false}
      size="sm"
      colorPalette="brand"
    >
      <Switch.HiddenInput onBlur={field.onBlur} />
      <Switch.Control />
      <Switch.Label fontWeight="normal">{label}</Switch.Label>
    </Switch.Root>
  );
}
