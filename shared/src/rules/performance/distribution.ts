import { FitStatus, ForceCheck, type ValueOf } from '../../enums.ts';
import { compare, dec, largestRemainder } from '../../numbers.ts';
import { LIMITS } from '../limits.ts';

/** Forced distribution: how many people belong on each level, how far the present grades are from it, and a suggestion (domain.md 3). */

export type Fit = ValueOf<typeof FitStatus>;
/** `eq` exactly the quota, `max` at most, `min` at least. */
export type QuotaOperator = 'eq' | 'max' | 'min';

export interface DistributionLevel {
  name: string;
  /** Percent of the people. */
  proportion: string;
  operator?: QuotaOperator;
}

export interface DistributionBin {
  levelName: string;
  proportion: string;
  quota: number;
  count: number;
  /** Heads to move: positive too many, negative too few, 0 where the level fits. */
  delta: number;
  state: Fit;
}

export interface DistributionFit {
  people: number;
  /** False below the smallest group size: nothing is judged. */
  assessed: boolean;
  state: Fit;
  bins: DistributionBin[];
}

/** Heads per level by largest remainder; they sum to `n` (domain.md 3). All 0 while no proportion is given. */
export function quotas(n: number, proportions: readonly string[]): number[] {
  if (proportions.every((one) => compare(one, 0) === 0)) return proportions.map(() => 0);
  return largestRemainder(n, proportions);
}

/** The exact share of heads, rounded down for `min` and up for `max` (SAP KB 3634696, as domain.md 3 proposes). */
function bound(n: number, proportion: string, operator: 'max' | 'min'): number {
  const exact = dec(n).times(proportion).div(100);
  return Number(exact.round(0, operator === 'max' ? 3 : 0).toString());
}

function quotaOf(level: DistributionLevel, n: number, exactQuota: number): number {
  const operator = level.operator ?? 'eq';
  return operator === 'eq' ? exactQuota : bound(n, level.proportion, operator);
}

function stateOf(operator: QuotaOperator | undefined, count: number, quota: number): Fit {
  if (count > quota && operator !== 'min') return FitStatus.OVER;
  if (count < quota && operator !== 'max') return FitStatus.UNDER;
  return FitStatus.OK;
}

export interface DistributionInput {
  levels: readonly DistributionLevel[];
  /** People now on each level, in the order of `levels`. */
  counts: readonly number[];
  minGroupSize?: number;
}

/** How the present grades fit the quotas, level by level and over all (domain.md 3); groups below the smallest size are not assessed. */
export function fitDistribution(input: DistributionInput): DistributionFit {
  const { levels, counts, minGroupSize = LIMITS.minGroupSizeDefault } = input;
  const people = counts.reduce((total, count) => total + count, 0);
  const assessed = people > 0 && people >= minGroupSize;
  const exact = quotas(
    people,
    levels.map((level) => level.proportion),
  );
  const bins = levels.map((level, i): DistributionBin => {
    const count = counts[i] ?? 0;
    const quota = quotaOf(level, people, exact[i] ?? 0);
    const state = assessed ? stateOf(level.operator, count, quota) : FitStatus.NOT_ASSESSED;
    const fits = state === FitStatus.OK || state === FitStatus.NOT_ASSESSED;
    return {
      levelName: level.name,
      proportion: level.proportion,
      quota,
      count,
      delta: fits ? 0 : count - quota,
      state,
    };
  });
  return { people, assessed, state: overall(bins, assessed), bins };
}

function overall(bins: readonly DistributionBin[], assessed: boolean): Fit {
  if (!assessed) return FitStatus.NOT_ASSESSED;
  if (bins.some((bin) => bin.state === FitStatus.OVER)) return FitStatus.OVER;
  return bins.some((bin) => bin.state === FitStatus.UNDER) ? FitStatus.UNDER : FitStatus.OK;
}

export type ForceOutcome = 'ok' | 'warn' | 'block';

/** What a distribution that does not fit means for going on: nothing, a warning to pass over, or a stop (domain.md 3). */
export function forceCheckOutcome(check: ValueOf<typeof ForceCheck>, fit: Fit): ForceOutcome {
  if (check === ForceCheck.OFF || fit === FitStatus.OK || fit === FitStatus.NOT_ASSESSED) return 'ok';
  return check === ForceCheck.BLOCK ? 'block' : 'warn';
}
