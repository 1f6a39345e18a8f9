import type { home as zhCN } from '../zh-CN/home.ts';

/** Texts of the home page's services. */
export const home: Record<keyof typeof zhCN, string> = {
  'audit.notice.publish': 'Published the announcement “{name}”',
  'audit.notice.change': 'Changed the announcement “{name}”',
  'audit.notice.close': 'Closed the announcement “{name}”',
  'audit.notice.delete': 'Deleted the announcement “{name}”',
  'remind.type.schedule': 'Schedule',
  'remind.text.schedule': 'Planned for {date}:\n{planned}',
  'remind.type.scheduleEmpty': 'Schedule',
  'remind.text.scheduleEmpty': 'You asked to be reminded of {date}; nothing is planned that day',
};
