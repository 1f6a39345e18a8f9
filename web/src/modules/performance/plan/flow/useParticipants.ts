import { EmployeeStage } from '@hengcai/shared/enums';
import { LIST_QUERY, listRows } from '../../../../ui/list/listRows';
import { useListState } from '../../../../ui/list/useListState';
import { type AssessmentParticipantFilterInput, usePlanParticipantsQuery } from '../plan.gen';

const defaults = { keyword: '', departmentId: '', stage: [] as string[] };
export type PeopleFilter = typeof defaults;
type StageName = keyof typeof EmployeeStage;

const toFilter = ({ keyword, departmentId, stage }: PeopleFilter): AssessmentParticipantFilterInput => {
  const stages = stage.filter((one): one is StageName => one in EmployeeStage);
  return {
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(departmentId && { departmentId }),
    ...(stages.length > 0 && { employeeStages: stages }),
  };
};

/** The people of a plan; conditions and page live in the address beside the tab. */
export function useParticipants(planId: string) {
  const list = useListState(defaults);
  const query = usePlanParticipantsQuery({
    variables: { id: planId, filter: toFilter(list.filter), page: list.page },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.assessmentPlan?.participants) };
}
