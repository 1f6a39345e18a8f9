import { EmployeeStage } from '@hengcai/shared/enums';
import { useListState } from '../../../../ui/list/useListState';
import { type ParticipantFilter, usePlanParticipantsQuery } from '../plan.gen';

const defaults = { keyword: '', departmentId: '', stage: [] as string[] };
export type PeopleFilter = typeof defaults;
type StageName = keyof typeof EmployeeStage;

const toFilter = ({ keyword, departmentId, stage }: PeopleFilter): ParticipantFilter => {
  const stages = stage.filter((one): one is StageName => one in EmployeeStage);
  return {
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(departmentId && { departmentId }),
    ...(stages.length > 0 && { employeeStage: stages }),
  };
};

/** The people of a plan; conditions and page live in the address beside the tab. */
export function useParticipants(planId: string) {
  const list = useListState(defaults);
  const { data, previousData, loading, error, refetch } = usePlanParticipantsQuery({
    variables: { id: planId, filter: toFilter(list.filter), page: list.page },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.assessmentPlan?.participants;
  return {
    ...list,
    rows: page?.items ?? [],
    total: page?.total ?? 0,
    loading,
    failed: Boolean(error) && !page,
    refetch: () => void refetch(),
  };
}
