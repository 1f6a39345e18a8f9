import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type EmployeeStatus, type MyTeamQuery, useMyTeamQuery } from './myTeam.gen';

const defaults = { keyword: '', reach: '', status: [] as string[] };
export type MyTeamFilter = typeof defaults;
export type Member = NonNullable<MyTeamQuery['myTeam']>['items'][number];

/** Who is shown of those below: who reports to the reader, or everybody the reader answers for. */
export const BELOW = 'below';

/** The people the reader leads; conditions and page live in the address. */
export function useMyTeam() {
  const list = useListState(defaults);
  const { keyword, reach, status } = list.filter;
  const query = useMyTeamQuery({
    variables: {
      filter: {
        includeBelow: reach === BELOW,
        ...(keyword.trim() && { keyword: keyword.trim() }),
        ...(status.length > 0 && { statuses: status as EmployeeStatus[] }),
      },
      page: list.page,
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.myTeam) };
}
