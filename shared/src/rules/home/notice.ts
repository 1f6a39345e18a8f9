import { NoticeStatus, type ValueOf } from '../../enums.ts';
import { addDays, isDate } from '../dates.ts';
import { isMember, issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';
import { lengthOf } from '../text.ts';

/** An announcement as it is typed (specification 5, "Release notice"). */
export interface NoticeDraft {
  title: string;
  content: string;
  /** The day it closes at 23:59; null: it stays open. */
  deadline: string | null;
  status: ValueOf<typeof NoticeStatus>;
}

/** The earliest day a deadline may be: yesterday. */
export const earliestDeadline = (today: string): string => addDays(today, -1);

/** What is wrong with an announcement that is to be published; `today` is the company's business date. */
export function checkNotice({ title, content, deadline, status }: NoticeDraft, today: string): RuleIssue[] {
  const found = [...checkTitle(title), ...checkContent(content)];
  if (deadline !== null && !isDate(deadline)) found.push(issue('deadline', 'DATE_INVALID'));
  else if (deadline !== null && deadline < earliestDeadline(today))
    found.push(issue('deadline', 'NOTICE_DEADLINE_PAST'));
  if (!isMember({ NORMAL: NoticeStatus.NORMAL, IMPORTANT: NoticeStatus.IMPORTANT }, status))
    found.push(issue('status', 'NOTICE_KIND_INVALID'));
  return found;
}

/** A maintenance notice as it is typed: shown to the people of all companies for a time. */
export interface SystemNoticeDraft {
  title: string;
  content: string;
  /** Instants, ISO 8601. */
  from: string;
  to: string;
}

/** What is wrong with a maintenance notice that is to be announced; it may have begun already, and not be over. */
export function checkSystemNotice({ title, content, from, to }: SystemNoticeDraft, now: Date): RuleIssue[] {
  const found = [...checkTitle(title), ...checkContent(content)];
  const begins = Date.parse(from);
  const ends = Date.parse(to);
  if (Number.isNaN(begins)) found.push(issue('from', 'SYSTEM_NOTICE_TIME_REQUIRED'));
  if (Number.isNaN(ends)) found.push(issue('to', 'SYSTEM_NOTICE_TIME_REQUIRED'));
  else if (ends <= begins) found.push(issue('to', 'SYSTEM_NOTICE_ENDS_TOO_EARLY'));
  else if (ends <= now.getTime()) found.push(issue('to', 'SYSTEM_NOTICE_OVER'));
  return found;
}

const checkTitle = (title: string): RuleIssue[] =>
  checkText('title', title, LIMITS.noticeTitle, 'NOTICE_TITLE_REQUIRED');
const checkContent = (content: string): RuleIssue[] =>
  checkText('content', content, LIMITS.noticeContent, 'NOTICE_CONTENT_REQUIRED');

function checkText(field: string, text: string, max: number, missing: string): RuleIssue[] {
  if (text.trim() === '') return [issue(field, missing)];
  return lengthOf(text) > max ? [issue(field, 'TEXT_TOO_LONG', { max })] : [];
}
