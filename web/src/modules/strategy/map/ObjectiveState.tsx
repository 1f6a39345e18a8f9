import { Box } from '@chakra-ui/react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { StatusDot, type StatusTone } from '../../../ui/StatusDot';
import type { Objective } from './mapModel';

const TONES: Partial<Record<NonNullable<Objective['state']>, StatusTone>> = {
  ON_TRACK: 'approved',
  SLIPPING: 'approving',
  BEHIND: 'danger',
};

/** How an objective stands against the time that has gone; nothing where it has no progress. */
export function ObjectiveState({ state }: Pick<Objective, 'state'>) {
  const label = useEnumLabel();
  return state && <StatusDot tone={TONES[state] ?? 'neutral'} label={label('StrategyState', state)} />;
}

/** How far it is, with a mark where it should be by now; the figures are said beside it. */
export function ProgressLine({ progress, expected }: { progress: string; expected: string | null }) {
  return (
    <Box as="span" aria-hidden display="block" position="relative" h="1.5" bg="bg.emphasized" rounded="full">
      <Box
        as="span"
        position="absolute"
        insetY="0"
        insetStart="0"
        rounded="full"
        bg="brand.solid"
        style={{ width: `${progress}%` }}
      />
      {expected !== null && (
        <Box
          as="span"
          position="absolute"
          top="-2px"
          bottom="-2px"
          w="2px"
          bg="fg"
          style={{ left: `min(${expected}%, calc(100% - 2px))` }}
        />
      )}
    </Box>
  );
}
