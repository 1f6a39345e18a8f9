import type { BoxProps } from '@chakra-ui/react';
import { Skeleton } from '../theme/parts/Skeleton';

interface Props {
  /** As high as what comes, for each width. */
  h: BoxProps['h'];
  maxW?: BoxProps['maxW'];
}

/** The place of what is still to come, so that nothing below it moves; seen when it takes long enough to be missed. */
export const Resting = ({ h, maxW }: Props) => (
  <Skeleton
    h={h}
    w="full"
    maxW={maxW}
    animationDelay="150ms"
    opacity={0}
    css={{ animation: 'fade-in 200ms 150ms forwards' }}
  />
);
