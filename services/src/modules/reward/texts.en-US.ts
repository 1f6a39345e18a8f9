import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of the module reward. */
export const texts: Record<keyof typeof zhCN, string> = {
  'menu.120': 'Recognition',
  'page./employee-award/value-management': 'Company values',
  'audit.rewardValue.created': 'Added the value “{name}”',
  'audit.rewardValue.changed': 'Changed the value “{name}”',
  'audit.rewardValue.enabled': 'Enabled the value “{name}”',
  'audit.rewardValue.disabled': 'Disabled the value “{name}”',
  'audit.rewardValue.ordered': 'Reordered the values: {names}',
  'audit.rewardValue.removed': 'Deleted the value “{name}”',
  'audit.reward.setting':
    'Changed the point settings: {monthlyAllowance, plural, one {# point} other {# points}} to give per person and month; received points lapse after {lapseMonths, plural, one {# month} other {# months}}',
};
