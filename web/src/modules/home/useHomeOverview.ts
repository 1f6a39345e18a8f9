import { groupsOf, type TodoGroup } from '../../shared/attention/useTodos';
import { useCapabilities } from '../../session/capabilities';
import { type HomeOverviewQuery, useHomeOverviewQuery } from './home.gen';

export type Overview = NonNullable<HomeOverviewQuery['homeOverview']>;
export type RunningPlan = NonNullable<Overview['plans']>[number];
export type Team = NonNullable<Overview['team']>;
export type FirstSteps = NonNullable<Overview['firstSteps']>;

interface Home {
  /** What waits for the reader, form by form; null where the connected services only count it, or while it is not known. */
  groups: readonly TodoGroup[] | null;
  /** Null where the connected services sum up nothing, or while it is not known. */
  overview: Overview | null;
  loading: boolean;
  /** The services sum up, and have not answered yet. */
  coming: boolean;
}

/** All figures of the home page, by one question. */
export function useHomeOverview(): Home {
  const { todos, overview } = useCapabilities();
  const { data, loading } = useHomeOverviewQuery({
    variables: { todos, overview },
    skip: !todos && !overview,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    context: { quiet: true },
  });
  return {
    groups: data?.todos ? groupsOf(data.todos) : null,
    overview: data?.homeOverview ?? null,
    loading: loading && !data,
    coming: overview && loading && !data,
  };
}
