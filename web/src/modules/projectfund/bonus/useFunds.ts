import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type ProjectFundHeadFragment, useProjectFundListQuery } from './bonuses.gen';

const defaults = { keyword: '' };
export type FundFilter = typeof defaults;
export type Fund = ProjectFundHeadFragment;

/** Projects with an approved budget; conditions and page live in the address. */
export function useFunds() {
  const list = useListState(defaults);
  const keyword = list.filter.keyword.trim();
  const query = useProjectFundListQuery({
    variables: { filter: { ...(keyword && { keyword }) }, page: list.page },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.projectFunds) };
}
