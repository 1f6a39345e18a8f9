import { compare } from '../../numbers.ts';
import { fitDistribution } from './distribution.ts';

/** A proposal for calibration: who would have to move so that every level has its heads. It is never applied by itself. */

export interface ProposalLevel {
  name: string;
  /** Lowest score of the level. */
  low: string;
  /** Percent of the people. */
  proportion: string;
}
/** Somebody as placed now. */
export interface Placed {
  levelName: string;
  /** What people of a level are told apart by: their score, of a rule scored by levels the mean of points. */
  score: string;
}
export interface ProposedMove<T> {
  one: T;
  to: string;
  /** Somebody with the same score would stay or go elsewhere: the choice between them is nobody's but the meeting's. */
  tied: boolean;
}

/**
 * The fewest moves after which each level has exactly its quota and nobody has overtaken anybody who stood before them, by
 * level and then by score. Fewer would fit the quotas alone: one person falling from A to C instead of one from A to B and
 * one from B to C, past everybody on B who scored less. In the order of people from the best one on; none in a group that is too small to be judged.
 */
export function proposeMoves<T extends Placed>(
  levels: readonly ProposalLevel[],
  people: readonly T[],
  minGroupSize: number,
): ProposedMove<T>[] {
  const best = [...levels].sort((a, b) => compare(b.low, a.low));
  const rank = new Map(best.map(({ name }, i) => [name, i]));
  const rankOf = ({ levelName }: Placed) => rank.get(levelName) ?? best.length;
  const ordered = people
    .filter(({ levelName }) => rank.has(levelName))
    .sort((a, b) => rankOf(a) - rankOf(b) || compare(b.score, a.score));
  const counts = best.map(({ name }) => ordered.filter(({ levelName }) => levelName === name).length);
  const { assessed, bins } = fitDistribution({ levels: best, counts, minGroupSize });
  if (!assessed || best.every(({ proportion }) => compare(proportion, 0) === 0)) return [];
  const targets = bins.flatMap(({ levelName, quota }) => Array.from({ length: quota }, () => levelName));
  const goesTo = (i: number) => targets[i] ?? '';
  const apart = new Set(
    ordered.flatMap((one, i) => {
      const next = ordered[i + 1];
      const parts = next && goesTo(i) !== goesTo(i + 1) && compare(one.score, next.score) === 0;
      return parts ? [one.score] : [];
    }),
  );
  return ordered.flatMap((one, i) =>
    goesTo(i) === one.levelName ? [] : [{ one, to: goesTo(i), tied: apart.has(one.score) }],
  );
}
