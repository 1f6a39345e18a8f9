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
  SALARY_RANGES_MISSING: ['请至少为一个职级填写薪酬区间', 'Enter the salary range of at least one rank'],
  SALARY_AMOUNT_INVALID: [
    '请填写大于 0 的金额，最多两位小数',
    'Enter an amount above 0, with at most two decimal places',
  ],
  SALARY_MID_OUTSIDE: ['中位值须在下限与上限之间', 'The midpoint lies between the minimum and the maximum'],
  SALARY_LOW_ABOVE_HIGH: ['下限不能高于上限', 'The minimum cannot be above the maximum'],
  SALARY_RANGE_TWICE: ['该职级和职位族已在第 {row} 行', 'Row {row} has this rank and job family already'],
  CR_INVALID: [
    '请填写 0 至 9.99 的比值，最多两位小数',
    'Enter a ratio from 0 to 9.99, with at most two decimal places',
  ],
  CR_LOW_ABOVE_HIGH: ['CR 下限不能大于上限', 'The lower ratio cannot be above the upper one'],
  CR_BANDS_APART: [
    'CR 区间须从 0 开始、首尾相接，最后一个没有上限',
    'The bands begin at 0, follow one another without a gap, and the last one has no upper ratio',
  ],
  BONUS_MONTHS_RANGE: [
    '请填写 0 至 99.99 的月数，最多两位小数',
    'Enter a number of months from 0 to 99.99, with at most two decimal places',
  ],
  BONUS_BASE_SUBJECT: ['请选择职级或员工', 'Choose a rank or an employee'],
  BONUS_BASE_OWN: ['不能设定自己的奖金基数', 'You cannot set your own bonus base'],
  PLACEHOLDER_UNKNOWN: ['此类信函没有占位符 {placeholder}', 'This type of letter has no placeholder {placeholder}'],
  PLACEHOLDER_OPEN: [
    '占位符的括号不成对：请写成 {placeholder}',
    'The braces do not match. Write the placeholder as {placeholder}',
  ],
  PLACEHOLDER_MISSING: ['缺少占位符 {placeholder}', 'The placeholder {placeholder} is missing'],
  PLACEHOLDER_NOT_IN_SUBJECT: ['主题中不能使用 {placeholder}', '{placeholder} cannot be used in the subject'],
} as const satisfies Record<string, Pair>;
