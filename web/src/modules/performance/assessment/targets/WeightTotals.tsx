import { Stack, Text } from '@chakra-ui/react';
import { sum } from '@hengcai/shared/numbers';
import { formatNumber } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { inPart, type Part, partName } from '../model';
import type { TargetRow } from './targetRows';

export const weightOf = (part: Part, rows: readonly TargetRow[]): string =>
  sum(inPart(part, rows).flatMap(({ weight }) => (weight === '' ? [] : [weight])));

/** How far the weights of each part are from a hundred, as they are typed. */
export function WeightTotals({ parts, rows }: { parts: readonly Part[]; rows: readonly TargetRow[] }) {
  const t = useT();
  return (
    <Stack gap="0" role="status" fontVariantNumeric="tabular-nums">
      {parts.map((part) => {
        const total = weightOf(part, rows);
        return (
          <Text key={`${part.template?.id}${part.id}`} color={total === '100' ? 'fg.success' : 'fg.error'}>
            {t('performance.assess.weights', {
              part: partName(parts, part),
              total: formatNumber(total),
              several: parts.length > 1 ? 'yes' : 'no',
            })}
          </Text>
        );
      })}
    </Stack>
  );
}
