import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type PayCityPartsFragment, usePayCityListQuery } from './city.gen';

const defaults = { keyword: '' };
export type CityFilter = typeof defaults;
export type City = PayCityPartsFragment;
export type Coefficient = City['coefficients'][number];

/** The cities of the company; condition and page live in the address. */
export function useCities() {
  const list = useListState(defaults);
  const keyword = list.filter.keyword.trim() || null;
  const query = usePayCityListQuery({ variables: { keyword, page: list.page }, ...LIST_QUERY });
  return { ...list, ...listRows(query, (data) => data.payCities) };
}
