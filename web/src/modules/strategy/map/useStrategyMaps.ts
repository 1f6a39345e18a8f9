import { useSearchParams } from 'react-router-dom';
import { today } from '../../../i18n/zone';
import { hasFailed } from '../../../session/failures';
import { useStrategyMapQuery, useStrategyMapsQuery } from './map.gen';

/** More maps than a company draws. */
const MOST_MAPS = 100;

/** The maps of the company, and the one the address names: without a name that of this year, else the latest. */
export function useStrategyMaps() {
  const [params, setParams] = useSearchParams();
  const list = useStrategyMapsQuery({
    variables: { page: { pageNo: 1, pageSize: MOST_MAPS } },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const maps = list.data?.strategyMaps?.items ?? [];
  const thisYear = Number(today().slice(0, 4));
  const id = params.get('map') ?? (maps.find((one) => one.year === thisYear) ?? maps[0])?.id ?? null;
  const one = useStrategyMapQuery({
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  return {
    maps,
    map: (id !== null && one.data?.strategyMap) || null,
    isEmpty: list.data !== undefined && id === null,
    loading: list.loading || one.loading,
    failed: hasFailed(list.error) || hasFailed(one.error),
    retry: () => void Promise.all([list.refetch(), id !== null && one.refetch()]),
    show: (map: string | null) => setParams(map === null ? {} : { map }),
  };
}
