import { Box, Text, type TextareaProps } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { remaining, stripEmoji } from '@hengcai/shared/rules/text';
import { useT } from '../../i18n/useT';
import { Textarea } from '../../theme/parts/Textarea';

interface Props extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** Shows how many characters are left. */
  count?: boolean;
}

/** Grows from the fewest to the most rows of specification 9, takes no emoji. */
export function TextArea({ value, onChange, maxLength, count = maxLength !== undefined, ...rest }: Props) {
  const t = useT();
  return (
    <Box w="full">
      <Textarea
        {...rest}
        value={value}
        maxLength={maxLength}
        rows={LIMITS.textAreaRowsMin}
        autoresize
        maxH={`calc(${LIMITS.textAreaRowsMax} * 1.375rem + 14px)`}
        onChange={(e) => onChange(stripEmoji(e.target.value))}
      />
      {count && maxLength !== undefined && (
        <Text textStyle="xs" color="fg.subtle" textAlign="end" aria-live="polite" fontVariantNumeric="tabular-nums">
          {t('ui.remaining', { count: remaining(value, maxLength) })}
        </Text>
      )}
    </Box>
  );
}
