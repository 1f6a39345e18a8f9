import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/position/management', title: 'position.title.management', menuId: '2510', keepAlive: true, load: () => import('./pages/PositionManagementPage') },
  { path: '/position/edit', title: 'position.title.edit', menuId: '2510', parent: '/position/management', load: () => import('./pages/PositionEditPage') },
  { path: '/position/history-rank', looksOnly: true, texts: ['platform'], title: 'position.title.historyRank', menuId: '2520', keepAlive: true, load: () => import('./pages/RankHistoryPage') },
  { path: '/position/history-job-family', looksOnly: true, texts: ['platform'], title: 'position.title.historyFamily', menuId: '2530', keepAlive: true, load: () => import('./pages/JobFamilyHistoryPage') },
  { path: '/position/evaluate', title: 'position.title.evaluate', menuId: '2540', keepAlive: true, load: () => import('./pages/EvaluationListPage') },
  { path: '/position/evaluate/detail', title: 'position.title.evaluateDetail', menuId: '2540', parent: '/position/evaluate', load: () => import('./pages/EvaluationDetailPage') },
  { path: '/position/evaluate/options', title: 'position.title.evaluateOptions', menuId: '2540', parent: '/position/evaluate', load: () => import('./pages/EvaluationOptionsPage') },
  { path: '/position/person-job', title: 'position.title.personJob', menuId: '2550', keepAlive: true, load: () => import('./pages/PersonJobPage') },
  { path: '/position/person-job/match', title: 'position.title.match', menuId: '2550', parent: '/position/person-job', load: () => import('./pages/PersonJobMatchPage') },
] as const satisfies readonly PageRow[];
