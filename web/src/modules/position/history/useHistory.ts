import { useMemo } from 'react';
import { today } from '../../../i18n/zone';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { type ListRows, type ListState, useListState } from '../../../ui/list/useListState';
import {
  type DescriptionChange,
  type DescriptionChangeFilterInput,
  useJobFamilyChangesQuery,
  useJobFamilyPastQuery,
  useRankChangesQuery,
  useRankPastQuery,
} from './history.gen';
import { type Change, ofFamily, ofRank, type Past } from './model';

export type Kind = 'rank' | 'family';
const dayDefaults = { keyword: '', day: '' };
const changeDefaults = { keyword: '', kinds: [] as string[], from: '', to: '' };
export type DayFilter = typeof dayDefaults;
export type ChangeFilter = typeof changeDefaults;
type List<F extends DayFilter | ChangeFilter, R> = ListState<F> & ListRows<R>;

/** How they were on the day that stands in the address; today when none does. */
export function usePast(kind: Kind): List<DayFilter, Past> & { day: string } {
  const list = useListState(dayDefaults);
  const day = list.filter.day || today();
  const variables = { day, keyword: list.filter.keyword.trim() || null, page: list.page };
  const ranks = useRankPastQuery({ variables, ...LIST_QUERY, skip: kind !== 'rank' });
  const families = useJobFamilyPastQuery({ variables, ...LIST_QUERY, skip: kind !== 'family' });
  const rankRows = listRows(ranks, (data) => data.ranksOn);
  const familyRows = listRows(families, (data) => data.jobFamiliesOn);
  const rows = useMemo(
    () =>
      kind === 'rank'
        ? rankRows.rows.map(({ rank, version, held }) => ({ thing: rank, version: ofRank(version), held }))
        : familyRows.rows.map(({ jobFamily, version, held }) => ({
            thing: jobFamily,
            version: ofFamily(version),
            held,
          })),
    [kind, rankRows.rows, familyRows.rows],
  );
  return { ...list, ...(kind === 'rank' ? rankRows : familyRows), rows, day };
}

/** How they changed, the latest first. */
export function useChanges(kind: Kind): List<ChangeFilter, Change> {
  const list = useListState(changeDefaults);
  const { keyword, kinds, from, to } = list.filter;
  const filter: DescriptionChangeFilterInput = {
    keyword: keyword.trim() || null,
    kinds: kinds.length > 0 ? (kinds as DescriptionChange[]) : null,
    from: from || null,
    to: to || null,
  };
  const variables = { filter, page: list.page };
  const ranks = useRankChangesQuery({ variables, ...LIST_QUERY, skip: kind !== 'rank' });
  const families = useJobFamilyChangesQuery({ variables, ...LIST_QUERY, skip: kind !== 'family' });
  const rankRows = listRows(ranks, (data) => data.rankChanges);
  const familyRows = listRows(families, (data) => data.jobFamilyChanges);
  const rows = useMemo(
    () =>
      kind === 'rank'
        ? rankRows.rows.map(({ rank, before, after, ...change }) => ({
            ...change,
            thing: rank,
            before: before && ofRank(before),
            after: after && ofRank(after),
          }))
        : familyRows.rows.map(({ jobFamily, before, after, ...change }) => ({
            ...change,
            thing: jobFamily,
            before: before && ofFamily(before),
            after: after && ofFamily(after),
          })),
    [kind, rankRows.rows, familyRows.rows],
  );
  return { ...list, ...(kind === 'rank' ? rankRows : familyRows), rows };
}
