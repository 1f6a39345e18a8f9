import { stale } from './failure.ts';

/** Refuses a write of what has changed since the caller saw it; the answer tells how it is now. */
export async function demandVersion(
  row: { version: number },
  seen: number | undefined,
  current: () => unknown = () => ({ version: row.version }),
): Promise<void> {
  if (row.version !== seen) throw stale(await current());
}
