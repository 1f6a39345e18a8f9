import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/team-management/my-team', looksOnly: true, title: 'team.title.myTeam', menuId: '11010', keepAlive: true, texts: ['employee'], labels: ['employee', 'performance'], load: () => import('./pages/MyTeamPage') },
  { path: '/team-management/my-team/details', looksOnly: true, title: 'team.title.member', menuId: '11010', parent: '/team-management/my-team', texts: ['employee'], labels: ['employee', 'performance'], load: () => import('./pages/TeamMemberPage') },
  { path: '/team-management/history-record', looksOnly: true, title: 'team.title.history', menuId: '11020', labels: ['employee'], load: () => import('./pages/HistoryPage') },
  { path: '/team-management/history-record/employee-performance', looksOnly: true, title: 'team.title.employeeHistory', menuId: '11020', keepAlive: true, parent: '/team-management/history-record', texts: ['employee'], labels: ['employee', 'performance'], load: () => import('./pages/EmployeeHistoryPage') },
] as const satisfies readonly PageRow[];
