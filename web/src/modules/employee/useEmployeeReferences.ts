import { useMemo } from 'react';
import { localName } from '../../i18n/format';
import { useEmployeeReferencesQuery } from './employeeList.gen';

/** Positions, ranks, job families and cities as options. */
export function useEmployeeReferences() {
  const { data } = useEmployeeReferencesQuery();
  return useMemo(
    () => ({
      positions: (data?.positions ?? []).map((p) => ({ value: p.id, label: localName(p) })),
      ranks: (data?.ranks ?? []).map((r) => ({ value: r.id, label: r.name })),
      jobFamilies: (data?.jobFamilies ?? []).map((f) => ({ value: f.id, label: localName(f) })),
      cities: (data?.cities ?? []).map((city) => ({ value: city, label: city })),
    }),
    [data],
  );
}
export type EmployeeReferences = ReturnType<typeof useEmployeeReferences>;
