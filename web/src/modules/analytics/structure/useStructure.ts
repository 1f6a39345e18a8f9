import { LIST_QUERY } from '../../../ui/list/listRows';
import type { Dimension, Side } from './structureModel';
import { useStructureQuery } from './structure.gen';

/** The structure of some sides by one dimension. */
export function useStructure(dimension: Dimension, sides: readonly Side[], skip: boolean) {
  const query = useStructureQuery({
    variables: { filter: { dimension, sides: [...sides] } },
    skip: skip || sides.length === 0,
    ...LIST_QUERY,
  });
  return { reports: query.data?.structure ?? null, loading: query.loading, refetch: () => void query.refetch() };
}
