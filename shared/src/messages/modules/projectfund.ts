import type { Pair } from '../bilingual.ts';

/** Labels of the closed sets of project bonus funds: Chinese, English. */
export const labels = {
  ProjectAllocation: {
    SALARY_COEFFICIENT: ['月薪系数', 'Monthly salary coefficient'],
    FIXED_AMOUNT: ['固定金额', 'Fixed amount'],
  },
  ProjectBudgetState: {
    DRAFT: ['草稿', 'Draft'],
    APPROVING: ['审批中', 'In approval'],
    APPROVED: ['已通过', 'Approved'],
    REJECTED: ['已退回', 'Rejected'],
    WITHDRAWN: ['已撤回', 'Withdrawn'],
  },
  ProjectBudgetView: {
    OWN: ['我的申请', 'My applications'],
    WAITING: ['待我审批', 'Awaiting my approval'],
    ALL: ['全部', 'All'],
  },
} as const satisfies Record<string, Record<string, Pair>>;

/** Refusals of project bonus funds: Chinese, English. */
export const rules = {
  PROJECT_TYPE_NAME_REQUIRED: ['请输入项目类型名称', 'Please enter the name of the project type'],
  PROJECT_TYPE_IN_USE: [
    '已有 {count, number} 份项目申请使用该类型，不能删除，可以停用',
    '{count, plural, one {# project application is} other {# project applications are}} of this type. It cannot be deleted, but disabled',
  ],
  PROJECT_TYPE_DISABLED: ['该项目类型已停用，请重新选择', 'This project type is disabled. Choose another one'],
  PROJECT_END_BEFORE_START: ['结束日期不能早于开始日期', 'The end date cannot be before the start date'],
  PROJECT_BUDGET_INVALID: ['预算应大于 0，最多两位小数', 'Enter a budget above 0, with at most two decimal places'],
  PROJECT_BUDGET_EXCEEDED: [
    '成员奖金合计 {total} 元，超过预算，请调整奖金或预算',
    'The bonuses of the members come to {total} yuan, which is more than the budget. Change the bonuses or the budget',
  ],
  PROJECT_MEMBERS_MISSING: ['请至少添加一名成员', 'Add at least one member'],
  PROJECT_MEMBER_TWICE: ['该成员已在列表中', 'This member is already in the list'],
  PROJECT_MEMBER_INCOMPLETE: ['必填，请填写', 'Required. Please fill it in'],
  PROJECT_MEMBER_NOT_HERE: ['该成员不在职，请移除', 'This member does not work here. Remove the row'],
  PROJECT_PLAN_DAYS_INVALID: [
    '计划天数应大于 0，最多一位小数',
    'Enter planned days above 0, with at most one decimal place',
  ],
  PROJECT_DAYS_INVALID: ['天数不能小于 0，最多一位小数', 'Enter days of 0 or more, with at most one decimal place'],
  PROJECT_COEFFICIENT_INVALID: [
    '系数不能小于 0，最多两位小数',
    'Enter a coefficient of 0 or more, with at most two decimal places',
  ],
  PROJECT_AMOUNT_INVALID: [
    '奖金不能小于 0，最多两位小数',
    'Enter a bonus of 0 or more, with at most two decimal places',
  ],
  PROJECT_ZERO_NEEDS_MEMO: ['奖金为 0 的成员须填写备注', 'A member without a bonus needs a memo'],
  PROJECT_NEW_NEEDS_MEMO: [
    '该成员不在已通过的项目预算中，须填写备注',
    'This member is not in the approved budget and needs a memo',
  ],
  PROJECT_BONUS_EXCEEDED: [
    '成员奖金合计 {total} 元，超过预算余额 {left} 元，请调整奖金',
    'The bonuses of the members come to {total} yuan, which is more than the {left} yuan left of the budget. Change the bonuses',
  ],
  PROJECT_NOT_APPROVED: ['项目预算尚未通过，不能申请奖金', 'The budget of this project is not approved yet'],
  PROJECT_PAY_UNSEEN: [
    '您无权查看该成员的工资，不能按月薪系数计算，请移除该成员或改用固定金额',
    'You may not see this member’s salary, so the bonus cannot follow from it. Remove the member or use fixed amounts',
  ],
  PROJECT_PAY_UNKNOWN: [
    '该成员没有工资记录，不能按月薪系数计算',
    'This member has no salary on record, so the bonus cannot follow from it',
  ],
  PROJECT_APPLY_FROZEN: [
    '该申请已提交或已通过，不能修改',
    'This application was submitted or approved and cannot be changed',
  ],
  PROJECT_APPLY_NOT_WAITING: ['该申请不在审批中，请刷新页面', 'This application is not in approval. Refresh the page'],
  APPLICANT_IS_NOBODY: ['该账号没有对应的员工，不能申请', 'This account belongs to no employee, so it cannot apply'],
} as const satisfies Record<string, Pair>;
