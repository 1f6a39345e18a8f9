import type { BoxProps } from '@chakra-ui/react';
import { EmptyState } from './EmptyState';
import { Resting } from './Resting';

interface Props {
  failed: boolean;
  onRetry: () => void;
  /** As high as what comes, for each width. */
  h?: BoxProps['h'];
}

/** What stands in a section whose content has not come: that it is coming, or that it failed; never that there is none. */
export function Pending({ failed, onRetry, h = '16' }: Props) {
  return failed ? <EmptyState compact kind="failed" onRetry={onRetry} /> : <Resting h={h} />;
}
