import { LIST_QUERY } from '../../../ui/list/listRows';
import { reachFilter } from './historyPaths';
import { type TeamResultPlansQuery, useTeamResultPlansQuery } from './history.gen';

export type ResultPlan = NonNullable<TeamResultPlansQuery['teamResultPlans']>[number];

/** The finished plans of the team, the newest first; null until they are known. */
export function useResultPlans(reach: string) {
  const { data, previousData, loading, refetch } = useTeamResultPlansQuery({
    variables: { filter: reachFilter(reach) },
    ...LIST_QUERY,
  });
  return {
    plans: (data ?? previousData)?.teamResultPlans ?? null,
    loading,
    refetch: () => void refetch(),
  };
}
