import { compare, dec, isDecimal, sum } from '../../numbers.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';

/** A plan whose results are to count in another, and its percent there. */
export interface IncludedWeight {
  planCode: string;
  weight: string;
}

/** What is wrong with the plans that another includes, at `plans.<at>.…`: each once, above 0, together 100. None is right, too. */
export function checkIncluded(plans: readonly IncludedWeight[]): RuleIssue[] {
  const codes = plans.map(({ planCode }) => planCode);
  const issues = plans.flatMap(({ planCode, weight }, at): RuleIssue[] => {
    const sound =
      isDecimal(weight, LIMITS.decimalDigits) && compare(weight, 0) > 0 && compare(weight, LIMITS.weightTotal) <= 0;
    return [
      ...(planCode === '' ? [issue(`plans.${at}.planCode`, 'CHOICE_INVALID')] : []),
      ...(planCode !== '' && codes.indexOf(planCode) < at ? [issue(`plans.${at}.planCode`, 'INCLUDED_TWICE')] : []),
      ...(weight === ''
        ? [issue(`plans.${at}.weight`, 'WEIGHT_REQUIRED')]
        : sound
          ? []
          : [issue(`plans.${at}.weight`, 'WEIGHT_OUT_OF_RANGE')]),
    ];
  });
  if (issues.length > 0 || plans.length === 0) return issues;
  const total = sum(plans.map(({ weight }) => weight));
  return compare(total, LIMITS.weightTotal) === 0 ? [] : [issue('plans', 'INCLUDED_WEIGHTS_NOT_100', { sum: total })];
}

/** What of two plans decides whether the results of one can count in the other. */
export interface ComparedPlan {
  planCode: string;
  planName: string;
  periodFrom: string;
  periodTo: string;
  stopped: boolean;
  /** Highest score of its rule; null while it has none. */
  fullScore: string | null;
  /** Its sheets take levels, so that its results are no scores. */
  byLevel: boolean;
}

/** Why results of a plan cannot count in another as scores; null where they can. Circles are another question: they go over several plans. */
export function includeObstacle(plan: ComparedPlan, including: ComparedPlan): Omit<RuleIssue, 'field'> | null {
  const params = { plan: plan.planName, including: including.planName };
  if (plan.planCode === including.planCode) return { code: 'INCLUDED_ITSELF' };
  if (plan.stopped) return { code: 'INCLUDED_STOPPED', params };
  if (plan.periodFrom < including.periodFrom || plan.periodTo > including.periodTo)
    return { code: 'INCLUDED_OTHER_PERIOD', params };
  if (plan.byLevel) return { code: 'INCLUDED_BY_LEVEL', params };
  if (plan.fullScore !== null && including.fullScore !== null && compare(plan.fullScore, including.fullScore) !== 0)
    return {
      code: 'INCLUDED_OTHER_SCALE',
      params: { ...params, full: dec(plan.fullScore).toString(), own: dec(including.fullScore).toString() },
    };
  return null;
}

/** Whether a plan includes another, itself or over however many in between. `includes` says what each plan includes. */
export function leadsTo(from: string, to: string, includes: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one === to) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    open.push(...(includes.get(one) ?? []));
  }
  return false;
}
