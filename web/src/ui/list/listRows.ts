import type { ListRows } from './useListState';

/** A list is shown from what is known at once, and brought up to date. */
export const LIST_QUERY = { fetchPolicy: 'cache-and-network' } as const;

interface Asked<D> {
  data?: D | undefined;
  previousData?: D | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * The rows of a query's page. Until an answer comes those of before stay; when none comes, they would pass for what was
 * asked for, and the list says instead that it failed.
 */
export function listRows<D, R>(
  { data, previousData, loading, error, refetch }: Asked<D>,
  pageOf: (data: D) => { items: readonly R[]; total: number } | null | undefined,
): ListRows<R> {
  const shown = data ?? previousData;
  const page = shown && pageOf(shown);
  const failed = Boolean(error) && !(data && pageOf(data));
  return {
    rows: page?.items ?? [],
    total: page?.total ?? (loading || failed ? null : 0),
    loading,
    failed,
    refetch: () => void refetch(),
  };
}
