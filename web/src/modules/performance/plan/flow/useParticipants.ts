import { EmployeeStage } from '@hengcai/shared/enums';
import { LIST_QUERY, listRows } from '../../../../ui/list/listRows';
import { useListState } from '../../../../ui/list/useListState';
import { useSeen } from '../../../../ui/list/useSeen';
import { type AssessmentParticipantFilterInput, usePlanParticipantsQuery } from '../plan.gen';

const defaults = { keyword: '', departmentId: '', stage: [] as string[], left: '', superior: '' };
export type PeopleFilter = typeof defaults;
type StageName = keyof typeof EmployeeStage;

const toFilter = ({ keyword, departmentId, stage, left, superior }: PeopleFilter): AssessmentParticipantFilterInput => {
  const stages = stage.filter((one): one is StageName => one in EmployeeStage);
  return {
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(departmentId && { departmentId }),
    ...(stages.length > 0 && { employeeStages: stages }),
    ...(left === 'yes' && { hasLeft: true }),
    ...(superior === 'left' && { superiorLeft: true }),
  };
};

/** The people of a plan; conditions and page live in the address beside the tab. */
export function useParticipants(planId: string) {
  const list = useListState(defaults);
  const asked = toFilter(list.filter);
  const query = usePlanParticipantsQuery({
    variables: { id: planId, filter: asked, page: list.page },
    ...LIST_QUERY,
  });
  const read = listRows(query, (data) => data.assessmentPlan?.participants);
  // People by their appraisals, also those chosen on a page that is not shown any more.
  const rowsOf = useSeen(read.rows, ({ id }) => id);
  const chosen = (ids: readonly string[]) => rowsOf(ids).flatMap(({ employee }) => employee?.id ?? []);
  const { lockedManagersWithoutPeople = [] } = (query.data ?? query.previousData)?.assessmentPlan ?? {};
  return {
    ...list,
    ...read,
    asked,
    rowsOf,
    chosen,
    lockedAside: lockedManagersWithoutPeople.flatMap((one) => one ?? []),
  };
}
