import { AssessmentPlanCycle, AssessmentPlanStage, type ValueOf } from '../../enums.ts';
import { daysInMonth, isDate, spanDays } from '../dates.ts';
import { isMember, issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';

/** The dates of an assessment plan: assessed period, stage windows, reminders (specification 3 and 5). */

export interface DateSpan {
  from: string;
  to: string;
}
export type StageName = 'fill' | 'score' | 'calibrate' | 'communicate';
export const STAGES: readonly StageName[] = ['fill', 'score', 'calibrate', 'communicate'];
const STAGE_OF: Record<ValueOf<typeof AssessmentPlanStage>, StageName> = {
  [AssessmentPlanStage.FILL]: 'fill',
  [AssessmentPlanStage.SCORE]: 'score',
  [AssessmentPlanStage.CALIBRATE]: 'calibrate',
  [AssessmentPlanStage.COMMUNICATE]: 'communicate',
};

/** The part of a plan that dates are checked by. */
export interface PlanDates {
  year: number;
  cycle: ValueOf<typeof AssessmentPlanCycle>;
  /** 1 for annual, else which half, quarter or month. */
  cycleIndex: number;
  /** The assessed period; without it the calendar's, by year and cycle. */
  period?: DateSpan | null;
  windows: Record<StageName, DateSpan | null>;
  reminders: readonly { stage: ValueOf<typeof AssessmentPlanStage>; dates: readonly string[] }[];
}

/** How many periods of a cycle a year has. */
export const CYCLE_PARTS: Record<ValueOf<typeof AssessmentPlanCycle>, number> = {
  [AssessmentPlanCycle.ANNUAL]: 1,
  [AssessmentPlanCycle.SEMI_ANNUAL]: 2,
  [AssessmentPlanCycle.QUARTER]: 4,
  [AssessmentPlanCycle.MONTH]: 12,
};

/** The calendar period a cycle assesses, e.g. 2026 third quarter: 2026-07-01 to 2026-09-30. */
export function periodOf(planYear: number, cycle: ValueOf<typeof AssessmentPlanCycle>, cycleIndex: number): DateSpan {
  const months = 12 / CYCLE_PARTS[cycle];
  const last = cycleIndex * months;
  const first = last - months + 1;
  const two = (n: number) => String(n).padStart(2, '0');
  return { from: `${planYear}-${two(first)}-01`, to: `${planYear}-${two(last)}-${two(daysInMonth(planYear, last))}` };
}

/** The period after one of the same cycle: the next quarter, or the first of the next year. */
export function periodAfter({ year, cycle, cycleIndex }: Pick<PlanDates, 'year' | 'cycle' | 'cycleIndex'>): {
  year: number;
  cycleIndex: number;
} {
  return cycleIndex < CYCLE_PARTS[cycle] ? { year, cycleIndex: cycleIndex + 1 } : { year: year + 1, cycleIndex: 1 };
}

/** Whether a scoring period in days is more than 0 and less than the assessed period (specification 5). */
export function checkScoringPeriod(days: number, periodDays: number, field = 'scoringPeriod'): RuleIssue[] {
  if (days <= 0) return [issue(field, 'SCORING_PERIOD_ZERO')];
  return days < periodDays ? [] : [issue(field, 'SCORING_PERIOD_TOO_LONG', { days, periodDays })];
}

function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= LIMITS.planYearMin && year <= LIMITS.planYearMax;
}

function isCycleIndex({ cycle, cycleIndex }: PlanDates): boolean {
  return Number.isInteger(cycleIndex) && cycleIndex >= 1 && cycleIndex <= CYCLE_PARTS[cycle];
}

/** Whether year, cycle and its number go together (specification 3, plan cycle). */
export function checkCycle(plan: PlanDates): RuleIssue[] {
  const issues: RuleIssue[] = [];
  if (!isYear(plan.year))
    issues.push(issue('year', 'PLAN_YEAR_INVALID', { min: LIMITS.planYearMin, max: LIMITS.planYearMax }));
  if (!isMember(AssessmentPlanCycle, plan.cycle)) issues.push(issue('cycle', 'CHOICE_INVALID'));
  else if (!isCycleIndex(plan))
    issues.push(issue('cycleIndex', 'CYCLE_INDEX_INVALID', { max: CYCLE_PARTS[plan.cycle] }));
  return issues;
}

const isSpan = (span: DateSpan | null): span is DateSpan => span !== null && isDate(span.from) && isDate(span.to);

/** The assessed period in days, or null while year, cycle or dates do not say it. */
function assessedDays(plan: PlanDates): number | null {
  if (plan.period)
    return isSpan(plan.period) && plan.period.from <= plan.period.to
      ? spanDays(plan.period.from, plan.period.to)
      : null;
  if (!isYear(plan.year) || !isMember(AssessmentPlanCycle, plan.cycle) || !isCycleIndex(plan)) return null;
  const period = periodOf(plan.year, plan.cycle, plan.cycleIndex);
  return spanDays(period.from, period.to);
}

/** Whether the stages lie in order and the scoring period is sound and ahead (specification 5); stages without dates are passed over. */
export function checkWindows(plan: PlanDates, today: string): RuleIssue[] {
  const issues: RuleIssue[] = [];
  if (plan.period) {
    if (!isSpan(plan.period)) issues.push(issue('period', 'DATE_INVALID'));
    else if (plan.period.from > plan.period.to) issues.push(issue('period', 'WINDOW_REVERSED'));
  }
  let before: string | null = null;
  for (const stage of STAGES) {
    const span = plan.windows[stage];
    if (span === null) continue;
    const field = `windows.${stage}`;
    if (!isSpan(span)) {
      issues.push(issue(field, 'DATE_INVALID'));
      continue;
    }
    if (span.from > span.to && stage !== 'score') issues.push(issue(field, 'WINDOW_REVERSED'));
    if (before !== null && span.from < before)
      issues.push(issue(`${field}.from`, 'WINDOWS_NOT_IN_ORDER', { after: before }));
    before = span.to;
  }
  const { score } = plan.windows;
  if (isSpan(score)) {
    issues.push(...checkScoringPeriod(spanDays(score.from, score.to), assessedDays(plan) ?? Infinity, 'windows.score'));
    if (score.from <= today) issues.push(issue('windows.score.from', 'SCORE_START_NOT_AFTER_TODAY'));
  }
  return issues;
}

/** Whether reminder dates are days of their stage, each once, and not too many. */
export function checkReminders(plan: PlanDates): RuleIssue[] {
  return plan.reminders.flatMap(({ stage, dates }, i) => {
    const at = `reminders.${i}`;
    if (!isMember(AssessmentPlanStage, stage)) return [issue(`${at}.stage`, 'CHOICE_INVALID')];
    if (dates.length > LIMITS.reminderDatesMax)
      return [issue(`${at}.dates`, 'REMINDERS_TOO_MANY', { max: LIMITS.reminderDatesMax })];
    const span = plan.windows[STAGE_OF[stage]];
    return dates.flatMap((date, j) => {
      const field = `${at}.dates.${j}`;
      if (!isDate(date)) return [issue(field, 'DATE_INVALID')];
      if (dates.indexOf(date) < j) return [issue(field, 'REMINDER_DUPLICATE')];
      return isSpan(span) && date >= span.from && date <= span.to ? [] : [issue(field, 'REMINDER_OUTSIDE_STAGE')];
    });
  });
}
