import { createHash, randomBytes } from 'node:crypto';

/** Makes an id for a row that comes into being at `at`. */
export type NewId = (at: Date) => string;
type RandomBytes = (count: number) => Buffer;

/**
 * 32 hex digits that sort by time: 12 of milliseconds, 4 that count within one, 16 random. The last sixteen make an id
 * impossible to guess, the first ones keep index pages together and lists in order of creation.
 */
export function createIds(random: RandomBytes = randomBytes): NewId {
  let last = 0;
  let count = 0;
  return (at) => {
    const ms = Math.max(at.getTime(), last);
    count = ms === last ? count + 1 : 0;
    // The counter overflows after 65,536 ids in one millisecond (the demo's clock stands still): borrow the next one.
    last = count > 0xffff ? ms + 1 : ms;
    if (count > 0xffff) count = 0;
    return last.toString(16).padStart(12, '0') + count.toString(16).padStart(4, '0') + random(8).toString('hex');
  };
}

/** Reproducible bytes: the same seed gives the same ids, so that demo data are the same bytes every time. */
export function seededBytes(seed: string): RandomBytes {
  let block = 0;
  return (count) => createHash('sha256').update(`${seed}:${block++}`).digest().subarray(0, count);
}
