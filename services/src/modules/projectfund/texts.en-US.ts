import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of the module projectfund. */
export const texts: Record<keyof typeof zhCN, string> = {
  'menu.130': 'Project funds',
  'page./projfunds/setting': 'Project types',
  'audit.projectType.created': 'Added the project type “{name}”',
  'audit.projectType.changed': 'Changed the project type “{name}”',
  'audit.projectType.enabled': 'Enabled the project type “{name}”',
  'audit.projectType.disabled': 'Disabled the project type “{name}”',
  'audit.projectType.removed': 'Deleted the project type “{name}”',
};
