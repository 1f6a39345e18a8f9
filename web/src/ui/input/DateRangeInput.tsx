import { Box, HStack } from '@chakra-ui/react';
import { DATE_RANGE_SEPARATOR, LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../i18n/useT';
import { DateInput } from './DateInput';
import { orderRange } from './dates';

interface Props {
  label: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** Two dates; a start after the end is swapped. */
export function DateRangeInput({ label, from, to, onChange, ...rest }: Props) {
  const t = useT();
  return (
    <HStack gap="1.5" role="group" aria-label={label} minW={`${LIMITS.dateRangeWidthPx}px`} w="full">
      <DateInput
        {...rest}
        label={t('ui.range.from', { label })}
        value={from}
        onChange={(v) => onChange(...orderRange(v, to))}
      />
      <Box aria-hidden color="fg.subtle">
        {DATE_RANGE_SEPARATOR}
      </Box>
      <DateInput
        {...rest}
        label={t('ui.range.to', { label })}
        value={to}
        onChange={(v) => onChange(...orderRange(from, v))}
      />
    </HStack>
  );
}
