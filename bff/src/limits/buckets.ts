import { createRecent } from './recent.ts';

/** How much may be taken, and in which time a bucket that was emptied is full again. */
export interface Rate {
  most: number;
  seconds: number;
}

/** One bucket for each key. */
export interface Buckets {
  readonly rate: Rate;
  /** Takes an amount out of a key's bucket; answers 0, or the seconds until there will be enough (nothing is taken). */
  take(key: string, amount?: number): number;
  /** Puts back what was taken. */
  giveBack(key: string, amount?: number): void;
}

/** Buckets kept at once: a few megabytes. One that is forgotten was not used for longest and has refilled most. */
const MOST_KEYS = 50_000;

interface Options {
  mostKeys?: number;
  /** The time in seconds, from anywhere. */
  now?: () => number;
}

/** Token buckets that refill steadily. */
export function createBuckets(
  rate: Rate,
  { mostKeys = MOST_KEYS, now = () => performance.now() / 1000 }: Options = {},
): Buckets {
  const perSecond = rate.most / rate.seconds;
  const buckets = createRecent<{ left: number; at: number }>(mostKeys);

  function refilled(key: string): number {
    const bucket = buckets.get(key);
    return bucket ? Math.min(rate.most, bucket.left + (now() - bucket.at) * perSecond) : rate.most;
  }

  return {
    rate,
    take(key, amount = 1) {
      const left = refilled(key);
      const missing = amount - left;
      buckets.set(key, { left: missing > 0 ? left : left - amount, at: now() });
      return missing > 0 ? Math.ceil(missing / perSecond) : 0;
    },
    giveBack(key, amount = 1) {
      buckets.set(key, { left: Math.min(rate.most, refilled(key) + amount), at: now() });
    },
  };
}
