/** A numbered page as asked for, from 1. */
export interface PageAsked {
  pageNo: number;
  pageSize: number;
}

export interface PageOf<T> extends PageAsked {
  items: T[];
  /** Rows on all pages together. */
  total: number;
}

/** Where a page begins and how much it holds, in SQL's words. */
export interface Window {
  limit: number;
  offset: number;
}
/** All rows, for lists of one person that are read whole. */
export const EVERYTHING: Window = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

/**
 * One page of a list with the number of all its rows, which are counted only where the page itself does not tell. `count`
 * gets the first row, if any, since a row may carry the total.
 */
export async function paged<T>(
  { pageNo, pageSize }: PageAsked,
  read: (window: Window) => PromiseLike<T[]>,
  count: (first: T | undefined) => PromiseLike<number>,
): Promise<PageOf<T>> {
  const offset = (pageNo - 1) * pageSize;
  const items = await read({ limit: pageSize, offset });
  const isLast = items.length < pageSize && (items.length > 0 || offset === 0);
  return { items, total: isLast ? offset + items.length : await count(items[0]), pageNo, pageSize };
}

/** The same page with its rows in another shape. */
export const mapPage = <T, U>({ items, ...page }: PageOf<T>, to: (item: T) => U): PageOf<U> => ({
  items: items.map(to),
  ...page,
});
