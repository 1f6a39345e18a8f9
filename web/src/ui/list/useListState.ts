import { LIMITS } from '@hengcai/shared/rules/limits';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nextSort, type Sort } from '../table/columns';
import { type Filter, formatList, isFiltered, type PageAt, parseList } from './listParams';

export interface ListState<F extends Filter = Filter> {
  filter: F;
  /** Some condition differs from its default. */
  filtered: boolean;
  page: PageAt;
  sort: Sort | null;
  query: (filter: F) => void;
  reset: () => void;
  setPageNo: (pageNo: number) => void;
  setPageSize: (pageSize: number) => void;
  sortBy: (key: string) => void;
  /** Conditions and order as a saved filter keeps them; empty as the list comes. */
  saved: string;
  /** Takes conditions and order of a saved filter. */
  apply: (saved: string) => void;
}

/** What a feature hook adds to the state: the rows it fetched with it. */
export interface ListRows<R> {
  rows: readonly R[];
  /** Null until an answer told it. */
  total: number | null;
  loading: boolean;
  failed: boolean;
  refetch: () => void;
}

/**
 * Filter, page and sort of a list, kept in the address: a reload, the way back from a detail and a shared link all show
 * the same list. `defaults` must be a constant outside the component.
 */
export function useListState<F extends Filter>(defaults: F, defaultSort: Sort | null = null): ListState<F> {
  const [params, setParams] = useSearchParams();
  const [initial] = useState({ defaults, defaultSort });
  const text = params.toString();
  const state = useMemo(
    () => parseList(new URLSearchParams(text), initial.defaults, initial.defaultSort),
    [text, initial],
  );
  const go = (filter: F, page: PageAt, sort: Sort | null) =>
    setParams((now) => formatList(now, initial.defaults, filter, page, sort, initial.defaultSort), { replace: true });
  const first = { ...state.page, pageNo: 1 };
  const plain = { pageNo: 1, pageSize: LIMITS.pageSizeDefault };
  return {
    ...state,
    filtered: isFiltered(state.filter, initial.defaults),
    query: (filter) => go(filter, first, state.sort),
    reset: () => go(initial.defaults, first, state.sort),
    setPageNo: (pageNo) => go(state.filter, { ...state.page, pageNo }, state.sort),
    setPageSize: (pageSize) => go(state.filter, { pageNo: 1, pageSize }, state.sort),
    sortBy: (key) => go(state.filter, first, nextSort(state.sort, key)),
    saved: formatList(
      new URLSearchParams(),
      initial.defaults,
      state.filter,
      plain,
      state.sort,
      initial.defaultSort,
    ).toString(),
    apply: (saved) => {
      const { filter, sort } = parseList(new URLSearchParams(saved), initial.defaults, initial.defaultSort);
      go(filter, first, sort);
    },
  };
}
