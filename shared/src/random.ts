/** Chance that can be repeated: the same seed draws the same, in the same order. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** One of them, more often the heavier ones. */
  pickWeighted<T>(from: readonly (readonly [T, weight: number])[]): T;
  /** True in `share` of the cases: 0.2 in a fifth of them. */
  chance(share: number): boolean;
  /** Up to `count` different ones, in random order. */
  sample<T>(from: readonly T[], count: number): T[];
}

const FNV = { offset: 0x811c9dc5, prime: 0x01000193 };
const hashOf = (text: string): number =>
  [...text].reduce((hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV.prime), FNV.offset);

/** Mulberry32: small, quick, and good enough for choosing data; never for anything secret. */
export function randomOf(seed: number | string): Random {
  let state = (typeof seed === 'string' ? hashOf(seed) : seed) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new RangeError('nothing to pick from');
    return from[below(from.length)] as T;
  };
  const pickWeighted = <T>(from: readonly (readonly [T, number])[]): T => {
    let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    const found = from.find(([, weight]) => (left -= weight) < 0) ?? from.at(-1);
    if (!found) throw new RangeError('nothing to pick from');
    return found[0];
  };
  const sample = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
  };
  return {
    next,
    below,
    between: (least, most) => least + below(most - least + 1),
    pick,
    pickWeighted,
    chance: (share) => next() < share,
    sample,
  };
}
