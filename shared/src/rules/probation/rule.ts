import { ProbationTargetSetter } from '../../enums.ts';
import { compare, isDecimal, sum } from '../../numbers.ts';
import { checkFlow, type ApprovalNode } from '../approval.ts';
import { spanDays } from '../dates.ts';
import { isMember, issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';
import { lengthOf } from '../text.ts';

/** What is typed into a rule for probations. */
export interface ProbationRuleInput {
  name: string;
  templateId: string;
  assessmentRuleId: string;
  scoringDays: number | null;
  targetSetter: number;
  selfRatio: string;
  bossRatio: string;
  nodes: readonly ApprovalNode[];
}

/** Whether a rule is sound: name, days of scoring (not 0, specification 5), shares that sum to 100, a flow of 1 to 10 nodes. */
export function checkProbationRule(rule: ProbationRuleInput): RuleIssue[] {
  const issues: RuleIssue[] = [];
  const name = rule.name.trim();
  if (name === '') issues.push(issue('name', 'REQUIRED'));
  else if (lengthOf(name) > LIMITS.ruleName) issues.push(issue('name', 'TEXT_TOO_LONG', { max: LIMITS.ruleName }));
  for (const field of ['templateId', 'assessmentRuleId'] as const)
    if (rule[field] === '') issues.push(issue(field, 'REQUIRED'));
  issues.push(...checkScoringDays(rule.scoringDays, LIMITS.probationDaysMax));
  if (!isMember(ProbationTargetSetter, rule.targetSetter)) issues.push(issue('targetSetter', 'CHOICE_INVALID'));
  return [...issues, ...checkRatios(rule), ...checkFlow(rule.nodes)];
}

function checkRatios({ selfRatio, bossRatio }: Pick<ProbationRuleInput, 'selfRatio' | 'bossRatio'>): RuleIssue[] {
  const issues = Object.entries({ selfRatio, bossRatio }).flatMap(([field, value]) =>
    isDecimal(value, LIMITS.decimalDigits) && compare(value, 0) >= 0 ? [] : [issue(field, 'NUMBER_INVALID')],
  );
  if (issues.length > 0) return issues;
  if (compare(bossRatio, 0) === 0) return [issue('bossRatio', 'PROBATION_NEEDS_SUPERIOR_SCORE')];
  const total = sum([selfRatio, bossRatio]);
  return compare(total, LIMITS.weightTotal) === 0 ? [] : [issue('bossRatio', 'SOURCE_RATIOS_NOT_100', { sum: total })];
}

/** Whether the scoring period is a whole number of days, not 0, and less than the probation it lies in (specification 5). */
export function checkScoringDays(days: number | null, probationDays: number): RuleIssue[] {
  if (days === null || !Number.isInteger(days)) return [issue('scoringDays', 'NUMBER_INVALID')];
  if (days < 1) return [issue('scoringDays', 'SCORING_DAYS_NONE')];
  return days < probationDays ? [] : [issue('scoringDays', 'SCORING_DAYS_TOO_LONG', { days: probationDays })];
}

/** How many days a probation has: from the entry to the day before the person is regular. */
export const probationDays = (entryDate: string, regularDate: string): number => spanDays(entryDate, regularDate) - 1;
