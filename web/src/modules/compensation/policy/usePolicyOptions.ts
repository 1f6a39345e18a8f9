import { useMemo } from 'react';
import { localName } from '../../../i18n/format';
import { useSalaryMatrixOptionsQuery } from './policy.gen';
import type { Detail } from './policyModel';

/** Ranks and job families that can be chosen, and those that a policy has though they are closed; null until they come. */
export function usePolicyOptions(saved: Detail | null) {
  const { data, ...query } = useSalaryMatrixOptionsQuery();
  const options = useMemo(() => {
    if (!data) return null;
    const all = (open: readonly Named[] | null | undefined, kept: readonly (Named | null | undefined)[] | undefined) =>
      [...new Map([...(open ?? []), ...(kept ?? [])].flatMap((one) => (one ? [[one.id, one]] : [])))].map(
        ([value, one]) => ({ value, label: localName(one) }),
      );
    return {
      open: data.ranks ?? [],
      ranks: all(
        data.ranks,
        saved?.ranges.map(({ rank }) => rank),
      ),
      families: all(
        data.jobFamilies,
        saved?.ranges.map(({ jobFamily }) => jobFamily),
      ),
    };
  }, [data, saved]);
  return { options, ...query };
}

interface Named {
  id: string;
  name: string;
  nameEn?: string | null;
}

export type PolicyOptions = NonNullable<ReturnType<typeof usePolicyOptions>['options']>;
