import { useFileExport } from '../../../shared/save/useFileExport';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { reachFilter } from './historyPaths';
import { type TeamResultsQuery, useExportTeamResultsMutation, useTeamResultsQuery } from './history.gen';
import { useResultPlans } from './useResultPlans';

const defaults = { keyword: '', reach: '', plans: [] as string[] };
export type ResultFilter = typeof defaults;
export type MemberResults = NonNullable<TeamResultsQuery['teamResults']>['items'][number];

/** Plans beside each other where none is chosen. */
const MOST = 6;

/** The people the reader leads with what they reached in the chosen plans, or else in the newest ones. */
export function useTeamResults() {
  const list = useListState(defaults);
  const { keyword, reach, plans: chosen } = list.filter;
  const known = useResultPlans(reach);
  const plans = known.plans ?? [];
  const shown = chosen.length > 0 ? plans.filter(({ id }) => chosen.includes(id)) : plans.slice(0, MOST);
  const planIds = shown.map(({ id }) => id);
  const filter = { ...reachFilter(reach), ...(keyword.trim() && { keyword: keyword.trim() }) };
  const query = useTeamResultsQuery({
    variables: { filter, planIds, page: list.page },
    skip: known.plans === null,
    ...LIST_QUERY,
  });
  const [mutate] = useExportTeamResultsMutation();
  const { save } = useFileExport(
    async () =>
      (
        await mutate({
          variables: { input: { filter, ...(chosen.length > 0 && { planIds: chosen }), format: 'XLSX' } },
        })
      ).data?.exportTeamResults,
  );
  const waiting = known.plans === null && known.loading;
  const rows = listRows({ ...query, loading: query.loading || waiting }, (data) => data.teamResults);
  const failed = rows.failed || (known.plans === null && !known.loading);
  const refetch = () => {
    known.refetch();
    if (known.plans !== null) rows.refetch();
  };
  return { ...list, ...rows, failed, refetch, plans, shown, save };
}
