import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/position/management', title: 'position.title.management', menuId: '2510', keepAlive: true, load: () => import('./pages/PositionManagementPage') },
  { path: '/position/edit', title: 'position.title.edit', menuId: '2510', parent: '/position/management', load: () => import('./pages/PositionEditPage') },
] as const satisfies readonly PageRow[];
