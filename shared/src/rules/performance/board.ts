import { dec } from '../../numbers.ts';
import { asProgress } from './alignment.ts';
import { achievement, moduleScore } from './scoring.ts';

export interface BoardTarget {
  weight: string | null;
  startValue: string | null;
  targetValue: string | null;
  /** The value told last; null: none was. */
  reached: string | null;
}

/**
 * How far somebody is: the weighted mean over the agreed targets that can be counted. One about which nothing was noted
 * stands at its start, so that who has told one of five is not shown as done; null while nothing was noted at all.
 */
export function boardProgress(targets: readonly BoardTarget[]): {
  progress: string | null;
  noted: number;
  counted: number;
} {
  const counted = targets.filter((one) => achievement(one.startValue, one.targetValue, one.startValue) !== null);
  const items = counted.map((one) => ({
    weight: one.weight ?? '1',
    score: asProgress(achievement(one.startValue, one.targetValue, one.reached)),
  }));
  const noted = items.filter(({ score }) => score !== null).length;
  const mean = noted === 0 ? null : moduleScore(items.map(({ weight, score }) => ({ weight, score: score ?? '0' })));
  return { progress: mean === null ? null : dec(mean).round(2).toString(), noted, counted: counted.length };
}
