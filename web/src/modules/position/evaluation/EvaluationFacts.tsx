import { Text } from '@chakra-ui/react';
import { dec } from '@hengcai/shared/numbers';
import { DASH, formatNumber } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { StatusDot, type StatusTone } from '../../../ui/StatusDot';
import type { EvaluationState, PositionEvaluationRowFragment } from './evaluation.gen';

const TONES: Partial<Record<EvaluationState, StatusTone>> = {
  DRAFT: 'neutral',
  EVALUATING: 'scoring',
  DONE: 'scored',
  APPLIED: 'approved',
};
/** Decisions, "Evaluation": totals and their mean are shown with one decimal. */
const PLACES = 1;
export const points = (value: string | null | undefined): string => formatNumber(value, PLACES);

export function EvaluationStatus({ state }: Pick<PositionEvaluationRowFragment, 'state'>) {
  const label = useEnumLabel();
  return <StatusDot tone={(state && TONES[state]) ?? 'neutral'} label={label('EvaluationState', state)} />;
}

/** How far apart the evaluators are. */
export function Spread({ lowest, highest }: Pick<PositionEvaluationRowFragment, 'lowest' | 'highest'>) {
  const t = useT();
  if (lowest === null || highest === null) return DASH;
  const range = { lowest: points(lowest), highest: points(highest) };
  return (
    <Text as="span" fontVariantNumeric="tabular-nums">
      {points(dec(highest).minus(dec(lowest)).toString())}
      <Text as="span" color="fg.muted" ms="1">
        {t('position.evaluation.range', range)}
      </Text>
    </Text>
  );
}
