import { Skeleton } from '../theme/parts/Skeleton';
import { EmptyState } from './EmptyState';

interface Props {
  failed: boolean;
  onRetry: () => void;
}

/** What stands in a section whose content has not come: that it is coming, or that it failed; never that there is none. */
export function Pending({ failed, onRetry }: Props) {
  return failed ? <EmptyState compact kind="failed" onRetry={onRetry} /> : <Skeleton h="16" />;
}
