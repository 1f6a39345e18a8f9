import { useMemo } from 'react';
import { localName } from '../../i18n/format';
import { usePositionReferencesQuery } from './position.gen';

/** Ranks, job families and grades as options. */
export function useReferences() {
  const { data } = usePositionReferencesQuery({ fetchPolicy: 'cache-and-network' });
  return useMemo(() => {
    const options = (things: readonly { id: string; name: string; nameEn?: string | null }[] | null | undefined) =>
      (things ?? []).map((one) => ({ value: one.id, label: localName(one) }));
    return {
      ranks: options(data?.ranks),
      jobFamilies: options(data?.jobFamilies),
      grades: options(data?.grades),
    };
  }, [data]);
}
