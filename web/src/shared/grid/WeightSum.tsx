import { Text } from '@chakra-ui/react';
import { compare, dec, isDecimal, sum } from '@hengcai/shared/numbers';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../i18n/useT';

/** The live sum of weights, and what is still missing to 100 %. */
export function WeightSum({ values }: { values: readonly (string | null | undefined)[] }) {
  const t = useT();
  const total = sum(values.flatMap((one) => (isDecimal(one) ? [one] : [])));
  const fits = compare(total, LIMITS.weightTotal) === 0;
  const rest = dec(LIMITS.weightTotal).minus(dec(total));
  return (
    <Text as="span" color={fits ? 'fg.success' : 'fg.error'} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {fits
        ? t('ui.sum.fits')
        : rest.gt(0)
          ? t('ui.sum.missing', { sum: total, rest: rest.toString() })
          : t('ui.sum.over', { sum: total, rest: rest.abs().toString() })}
    </Text>
  );
}
