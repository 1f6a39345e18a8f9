import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/team-management/my-team', looksOnly: true, title: 'team.title.myTeam', menuId: '11010', keepAlive: true, texts: ['employee'], labels: ['employee', 'performance'], load: () => import('./pages/MyTeamPage') },
  { path: '/team-management/my-team/details', looksOnly: true, title: 'team.title.member', menuId: '11010', parent: '/team-management/my-team', texts: ['employee'], labels: ['employee', 'performance'], load: () => import('./pages/TeamMemberPage') },
] as const satisfies readonly PageRow[];
