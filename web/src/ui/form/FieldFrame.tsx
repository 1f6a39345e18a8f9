import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Takes the whole row of a two-column grid. */
  wide?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
  /** Where the error has no text to show. */
  invalid?: boolean;
  children: ReactNode;
}

/** How a field looks: label above, control, help or error below. */
export function FieldFrame({ label, required, disabled, wide, help, error, invalid, children }: Props) {
  return (
    <Field.Root
      required={required ?? false}
      invalid={invalid ?? error !== undefined}
      disabled={disabled ?? false}
      gridColumn={wide ? '1 / -1' : undefined}
    >
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {error ? <Field.ErrorText>{error}</Field.ErrorText> : help && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}
