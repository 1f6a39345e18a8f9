import { isDate } from '../dates.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';
import { lengthOf } from '../text.ts';

/** An entry of somebody's schedule (specification 3 and 5). */
export interface ScheduleDraft {
  date: string;
  /** Time of day, HH:mm. */
  time: string;
  content: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with an entry: it needs a day, a time and content. */
export function checkSchedule({ date, time, content }: ScheduleDraft): RuleIssue[] {
  const found: RuleIssue[] = [];
  if (!isDate(date)) found.push(issue('date', 'DATE_INVALID'));
  if (!TIME.test(time)) found.push(issue('time', 'SCHEDULE_TIME_REQUIRED'));
  if (content.trim() === '') found.push(issue('content', 'SCHEDULE_CONTENT_REQUIRED'));
  if (lengthOf(content) > LIMITS.scheduleContent)
    found.push(issue('content', 'TEXT_TOO_LONG', { max: LIMITS.scheduleContent }));
  return found;
}
