import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type SignInStatus, useUserAccountsQuery } from './accounts.gen';

const defaults = { keyword: '', status: '', kind: '' };
export type AccountFilter = typeof defaults;

/** Accounts by name. */
export function useAccountList() {
  const list = useListState(defaults);
  const { keyword, status, kind } = list.filter;
  const query = useUserAccountsQuery({
    variables: {
      filter: {
        keyword: keyword.trim() || null,
        status: (status || null) as SignInStatus | null,
        withoutPerson: kind === 'system' || null,
      },
      page: list.page,
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.userAccounts) };
}
