import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/org/list', title: 'org.title.departmentList', menuId: '1510', keepAlive: true, load: () => import('./pages/DepartmentListPage') },
  { path: '/org/chart', looksOnly: true, title: 'org.title.chart', menuId: '1520', load: () => import('./pages/ChartPage') },
  { path: '/org/report-line', looksOnly: true, title: 'org.title.reportLine', menuId: '1530', load: () => import('./pages/ReportLinePage') },
  { path: '/org/history', texts: ['platform'], title: 'org.title.history', menuId: '1540', load: () => import('./pages/HistoryPage') },
] as const satisfies readonly PageRow[];
