import { Skeleton } from '../theme/parts/Skeleton';
import { EmptyState } from './EmptyState';

interface Props {
  loading: boolean;
  /** That it could not be fetched; else it is gone, or was never there. */
  failed: boolean;
  onRetry: () => void;
  /** That it is gone, and what to do then. */
  title: string;
  hint?: string;
}

/** What stands on a detail page in place of its record. */
export function MissingRecord({ loading, failed, onRetry, title, hint }: Props) {
  if (loading) return <Skeleton h="60" />;
  return failed ? <EmptyState kind="failed" onRetry={onRetry} /> : <EmptyState title={title} hint={hint} />;
}
