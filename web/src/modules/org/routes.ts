import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/org/list', title: 'org.title.departmentList', menuId: '1510', keepAlive: true, load: () => import('./pages/DepartmentListPage') },
] as const satisfies readonly PageRow[];
