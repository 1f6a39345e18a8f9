import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/projfunds/setting', title: 'projectfund.title.setting', menuId: '13030', keepAlive: true, load: () => import('./pages/ProjectTypesPage') },
] as const satisfies readonly PageRow[];
