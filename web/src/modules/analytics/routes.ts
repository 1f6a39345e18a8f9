import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/pa/resign-rate/date', looksOnly: true, title: 'analytics.title.exitDate', menuId: '15010', labels: ['employee'], load: () => import('./pages/ExitRatePage') },
  { path: '/pa/resign-rate/reason', looksOnly: true, title: 'analytics.title.exitReason', menuId: '15010', labels: ['employee'], load: () => import('./pages/ExitRatePage') },
  { path: '/pa/resign-rate/dept', looksOnly: true, title: 'analytics.title.exitDepartment', menuId: '15010', labels: ['employee'], load: () => import('./pages/ExitRatePage') },
  { path: '/pa/resign-rate/job-family', looksOnly: true, title: 'analytics.title.exitJobFamily', menuId: '15010', labels: ['employee'], load: () => import('./pages/ExitRatePage') },
  { path: '/pa/resign-rate/rank', looksOnly: true, title: 'analytics.title.exitRank', menuId: '15010', labels: ['employee'], load: () => import('./pages/ExitRatePage') },
  { path: '/pa/resign-rate/entry-time', looksOnly: true, title: 'analytics.title.exitService', menuId: '15010', labels: ['employee'], load: () => import('./pages/ExitRatePage') },
  { path: '/pa/resign-rate/age-range', looksOnly: true, title: 'analytics.title.exitAge', menuId: '15010', labels: ['employee'], load: () => import('./pages/ExitRatePage') },
  { path: '/pa/resign-rate/score-level', looksOnly: true, title: 'analytics.title.exitLevel', menuId: '15010', labels: ['employee'], load: () => import('./pages/ExitRatePage') },
  { path: '/pa/tissuevigor', looksOnly: true, title: 'analytics.title.structure', menuId: '15020', load: () => import('./pages/StructurePage') },
  { path: '/pa/tissuevigor-details', looksOnly: true, title: 'analytics.title.structureDetails', menuId: '15020', load: () => import('./pages/StructureDetailsPage') },
  { path: '/pa/tissuevigor-compare', looksOnly: true, title: 'analytics.title.structureCompare', menuId: '15020', load: () => import('./pages/StructureComparePage') },
  { path: '/pa/promote-rate/dept', looksOnly: true, title: 'analytics.title.promotion', menuId: '15030', load: () => import('./pages/PromotionRatePage') },
] as const satisfies readonly PageRow[];
