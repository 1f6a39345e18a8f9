import { PointRuleEvent, type ValueOf } from '../../enums.ts';
import { issue, type RuleIssue } from '../issue.ts';

/** What a rule gives points for: results name their level, years of service their number. */
export interface PointOccasion {
  event: ValueOf<typeof PointRuleEvent>;
  level: string | null;
  years: number | null;
}

/** The same without what other events would say. */
export const occasionOf = ({ event, level, years }: PointOccasion): PointOccasion => ({
  event,
  level: event === PointRuleEvent.RESULT_LEVEL ? level : null,
  years: event === PointRuleEvent.SERVICE_YEARS ? years : null,
});

/** Whether it says what its event asks for. */
export function checkPointOccasion({ event, level, years }: PointOccasion): RuleIssue[] {
  if (event === PointRuleEvent.RESULT_LEVEL && !level) return [issue('level', 'REQUIRED')];
  if (event === PointRuleEvent.SERVICE_YEARS && years === null) return [issue('years', 'REQUIRED')];
  return [];
}
