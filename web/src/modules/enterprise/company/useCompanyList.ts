import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { useCompanyListQuery } from './company.gen';

const defaults = { keyword: '' };
export type CompanyFilter = typeof defaults;

/** Companies by their code. */
export function useCompanyList() {
  const list = useListState(defaults);
  const query = useCompanyListQuery({
    variables: { keyword: list.filter.keyword.trim() || null, page: list.page },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.managedCompanies) };
}
