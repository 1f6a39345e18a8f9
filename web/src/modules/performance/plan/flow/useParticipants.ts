import { EmployeeStage } from '@hengcai/shared/enums';
import { LIST_QUERY, listRows } from '../../../../ui/list/listRows';
import { useListState } from '../../../../ui/list/useListState';
import { type AssessmentParticipantFilterInput, usePlanParticipantsQuery } from '../plan.gen';

const defaults = { keyword: '', departmentId: '', stage: [] as string[], left: '' };
export type PeopleFilter = typeof defaults;
type StageName = keyof typeof EmployeeStage;

const toFilter = ({ keyword, departmentId, stage, left }: PeopleFilter): AssessmentParticipantFilterInput => {
  const stages = stage.filter((one): one is StageName => one in EmployeeStage);
  return {
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(departmentId && { departmentId }),
    ...(stages.length > 0 && { employeeStages: stages }),
    ...(left === 'yes' && { hasLeft: true }),
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
