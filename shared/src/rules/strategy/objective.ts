import { StrategyState, type ValueOf } from '../../enums.ts';
import { dec } from '../../numbers.ts';
import { spanDays } from '../dates.ts';
import { closesCircle } from '../performance/alignment.ts';

/** Objectives of a strategy map: how far the targets below bring them, and what leads to what (domain 11). */

/** Percent of the expected progress from which an objective is on track, and from which it is merely slipping. */
export const ON_TRACK_FROM = 100;
export const SLIPPING_FROM = 80;

/** What a target of a department says about an objective. */
export interface TargetProgress {
  /** Percent between 0 and 100; null: nothing was reported yet. */
  progress: string | null;
  periodFrom: string;
  periodTo: string;
}

export interface ObjectiveProgress {
  /** Percent, the plain mean of the targets; null: nothing was reported yet. */
  progress: string | null;
  /** Percent of the time that has gone, the mean over the same targets. */
  expected: string | null;
  state: ValueOf<typeof StrategyState> | null;
}

/** How far an objective is on a day. Targets without anything reported are left out of both means. */
export function objectiveProgress(targets: readonly TargetProgress[], day: string): ObjectiveProgress {
  const told = targets.flatMap((one) => (one.progress === null ? [] : [{ ...one, progress: dec(one.progress) }]));
  if (told.length === 0) return { progress: null, expected: null, state: null };
  const mean = (of: (one: (typeof told)[number]) => ReturnType<typeof dec>) =>
    told.reduce((all, one) => all.plus(of(one)), dec(0)).div(told.length);
  const progress = mean((one) => one.progress);
  const expected = mean((one) => timeGone(one, day));
  return {
    progress: progress.round(1).toString(),
    expected: expected.round(1).toString(),
    state: progress.times(100).gte(expected.times(ON_TRACK_FROM))
      ? StrategyState.ON_TRACK
      : progress.times(100).gte(expected.times(SLIPPING_FROM))
        ? StrategyState.SLIPPING
        : StrategyState.BEHIND,
  };
}

/** Percent of a period that is over at the end of a day. */
function timeGone({ periodFrom, periodTo }: Pick<TargetProgress, 'periodFrom' | 'periodTo'>, day: string) {
  if (day < periodFrom) return dec(0);
  if (day >= periodTo) return dec(100);
  return dec(spanDays(periodFrom, day)).times(100).div(spanDays(periodFrom, periodTo));
}

export interface Leading {
  objectiveId: string;
  /** The objectives it leads to. */
  leadsTo: readonly string[];
}

/** Where in a list an objective leads back to itself: its index; null: nowhere. */
export function circleAt(objectives: readonly Leading[]): number | null {
  const edges: { from: string; to: string }[] = [];
  for (const [at, { objectiveId: from, leadsTo }] of objectives.entries())
    for (const to of leadsTo) {
      if (closesCircle(edges, { from, to })) return at;
      edges.push({ from, to });
    }
  return null;
}
