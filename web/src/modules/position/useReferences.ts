import { useMemo } from 'react';
import { usePositionReferencesQuery } from './position.gen';

/** Ranks, job families and grades as options. */
export function useReferences() {
  const { data } = usePositionReferencesQuery({ fetchPolicy: 'cache-and-network' });
  return useMemo(() => {
    const options = (things: readonly { id: string; name: string }[] | null | undefined) =>
      (things ?? []).map(({ id, name }) => ({ value: id, label: name }));
    return {
      ranks: options(data?.ranks),
      jobFamilies: options(data?.jobFamilies),
      grades: options(data?.grades),
    };
  }, [data]);
}
