import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/index', title: 'home.title.home', menuId: '10', load: () => import('./pages/HomePage') },
] as const satisfies readonly PageRow[];
