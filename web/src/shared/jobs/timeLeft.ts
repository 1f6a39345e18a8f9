import { useState } from 'react';

/** When how much was done. */
export interface Mark {
  at: number;
  done: number;
}

/** Before so long nothing can be told of the rest. */
const TOO_SOON_MS = 3_000;

/**
 * Seconds that the rest takes at the pace since the first mark; null while that is not known. Slower than it will be
 * rather than faster: what is rounded up ends early.
 */
export function secondsLeft(from: Mark | null, now: Mark, total: number | null): number | null {
  if (!from || total === null || now.done >= total) return null;
  const [done, took] = [now.done - from.done, now.at - from.at];
  return done > 0 && took >= TOO_SOON_MS ? Math.ceil(((total - now.done) * took) / done / 1_000) : null;
}

/** How long a job still takes, from what it has done since it was first seen; work that begins anew is measured anew. */
export function useTimeLeft(done: number, total: number | null): number | null {
  const now = { at: performance.now(), done };
  const [from, setFrom] = useState<(Mark & { total: number | null }) | null>(null);
  if (done > 0 && (!from || done < from.done || total !== from.total)) setFrom({ ...now, total });
  return secondsLeft(from, now, total);
}
