/** Reproducible chance: the same seed tells the same story every time. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** True in `share` of the cases. */
  chance(share: number): boolean;
  /** Up to `count` different ones, in random order. */
  sample<T>(from: readonly T[], count: number): T[];
}

/** Mulberry32, seeded with a text. */
export function seededRandom(seed: string): Random {
  let state =
    [...seed].reduce((hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5) >>>
    0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(from: readonly T[]): T => {
    const one = from[between(0, from.length - 1)];
    if (one === undefined) throw new RangeError('nothing to pick from');
    return one;
  };
  const sample = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(between(0, left.length - 1), 1),
    ).flat();
  };
  return { next, between, pick, chance: (share) => next() < share, sample };
}
