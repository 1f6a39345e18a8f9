/** Chances that a seed repeats: the same seed makes the same choices, in the same order. */
export interface Random {
  /** A number from 0 up to, but not including, `below`. */
  below(below: number): number;
  /** A number from `least` to `most`. */
  between(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  /** Whether something happens that happens so many times in a hundred. */
  percent(chance: number): boolean;
}

/** Mulberry32: small, quick, and good enough for choosing inputs. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[below(list.length)] as T;
    },
    percent: (chance) => below(100) < chance,
  };
}

/** Everything is tried; `npm test` tries a tenth, and the same each time. */
export const isFull = process.env['FUZZ_FULL'] === '1';

/** The seed of a run: `FUZZ_SEED`, or one of its own for a full run; printed, so that a failure can be repeated. */
export function seedOfRun(title: string): number {
  const seed = Number(process.env['FUZZ_SEED'] ?? (isFull ? Date.now() % 2 ** 31 : 1));
  console.log(`${title}: FUZZ_SEED=${seed}`);
  return seed;
}
