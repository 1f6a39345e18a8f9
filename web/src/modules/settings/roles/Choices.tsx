import { Stack } from '@chakra-ui/react';
import { RadioGroup } from '../../../theme/parts/RadioGroup';
import type { Option } from '../../../ui/input/Select';

/** One of a few, each on a line of its own. */
export function Choices({
  label,
  value,
  options,
  disabled = false,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly Option[];
  disabled?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <RadioGroup.Root
      value={value}
      disabled={disabled}
      size="sm"
      colorPalette="brand"
      aria-label={label}
      onValueChange={(e) => onChange(e.value ?? '')}
    >
      <Stack gap="2">
        {options.map((option) => (
          <RadioGroup.Item key={option.value} value={option.value}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText fontWeight="normal">{option.label}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}
