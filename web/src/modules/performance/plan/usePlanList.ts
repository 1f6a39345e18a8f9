import { AssessmentPlanCycle, AssessmentPlanStatus } from '@hengcai/shared/enums';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type AssessmentPlanFilterInput, usePlanListQuery } from './plan.gen';
import type { CycleName, StatusName } from './planModel';

const defaults = { keyword: '', year: '', cycle: '', status: [] as string[] };
export type PlanFilter = typeof defaults;

/** What is not understood in the address is left out. */
function toFilter({ keyword, year, cycle, status }: PlanFilter): AssessmentPlanFilterInput {
  const known = status.filter((one): one is StatusName => one in AssessmentPlanStatus);
  return {
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(/^\d{4}$/.test(year) && { year: Number(year) }),
    ...(cycle in AssessmentPlanCycle && { cycle: cycle as CycleName }),
    ...(known.length > 0 && { statuses: known }),
  };
}

/** Assessment plans the caller manages, newest first. */
export function usePlanList() {
  const list = useListState(defaults);
  const query = usePlanListQuery({
    variables: { filter: toFilter(list.filter), page: list.page },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.assessmentPlans) };
}
