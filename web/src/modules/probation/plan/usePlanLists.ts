import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import {
  type ProbationOutcome,
  type ProbationPlanStatus,
  useArchivedProbationPlansQuery,
  useProbationPlanListQuery,
} from './plan.gen';

const managed = { keyword: '', status: [] as string[], departmentId: '', waiting: '', exitDue: '' };
export type ManagedFilter = typeof managed;

/** What is typed into the filters of managed plans, as their list and their export are asked for it. */
export const conditionsOf = ({ keyword, status, departmentId, waiting, exitDue }: ManagedFilter) => ({
  keyword: keyword.trim() || null,
  statuses: status.length > 0 ? (status as ProbationPlanStatus[]) : null,
  departmentId: departmentId || null,
  waitsForMe: waiting === 'yes' ? true : null,
  exitDue: exitDue === 'yes' ? true : null,
});

/** Probation plans that the reader manages; conditions and page live in the address. */
export function useManagedPlans() {
  const list = useListState(managed);
  const query = useProbationPlanListQuery({
    variables: { filter: { view: 'MANAGED', ...conditionsOf(list.filter) }, page: list.page },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.probationPlans) };
}

const own = { waiting: '' };
export type OwnFilter = typeof own;

/** Those the reader takes part in. */
export function useOwnPlans() {
  const list = useListState(own);
  const query = useProbationPlanListQuery({
    variables: { filter: { view: 'OWN', waitsForMe: list.filter.waiting === 'yes' ? true : null }, page: list.page },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.probationPlans) };
}

const archived = { keyword: '', outcome: '' };
export type ArchiveFilter = typeof archived;

/** Those that are over. */
export function useArchivedPlans() {
  const list = useListState(archived);
  const { keyword, outcome } = list.filter;
  const query = useArchivedProbationPlansQuery({
    variables: {
      filter: { keyword: keyword.trim() || null, outcome: (outcome || null) as ProbationOutcome | null },
      page: list.page,
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.archivedProbationPlans) };
}
