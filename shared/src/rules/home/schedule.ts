import { isDate } from '../dates.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';
import { lengthOf } from '../text.ts';

/** An entry of somebody's schedule (specification 3 and 5). */
export interface ScheduleDraft {
  scheduleDate: string;
  /** Time of day, HH:mm. */
  scheduleTime: string;
  scheduleContent: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with an entry: it needs a day, a time and content. */
export function checkSchedule({ scheduleDate, scheduleTime, scheduleContent }: ScheduleDraft): RuleIssue[] {
  const found: RuleIssue[] = [];
  if (!isDate(scheduleDate)) found.push(issue('scheduleDate', 'DATE_INVALID'));
  if (!TIME.test(scheduleTime)) found.push(issue('scheduleTime', 'SCHEDULE_TIME_REQUIRED'));
  if (scheduleContent.trim() === '') found.push(issue('scheduleContent', 'SCHEDULE_CONTENT_REQUIRED'));
  if (lengthOf(scheduleContent) > LIMITS.scheduleContent)
    found.push(issue('scheduleContent', 'TEXT_TOO_LONG', { max: LIMITS.scheduleContent }));
  return found;
}
