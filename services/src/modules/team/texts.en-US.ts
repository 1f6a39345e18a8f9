import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of the module team management. */
export const texts: Record<keyof typeof zhCN, string> = {
  'menu.110': 'Team',
  'page./team-management/my-team': 'My team',
  'page./team-management/my-team/details': 'Team member',
  'team.exportName': 'My team {date}',
};
