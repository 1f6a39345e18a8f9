import { Box, Flex, Text } from '@chakra-ui/react';
import { formatNumber } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import type { Objective } from './mapModel';
import { ObjectiveState, ProgressLine } from './ObjectiveState';

interface Props {
  objective: Objective;
  /** The names of what it leads to. */
  leadsTo: readonly string[];
  /** Whether that is read beside it, where no arrow shows it. */
  saysLeadsTo: boolean;
  /** Told when the pointer or the focus comes and goes. */
  onNear: (isNear: boolean) => void;
  onPick: () => void;
}

/** An objective in its lane: what is to be reached, how far it is, and what it leads to. */
export function ObjectiveCard({ objective, leadsTo, saysLeadsTo, onNear, onPick }: Props) {
  const t = useT();
  const { id, name, measure, progress, expected } = objective;
  return (
    <Box
      asChild
      data-objective={id}
      display="flex"
      flexDirection="column"
      gap="1.5"
      w="full"
      p="3"
      textAlign="start"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="md"
      cursor="pointer"
      // Arrows that pass a lane go behind its cards.
      position="relative"
      zIndex="1"
      _hover={{ borderColor: 'brand.solid' }}
    >
      <button
        type="button"
        onClick={onPick}
        onMouseEnter={() => onNear(true)}
        onMouseLeave={() => onNear(false)}
        onFocus={() => onNear(true)}
        onBlur={() => onNear(false)}
      >
        <Text as="span" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        {measure && (
          <Text as="span" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {measure}
          </Text>
        )}
        {progress !== null && (
          <>
            <ProgressLine progress={progress} expected={expected} />
            <Flex as="span" justify="space-between" gap="2" wrap="wrap" textStyle="xs">
              <ObjectiveState state={objective.state} />
              <Text as="span" fontVariantNumeric="tabular-nums">{`${formatNumber(progress, 1)}%`}</Text>
            </Flex>
          </>
        )}
        {leadsTo.length > 0 && (
          <Text as="span" srOnly={!saysLeadsTo} textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {t('strategy.objective.leads', { names: leadsTo.join(', ') })}
          </Text>
        )}
      </button>
    </Box>
  );
}
