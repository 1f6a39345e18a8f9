import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/employee-award/thanks-letter', title: 'reward.title.letters', menuId: '12010', keepAlive: true, load: () => import('./pages/ThankYouLettersPage') },
  { path: '/employee-award/ranking', looksOnly: true, title: 'reward.title.ranking', menuId: '12020', keepAlive: true, load: () => import('./pages/PointRankingPage') },
  { path: '/employee-award/account-details', looksOnly: true, title: 'reward.title.own', menuId: '12030', keepAlive: true, load: () => import('./pages/OwnPointsPage') },
  { path: '/employee-award/mall', title: 'reward.title.mall', menuId: '12035', keepAlive: true, load: () => import('./pages/MallPage') },
  { path: '/employee-award/full-details', title: 'reward.title.all', menuId: '12040', keepAlive: true, load: () => import('./pages/AllPointsPage') },
  { path: '/employee-award/value-management', title: 'reward.title.values', menuId: '12050', keepAlive: true, load: () => import('./pages/ValueManagementPage') },
  { path: '/employee-award/commodity-management', title: 'reward.title.commodities', menuId: '12070', keepAlive: true, load: () => import('./pages/CommodityManagementPage') },
  { path: '/employee-award/records', title: 'reward.title.records', menuId: '12080', keepAlive: true, load: () => import('./pages/ConversionRecordsPage') },
  { path: '/employee-award/exchange-rule', title: 'reward.title.pointRules', menuId: '12060', keepAlive: true, load: () => import('./pages/PointRulesPage') },
  { path: '/employee-award/exchange-rate', title: 'reward.title.exchangeRate', menuId: '12090', keepAlive: true, load: () => import('./pages/ExchangeRatePage') },
] as const satisfies readonly PageRow[];
