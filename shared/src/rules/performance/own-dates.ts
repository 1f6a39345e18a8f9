import { AssessmentPlanStatus } from '../../enums.ts';
import { isDate } from '../dates.ts';
import type { PlanStatusValue } from './freeze.ts';
import { issue, type RuleIssue } from '../issue.ts';

/** Last days of filling in and of scoring that hold for one person in place of the plan's; null: as everybody. */
export interface OwnDates {
  fillTo: string | null;
  scoreTo: string | null;
}

export interface OwnDatesInput {
  own: OwnDates;
  plan: OwnDates & { status: PlanStatusValue; fillFrom: string | null; scoreFrom: string | null };
  /** The superior has submitted the scores of this person. */
  scored: boolean;
  today: string;
}

/** What is wrong with somebody's own last days: past, before their stage begins, out of order, or in a stage that is over. */
export function checkOwnDates({ own, plan, scored, today }: OwnDatesInput): RuleIssue[] {
  const stages = [
    { field: 'fillTo', to: own.fillTo, from: plan.fillFrom, over: plan.status > AssessmentPlanStatus.FILLING },
    {
      field: 'scoreTo',
      to: own.scoreTo,
      from: plan.scoreFrom,
      over: scored || plan.status > AssessmentPlanStatus.SCORING,
    },
  ];
  const issues = stages.flatMap(({ field, to, from, over }): RuleIssue[] => {
    if (to === null) return [];
    if (!isDate(to)) return [issue(field, 'DATE_INVALID')];
    if (over) return [issue(field, field === 'scoreTo' && scored ? 'BOSS_HAS_SCORED' : 'STAGE_PASSED')];
    if (to < today) return [issue(field, 'OWN_DATE_PASSED')];
    return from !== null && to < from ? [issue(field, 'OWN_DATE_BEFORE_STAGE', { from })] : [];
  });
  const scoreTo = own.scoreTo ?? plan.scoreTo;
  const isReversed = own.fillTo !== null && scoreTo !== null && own.fillTo > scoreTo;
  return issues.length === 0 && isReversed ? [issue('fillTo', 'OWN_DATES_REVERSED', { scoreTo })] : issues;
}
