import { Input } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { PasswordInput } from '../input/PasswordInput';
import { type FieldProps, FormField } from './FormField';

export interface TextProps {
  maxLength?: number;
  placeholder?: string;
  autoComplete?: string;
  /** Called with the trimmed text when the field is left. */
  onLeave?: (value: string) => void;
}

export function TextField<V extends FieldValues = FieldValues>({
  maxLength,
  placeholder,
  autoComplete = 'off',
  onLeave,
  ...rest
}: FieldProps<V> & TextProps) {
  return (
    <FormField<V> {...rest}>
      {(field) => (
        <Input
          {...field}
          maxLength={maxLength}
          placeholder={placeholder}
          autoComplete={autoComplete}
          onBlur={(e) => {
            field.onBlur();
            onLeave?.(e.target.value.trim());
          }}
        />
      )}
    </FormField>
  );
}

export function PasswordField<V extends FieldValues = FieldValues>({
  autoComplete,
  ...rest
}: FieldProps<V> & Pick<TextProps, 'autoComplete'>) {
  return <FormField<V> {...rest}>{(field) => <PasswordInput {...field} autoComplete={autoComplete} />}</FormField>;
}
