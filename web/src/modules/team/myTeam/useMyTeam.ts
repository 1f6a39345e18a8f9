import { useFileExport } from '../../../shared/save/useFileExport';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type EmployeeStatus, type MyTeamQuery, useExportMyTeamMutation, useMyTeamQuery } from './myTeam.gen';

const defaults = { keyword: '', reach: '', status: [] as string[] };
export type MyTeamFilter = typeof defaults;
export type Member = NonNullable<MyTeamQuery['myTeam']>['items'][number];

/** Who is shown of those below: who reports to the reader, or everybody the reader answers for. */
export const BELOW = 'below';

/** The people the reader leads; conditions and page live in the address. */
export function useMyTeam() {
  const list = useListState(defaults);
  const { keyword, reach, status } = list.filter;
  const filter = {
    includeBelow: reach === BELOW,
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(status.length > 0 && { statuses: status as EmployeeStatus[] }),
  };
  const query = useMyTeamQuery({ variables: { filter, page: list.page }, ...LIST_QUERY });
  const [mutate] = useExportMyTeamMutation();
  const { save } = useFileExport(
    async () => (await mutate({ variables: { input: { filter, format: 'XLSX' } } })).data?.exportMyTeam,
  );
  return { ...list, ...listRows(query, (data) => data.myTeam), save };
}
