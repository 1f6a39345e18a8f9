import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of the home page's services. */
export const texts: Record<keyof typeof zhCN, string> = {
  'page./index': 'Home',
  'audit.notice.publish': 'Published the announcement “{name}”',
  'audit.notice.change': 'Changed the announcement “{name}”',
  'audit.notice.close': 'Closed the announcement “{name}”',
  'audit.notice.delete': 'Deleted the announcement “{name}”',
  'remind.type.schedule': 'Schedule',
  'remind.text.schedule': 'Your schedule for {date}:\n{planned}',
  'remind.type.scheduleEmpty': 'Schedule',
  'remind.text.scheduleEmpty': 'You set a reminder for {date}. Nothing is planned that day',
};
