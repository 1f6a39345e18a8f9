import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/employee-award/value-management', title: 'reward.title.values', menuId: '12050', keepAlive: true, load: () => import('./pages/ValueManagementPage') },
] as const satisfies readonly PageRow[];
