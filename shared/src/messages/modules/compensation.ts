import type { Pair } from '../bilingual.ts';

/** Labels of letters: Chinese, English. */
export const labels = {
  LetterKind: {
    INVITATION: ['邀请邮件', 'Invitation by email'],
    INVITATION_ELSEWHERE: ['公司账号登录通知', 'Notice of sign-in with the company account'],
    REGULARISATION: ['转正通知书', 'Letter of regularisation'],
    LEAVING: ['离职证明', 'Certificate of leaving'],
    PROBATION: ['试用期考核通知', 'Email about a probation plan'],
  },
} as const satisfies Record<string, Record<string, Pair>>;

/** Texts of rules of letters: Chinese, English. */
export const rules = {
  PLACEHOLDER_UNKNOWN: ['此类信函没有占位符 {placeholder}', 'Letters of this kind have no placeholder {placeholder}'],
  PLACEHOLDER_OPEN: [
    '占位符的括号不成对：请写成 {placeholder}',
    'The braces of a placeholder do not match: write it like {placeholder}',
  ],
  PLACEHOLDER_MISSING: ['缺少占位符 {placeholder}', 'The placeholder {placeholder} is missing'],
  PLACEHOLDER_NOT_IN_SUBJECT: ['主题中不能使用 {placeholder}', '{placeholder} cannot stand in the subject'],
} as const satisfies Record<string, Pair>;
