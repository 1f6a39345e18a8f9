import { Box, Input, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { Checkbox } from '../../theme/parts/Checkbox';
import { useAfterPress } from '../../ui/form/afterPress';
import type { NumericRule } from '../../ui/input/numeric';
import { NumericInput } from '../../ui/input/NumericInput';
import { type Option, Select } from '../../ui/input/Select';

interface CellProps {
  /** Path in the form, e.g. `levels.2.low`. */
  name: string;
  /** Accessible name; the visible one is the head of the column. */
  label: string;
  disabled?: boolean;
}

function useCell(name: string) {
  const { field, fieldState } = useController({ name });
  const onBlur = useAfterPress(field.onBlur);
  return {
    ...field,
    onBlur,
    value: (field.value as string | null | undefined) ?? '',
    error: fieldState.error?.message,
  };
}

/** A control of a grid with its error right below it. */
function Cell({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <Box py="1">
      {children}
      {error && (
        <Text role="alert" color="fg.error" textStyle="xs" whiteSpace="normal" mt="0.5">
          {error}
        </Text>
      )}
    </Box>
  );
}

/** `suggestions` are offered while one types; any other text may stand there, too. */
export function TextCell({
  name,
  label,
  maxLength,
  placeholder,
  disabled,
  suggestions,
}: CellProps & { maxLength?: number; placeholder?: string; suggestions?: readonly string[] }) {
  const { error, ...field } = useCell(name);
  const offered = useId();
  return (
    <Cell error={error}>
      <Input
        {...field}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        maxLength={maxLength}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete="off"
        list={suggestions && offered}
      />
      {suggestions && (
        <datalist id={offered}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </Cell>
  );
}

export function NumberCell({ name, label, unit, disabled, ...rule }: CellProps & NumericRule & { unit?: string }) {
  const { error, ...field } = useCell(name);
  return (
    <Cell error={error}>
      <NumericInput
        {...field}
        {...rule}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        disabled={disabled}
        textAlign="end"
        unit={unit}
      />
    </Cell>
  );
}

export function SelectCell({
  name,
  label,
  options,
  disabled,
  clearable = false,
}: CellProps & { options: readonly Option[]; clearable?: boolean }) {
  const { error, value, onChange, onBlur } = useCell(name);
  return (
    <Cell error={error}>
      <Select
        label={label}
        options={options}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        invalid={Boolean(error)}
        disabled={disabled ?? false}
        clearable={clearable}
      />
    </Cell>
  );
}

export function CheckCell({ name, label, disabled }: CellProps) {
  const { field } = useController({ name });
  return (
    <Checkbox.Root
      size="sm"
      verticalAlign="middle"
      checked={field.value === true}
      onCheckedChange={(e) => field.onChange(e.checked === true)}
      disabled={disabled ?? false}
    >
      <Checkbox.HiddenInput aria-label={label} onBlur={field.onBlur} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}
