import { periodAround, type RankingPeriod, RANKING_PERIODS } from '@hengcai/shared/rules/reward/period';
import { today } from '../../../i18n/zone';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type RankingPlaceFragment, usePointRankingQuery } from './points.gen';

const defaults = { period: 'thisMonth', whose: '', valueId: '' };
export type RankingFilter = typeof defaults;
export type Place = RankingPlaceFragment;

/** Whose points are ranked: of the whole company, or of those of the reader's department. */
export const OWN_DEPARTMENT = 'department';

/** A period as it stands in the address; this month for anything else. */
const periodOf = (text: string): RankingPeriod => RANKING_PERIODS.find((one) => one === text) ?? 'thisMonth';

/** Who received most points; conditions and page live in the address. */
export function useRanking() {
  const list = useListState(defaults);
  const { period, whose, valueId } = list.filter;
  const span = periodAround(today(), periodOf(period));
  const filter = { ...span, ownDepartment: whose === OWN_DEPARTMENT, ...(valueId && { valueId }) };
  const query = usePointRankingQuery({ variables: { filter, page: list.page }, ...LIST_QUERY });
  const own = (query.data ?? query.previousData)?.pointRanking?.own;
  return { ...list, ...listRows(query, (data) => data.pointRanking), span, own };
}
