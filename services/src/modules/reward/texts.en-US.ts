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
  'page./employee-award/thanks-letter': 'Thank-you letters',
  'page./employee-award/ranking': 'Point ranking',
  'page./employee-award/account-details': 'My points',
  'page./employee-award/full-details': 'Points of everyone',
  'audit.thankYouLetter.sent':
    'Sent a thank-you letter to {count, plural, one {# person} other {# people}}, with {points, plural, one {# point} other {# points}} each',
  'audit.thankYouLetter.hidden': 'Hid a thank-you letter by {nameEn}. Reason: {reason}',
  'audit.points.adjusted': 'Adjusted the points by {delta}. Reason: {reason}',
  'audit.points.lapsed': '{points, plural, one {# point} other {# points}} lapsed',
  'audit.points.exported': 'Exported the points of {count, plural, one {# person} other {# people}}',
  'page./employee-award/exchange-rate': 'Exchange rate',
  'audit.reward.exchangeRate':
    'Changed the exchange rate to {pointsPerYuan, plural, one {# point} other {# points}} for one yuan',
  'remind.type.thankYouLetter': 'A thank-you letter for you',
  'remind.text.thankYouLetter': '{nameEn} thanks you for “{valueEn}”.',
  'remind.type.thankYouLetter.points': 'A thank-you letter for you',
  'remind.text.thankYouLetter.points': '{nameEn} thanks you for “{valueEn}” and gives you points: {points}.',
  'remind.type.pointsAdded': 'Points were added to your balance',
  'remind.text.pointsAdded': 'HR added points to your balance: {points}. Reason: {reason}',
  'remind.type.pointsTaken': 'Points were deducted from your balance',
  'remind.text.pointsTaken': 'HR deducted points from your balance: {points}. Reason: {reason}',
  'reward.exportName': 'Points of everyone {date}',
  'reward.column.number': 'Number',
  'reward.column.name': 'Name',
  'reward.column.department': 'Department',
  'reward.column.balance': 'Balance',
  'reward.column.receivedThisYear': 'Received this year',
  'reward.column.lastEntryOn': 'Last entry on',
};
