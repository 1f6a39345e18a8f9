import { Box, Text } from '@chakra-ui/react';
import { dec } from '@hengcai/shared/numbers';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { DASH, formatNumber } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { StatusDot, type StatusTone } from '../../../ui/StatusDot';
import type { ConditionResult, PersonFitRowFragment } from './match.gen';

const TONES: Partial<Record<ConditionResult, StatusTone>> = {
  BELOW_MINIMUM: 'danger',
  NOT_ASSESSED: 'neutral',
  BELOW_IDEAL: 'scoring',
  MET: 'approved',
  OVERQUALIFIED: 'communicating',
};
/** A match is an estimate of people: one decimal says enough. */
const PLACES = 1;
export const percent = (match: string | null | undefined): string =>
  match == null ? DASH : `${formatNumber(match, PLACES)}%`;

export function ResultStatus({ result }: { result?: ConditionResult | null }) {
  const label = useEnumLabel();
  return <StatusDot tone={(result && TONES[result]) ?? 'neutral'} label={label('ConditionResult', result)} />;
}

type Fit = Pick<PersonFitRowFragment, 'belowCount' | 'unassessedCount' | 'overqualifiedCount' | 'conditionCount'>;
/** What stands between somebody and a position, the worst first; of all conditions met, that alone. */
export function FitStatus({ fit }: { fit: Fit }) {
  const t = useT();
  const { belowCount, unassessedCount, overqualifiedCount, conditionCount } = fit;
  if (conditionCount === 0) return DASH;
  const all: [StatusTone, boolean, string][] = [
    ['danger', belowCount > 0, t('position.match.below', { count: belowCount })],
    ['neutral', unassessedCount > 0, t('position.match.unassessed', { count: unassessedCount })],
    ['approved', belowCount + unassessedCount === 0, t('position.match.fits')],
    ['communicating', overqualifiedCount > 0, t('position.match.over', { count: overqualifiedCount })],
  ];
  return (
    <Box display="flex" gap="3" flexWrap="wrap">
      {all.map(([tone, holds, text]) => holds && <StatusDot key={tone} tone={tone} label={text} />)}
    </Box>
  );
}

interface ScaleProps {
  minimum: string;
  ideal: string;
  level: string | null;
  own: string | null;
}
const at = (level: string) => `${dec(level).times(100).div(LIMITS.levelMax).toString()}%`;

/** Where a level stands between 0 and 5: the band goes from minimum to ideal, the ring is the own view. */
export function LevelScale({ minimum, ideal, level, own }: ScaleProps) {
  return (
    <Box aria-hidden position="relative" h="4" minW="140px" mx="1">
      <Box position="absolute" insetX="0" top="7px" h="2px" bg="border" rounded="full" />
      <Box
        position="absolute"
        top="5px"
        h="6px"
        bg="brand.subtle"
        borderColor="brand.solid"
        borderInlineWidth="2px"
        style={{ left: at(minimum), right: `calc(100% - ${at(ideal)})` }}
      />
      {own !== null && (
        <Box
          position="absolute"
          top="2px"
          boxSize="3"
          rounded="full"
          borderWidth="2px"
          borderColor="fg.muted"
          bg="bg.panel"
          transform="translateX(-50%)"
          style={{ left: at(own) }}
        />
      )}
      {level !== null && (
        <Box
          position="absolute"
          top="3px"
          boxSize="2.5"
          rounded="full"
          bg="brand.solid"
          transform="translateX(-50%)"
          style={{ left: at(level) }}
        />
      )}
    </Box>
  );
}

/** A level, or that there is none. */
export function Level({ value }: { value: string | null | undefined }) {
  return (
    <Text as="span" fontVariantNumeric="tabular-nums">
      {value == null ? DASH : formatNumber(value)}
    </Text>
  );
}
