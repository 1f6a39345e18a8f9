import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of the module team management. */
export const texts: Record<keyof typeof zhCN, string> = {
  'menu.110': 'Team',
  'page./team-management/my-team': 'My team',
  'page./team-management/my-team/details': 'Team member',
  'page./team-management/history-record': 'Team results',
  'page./team-management/history-record/employee-performance': 'Results by employee',
  'team.exportName': 'My team {date}',
  'team.results.exportName': 'Team results {date}',
  'team.results.number': 'Number',
  'team.results.name': 'Name',
  'team.results.score': '{plan} score',
  'team.results.level': '{plan} level',
  'audit.teamResults.exported': 'Exported results of {count, plural, one {# employee} other {# employees}}',
};
