import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { useFileExport } from '../../../shared/save/useFileExport';
import {
  type PersonnelChangeFilterInput,
  type PersonnelChangeRowFragment,
  type PersonnelChangeSortKey,
  type PersonnelChangeStatus,
  type PersonnelChangeType,
  useExportPersonnelChangesMutation,
  usePersonnelChangeListQuery,
} from './personnelChanges.gen';

export const changeListDefaults = {
  keyword: '',
  type: [] as string[],
  status: [] as string[],
  dept: [] as string[],
  from: '',
  to: '',
  task: '',
};
export type ChangeListFilter = typeof changeListDefaults;
export type ChangeRow = PersonnelChangeRowFragment;

const toFilter = (f: ChangeListFilter): PersonnelChangeFilterInput => ({
  ...(f.keyword.trim() && { keyword: f.keyword.trim() }),
  ...(f.type.length > 0 && { types: f.type as PersonnelChangeType[] }),
  ...(f.status.length > 0 && { statuses: f.status as PersonnelChangeStatus[] }),
  ...(f.dept.length > 0 && { departmentIds: f.dept }),
  ...(f.from && { effectiveFrom: f.from }),
  ...(f.to && { effectiveTo: f.to }),
  ...(f.task && { withTask: true }),
});

/** The personnel changes of the people the caller may see, filtered, sorted and paged by the address. */
export function usePersonnelChanges() {
  const state = useListState(changeListDefaults);
  const filter = toFilter(state.filter);
  const query = usePersonnelChangeListQuery({
    variables: {
      filter,
      page: state.page,
      ...(state.sort && { sort: { by: state.sort.by as PersonnelChangeSortKey, descending: state.sort.descending } }),
    },
    ...LIST_QUERY,
    context: { quiet: true },
  });
  return { ...state, ...listRows(query, (data) => data.personnelChanges), filterInput: filter };
}

/** Saves the filtered changes as a workbook. */
export function useChangeExport(filter: PersonnelChangeFilterInput) {
  const [mutate] = useExportPersonnelChangesMutation();
  const { save } = useFileExport(
    async () => (await mutate({ variables: { input: { filter, format: 'XLSX' } } })).data?.exportPersonnelChanges,
  );
  return () => void save();
}
