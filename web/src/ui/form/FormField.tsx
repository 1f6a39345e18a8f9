import type { ReactNode } from 'react';
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  type PathValue,
  useController,
} from 'react-hook-form';
import { useT } from '../../i18n/useT';
import { useAfterPress } from './afterPress';
import { FieldFrame } from './FieldFrame';

/** What every form field takes. */
export interface FieldProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
  required?: boolean;
  help?: ReactNode;
  disabled?: boolean;
  /** Takes the whole row of a two-column grid. */
  wide?: boolean;
  /** The value is chosen, not typed: so says the text when it is missing. */
  choice?: boolean;
  /** Answers the text of what is wrong, or null. */
  check?: (
    value: PathValue<V, FieldPath<V>>,
    form: V,
  ) => string | null | undefined | Promise<string | null | undefined>;
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

type Bound = Omit<ControllerRenderProps, 'value'> & { value: string };

/**
 * Label above, control, help or error below; bound to the react-hook-form around it. The error of a field is the text
 * itself: checks answer texts and servers send them.
 */
export function FormField<V extends FieldValues>({
  name,
  label,
  required,
  help,
  disabled,
  wide,
  choice,
  check,
  children,
}: FieldProps<V> & { children: (field: Bound, invalid: boolean) => ReactNode }) {
  const t = useT();
  const validate = async (value: PathValue<V, FieldPath<V>>, form: V): Promise<string | true> => {
    if (isBlank(value)) return required ? t(choice ? 'ui.form.requiredChoice' : 'ui.form.required', { label }) : true;
    return (await check?.(value, form)) ?? true;
  };
  const { field, fieldState } = useController<V, FieldPath<V>>({ name, rules: { validate } });
  const value: string | null | undefined = field.value;
  const onBlur = useAfterPress(field.onBlur);
  const bound: Bound = { ...field, value: value ?? '', onBlur };
  return (
    <FieldFrame
      label={label}
      required={required}
      disabled={disabled}
      wide={wide}
      help={help}
      invalid={fieldState.invalid}
      error={fieldState.error?.message}
    >
      {children(bound, fieldState.invalid)}
    </FieldFrame>
  );
}
