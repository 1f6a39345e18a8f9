import { Box, Button } from '@chakra-ui/react';
import { dec, roundHalfUp } from '@hengcai/shared/numbers';
import { DASH, type Decimal, formatAmount } from '../i18n/format';
import { useT } from '../i18n/useT';
import { readInTenThousand, useInTenThousand } from './amountUnit';
import { Tip } from './Tip';

const TEN_THOUSAND = 10_000;

/** A sum of money with its unit ("RMB / month"); read in ten-thousand it says what it is exactly on hover and focus. */
export function Amount({ value, unit }: { value: Decimal; unit: string }) {
  const t = useT();
  const inTenThousand = useInTenThousand();
  if (value === null || value === undefined || value === '') return DASH;
  const exact = t('ui.amount', { amount: formatAmount(value), unit });
  if (!inTenThousand) return exact;
  return (
    <Tip content={exact}>
      <Box as="span" tabIndex={0}>
        {t('ui.amount.tenThousand', { amount: formatAmount(roundHalfUp(dec(value).div(TEN_THOUSAND), 2)), unit })}
      </Box>
    </Tip>
  );
}

/** Reads all sums in ten-thousand, and exactly again; it stands where sums do. */
export function AmountSwitch() {
  const t = useT();
  const on = useInTenThousand();
  return (
    <Button
      variant="ghost"
      aria-pressed={on}
      onClick={() => readInTenThousand(!on)}
      {...(on && { bg: 'bg.muted', color: 'brand.fg' })}
    >
      {t('ui.amount.inTenThousand')}
    </Button>
  );
}
