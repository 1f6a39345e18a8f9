import { LIMITS, PAGE_SIZES } from '@hengcai/shared/rules/limits';
import type { Sort } from '../table/columns';

/** Conditions of a list: one text or several values each. */
export type Filter = Record<string, string | string[]>;

export interface PageAt {
  pageNo: number;
  pageSize: number;
}

const positive = (text: string | null): number | null => (text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null);
const same = (a: string | string[], b: string | string[]) => String(a) === String(b);

/** Reads filter, page and sort from the address; whatever is not understood is the default. */
export function parseList<F extends Filter>(params: URLSearchParams, defaults: F, defaultSort: Sort | null = null) {
  const filter = Object.fromEntries(
    Object.entries(defaults).map(([key, initial]) => {
      if (!params.has(key)) return [key, initial];
      return [key, Array.isArray(initial) ? params.getAll(key).filter(Boolean) : (params.get(key) ?? '')];
    }),
  ) as F;
  const size = positive(params.get('pageSize'));
  const page: PageAt = {
    pageNo: positive(params.get('pageNo')) ?? 1,
    pageSize: PAGE_SIZES.some((s) => s === size) ? (size ?? LIMITS.pageSizeDefault) : LIMITS.pageSizeDefault,
  };
  const by = params.get('sortBy');
  const sort: Sort | null = by ? { by, descending: params.get('desc') === '1' } : defaultSort;
  return { filter, page, sort };
}

/** The address of a list; defaults are left out so that a plain list has a plain address. Other parameters stay. */
export function formatList<F extends Filter>(
  current: URLSearchParams,
  defaults: F,
  filter: F,
  page: PageAt,
  sort: Sort | null,
  defaultSort: Sort | null = null,
): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [key, value] of Object.entries(filter)) {
    next.delete(key);
    if (same(value, defaults[key] ?? '')) continue;
    const values = Array.isArray(value) ? value : [value];
    // An emptied condition must still say so where the default is not empty.
    (values.length > 0 ? values : ['']).forEach((v) => next.append(key, v));
  }
  const put = (key: string, value: string | null) => (value === null ? next.delete(key) : next.set(key, value));
  put('pageNo', page.pageNo === 1 ? null : String(page.pageNo));
  put('pageSize', page.pageSize === LIMITS.pageSizeDefault ? null : String(page.pageSize));
  const plain = sort === null || (sort.by === defaultSort?.by && sort.descending === defaultSort.descending);
  put('sortBy', plain ? null : sort.by);
  put('desc', !plain && sort.descending ? '1' : null);
  return next;
}

export const isFiltered = <F extends Filter>(filter: F, defaults: F): boolean =>
  Object.entries(filter).some(([key, value]) => !same(value, defaults[key] ?? ''));
