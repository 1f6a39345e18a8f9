import { AssessmentPlanStatus } from '../../enums.ts';
import { compare, isDecimal, sum } from '../../numbers.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';
import type { PlanStatusValue } from './freeze.ts';

interface Part {
  partCode: string;
  weight: string;
}

/** Whether weights of parts may still change: results stand on them once scoring has ended (specification 4). */
export const mayReweigh = (status: PlanStatusValue): boolean => status <= AssessmentPlanStatus.SCORING;

/**
 * What is wrong with a change of the parts of a template in an open plan: no part comes or goes, and after the scoring
 * stage only names may be others.
 */
export function checkModuleParts(
  before: readonly Part[],
  after: readonly Part[],
  status: PlanStatusValue,
): RuleIssue[] {
  const known = new Map(before.map((one) => [one.partCode, one]));
  if (after.length !== before.length || new Set(after.map((one) => one.partCode)).size !== before.length)
    return [issue('parts', 'PARTS_KEPT')];
  const issues = after.flatMap(({ partCode, weight }, i): RuleIssue[] => {
    const former = known.get(partCode);
    if (!former) return [issue(`parts.${i}.partCode`, 'PARTS_KEPT')];
    const sound =
      isDecimal(weight, LIMITS.decimalDigits) && compare(weight, 0) > 0 && compare(weight, LIMITS.weightTotal) <= 0;
    if (!sound) return [issue(`parts.${i}.weight`, 'WEIGHT_OUT_OF_RANGE')];
    return compare(weight, former.weight) !== 0 && !mayReweigh(status)
      ? [issue(`parts.${i}.weight`, 'PART_WEIGHT_FROZEN')]
      : [];
  });
  if (issues.length > 0) return issues;
  const total = sum(after.map((one) => one.weight));
  return compare(total, LIMITS.weightTotal) === 0 ? [] : [issue('parts', 'WEIGHTS_NOT_100', { sum: total })];
}
