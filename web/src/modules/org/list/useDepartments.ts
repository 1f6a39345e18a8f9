import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { departmentTree } from '../../../shared/pickers/departmentTree';
import { type OrgChangeFragment, type OrgDepartmentFragment, useOrgDepartmentsQuery } from './departments.gen';

export type Department = OrgDepartmentFragment;
export type Change = OrgChangeFragment;

/** The departments of today with what is coming; the chosen one stands in the address. */
export function useDepartments() {
  const [params, setParams] = useSearchParams();
  const { data, previousData, error, refetch } = useOrgDepartmentsQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const known = data ?? previousData;
  const all = useMemo(() => known?.departments ?? [], [known]);
  const tree = useMemo(() => departmentTree(all), [all]);
  const byId = useMemo(() => new Map(all.map((one) => [one.id, one])), [all]);
  const children = useMemo(() => {
    const lists = new Map<string, Department[]>();
    for (const one of all.toSorted((a, b) => a.sort - b.sort || (a.code < b.code ? -1 : 1))) {
      const parent = one.parent?.id ?? '';
      lists.set(parent, [...(lists.get(parent) ?? []), one]);
    }
    return lists;
  }, [all]);
  const wanted = params.get('dept') ?? '';
  const choose = (id: string | null) =>
    setParams(
      (now) => {
        if (id === null) now.delete('dept');
        else now.set('dept', id);
        return now;
      },
      { replace: true },
    );
  return {
    all,
    tree,
    byId,
    childrenOf: (id: string) => children.get(id) ?? [],
    root: all.find(({ parent }) => parent === null) ?? null,
    /** What the reader has chosen; null: nothing yet. */
    picked: byId.get(wanted) ?? null,
    choose,
    changes: known?.departmentChanges ?? [],
    failed: error !== undefined && !known,
    loading: !known && error === undefined,
    refetch: () => void refetch(),
    showsComing: params.get('coming') === '1',
  };
}
export type Departments = ReturnType<typeof useDepartments>;
