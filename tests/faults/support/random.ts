import { randomInt } from 'node:crypto';

/** `npm run faults` takes the numbers of reliability 3; `npm test` a part of them. */
const isFull = process.env['FAULTS'] === 'full';

/** How often something is done: in `npm test`, and in the whole. */
export const times = (quick: number, full: number): number => (isFull ? full : quick);

/** Chance that can be repeated. */
export interface Random {
  /** Between 0 and 1. */
  next(): number;
  /** A whole number from 0 to one less than the limit. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Chance of a scenario. What it drew is repeated with `FAULTS_SEED=<the seed it printed>`. */
export function seeded(scenario: string): Random {
  const seed = Number(process.env['FAULTS_SEED'] ?? randomInt(2 ** 32));
  console.log(`${scenario}: seed ${seed}`);
  // Mulberry32: small, fast, and good enough to choose moments.
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick<T>(list: readonly T[]): T {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
  };
}
