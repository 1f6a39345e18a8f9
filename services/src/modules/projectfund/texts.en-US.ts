import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of the module projectfund. */
export const texts: Record<keyof typeof zhCN, string> = {
  'menu.130': 'Project funds',
  'page./projfunds/setting': 'Project types',
  'page./projfunds/list': 'Project budgets',
  'page./projfunds/list/details': 'Project budget',
  'page./projfunds/editing': 'Edit a project budget',
  'audit.projectApply.added': 'Added the project budget “{name}”',
  'audit.projectApply.changed': 'Changed the project budget “{name}”',
  'audit.projectApply.submitted': 'Submitted the project budget “{name}”',
  'audit.projectApply.withdrawn': 'Withdrew the project budget “{name}”',
  'audit.projectApply.approved': 'Approved the project budget “{name}”',
  'audit.projectApply.rejected': 'Rejected the project budget “{name}”',
  'audit.projectApply.deleted': 'Deleted the project budget “{name}”',
  'remind.type.projectBudgetToApprove': 'Project budget to approve',
  'remind.text.projectBudgetToApprove': '{nameEn} submitted the project budget “{project}” for your approval.',
  'remind.type.projectBudgetApproved': 'Project budget approved',
  'remind.text.projectBudgetApproved': 'Your project budget “{project}” was approved.',
  'remind.type.projectBudgetRejected': 'Project budget rejected',
  'remind.text.projectBudgetRejected': 'Your project budget “{project}” was rejected: {opinion}',
  'audit.projectType.created': 'Added the project type “{name}”',
  'audit.projectType.changed': 'Changed the project type “{name}”',
  'audit.projectType.enabled': 'Enabled the project type “{name}”',
  'audit.projectType.disabled': 'Disabled the project type “{name}”',
  'audit.projectType.removed': 'Deleted the project type “{name}”',
};
