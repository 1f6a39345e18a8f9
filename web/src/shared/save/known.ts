import type { ApolloCache } from '@apollo/client';

const idOf = (typename: string, id: string) => `${typename}:${id}`;

/** Changes fields of something that is known by its id, as a write has told. */
export function change<T extends object>(
  cache: ApolloCache,
  typename: string,
  ids: readonly string[],
  fields: { [K in keyof T]?: (now: T[K]) => T[K] },
): void {
  const modifiers: object = fields;
  for (const id of ids) cache.modify<Record<string, never>>({ id: idOf(typename, id), fields: modifiers });
}

/** Drops what a write has deleted: it leaves every list that is known. */
export function forget(cache: ApolloCache, typename: string, ids: readonly (string | null | undefined)[]): void {
  for (const id of ids) if (id) cache.evict({ id: idOf(typename, id) });
  cache.gc();
}

/**
 * Marks lists stale that a write has changed and no page shows: what is known of them is dropped, and they are asked for
 * when they are opened next.
 */
export function markStale(cache: ApolloCache, ...lists: readonly string[]): void {
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
