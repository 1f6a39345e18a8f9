import type { Pair } from '../bilingual.ts';

/** Labels of letters: Chinese, English. */
export const labels = {
  LetterKind: {
    INVITATION: ['邀请邮件', 'Invitation email'],
    INVITATION_ELSEWHERE: ['单点登录通知', 'Single sign-on notice'],
    REGULARISATION: ['转正通知书', 'Letter of regularisation'],
    LEAVING: ['离职证明', 'Certificate of leaving'],
    PROBATION: ['试用期考核通知', 'Probation email'],
  },
} as const satisfies Record<string, Record<string, Pair>>;

/** Texts of rules of letters and pay: Chinese, English. */
export const rules = {
  CITY_COEFFICIENT_RANGE: [
    '请填写大于 0、小于 10 的系数，最多两位小数',
    'Enter a coefficient above 0 and below 10, with at most two decimal places',
  ],
  NOT_FIRST_OF_MONTH: ['请选择某月 1 日', 'Choose the first day of a month'],
  MONTH_IS_OVER: [
    '已过去的月份不能更改，请选择本月或以后',
    'Past months cannot change. Choose this month or a later one',
  ],
  CITY_UNKNOWN: ['没有这个城市，请先在自定义设置中添加', 'There is no such city. Add it under custom settings first'],
  PLACEHOLDER_UNKNOWN: ['此类信函没有占位符 {placeholder}', 'This type of letter has no placeholder {placeholder}'],
  PLACEHOLDER_OPEN: [
    '占位符的括号不成对：请写成 {placeholder}',
    'The braces do not match. Write the placeholder as {placeholder}',
  ],
  PLACEHOLDER_MISSING: ['缺少占位符 {placeholder}', 'The placeholder {placeholder} is missing'],
  PLACEHOLDER_NOT_IN_SUBJECT: ['主题中不能使用 {placeholder}', '{placeholder} cannot be used in the subject'],
} as const satisfies Record<string, Pair>;
