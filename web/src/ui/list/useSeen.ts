import { useState } from 'react';

/** Rows by key, also those selected on a page that is not shown any more; as they were seen last. */
export function useSeen<R>(rows: readonly R[], rowKey: (row: R) => string): (keys: readonly string[]) => R[] {
  const [seen] = useState(() => new Map<string, R>());
  for (const row of rows) seen.set(rowKey(row), row);
  return (keys) => keys.flatMap((key) => seen.get(key) ?? []);
}
