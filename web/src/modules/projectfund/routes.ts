import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/projfunds/list', title: 'projectfund.title.budgets', menuId: '13010', rule: '/projfunds/setting', keepAlive: true, load: () => import('./pages/BudgetListPage') },
  { path: '/projfunds/list/details', looksOnly: true, title: 'projectfund.title.budget', rule: '/projfunds/setting', menuId: '13010', parent: '/projfunds/list', load: () => import('./pages/BudgetDetailsPage') },
  { path: '/projfunds/editing', title: 'projectfund.title.budgetForm', rule: '/projfunds/setting', menuId: '13010', parent: '/projfunds/list', load: () => import('./pages/BudgetEditPage') },
  { path: '/projfunds/management', title: 'projectfund.title.bonuses', rule: '/projfunds/setting', menuId: '13020', keepAlive: true, load: () => import('./pages/FundListPage') },
  { path: '/projfunds/management/details', looksOnly: true, title: 'projectfund.title.bonus', rule: '/projfunds/setting', menuId: '13020', parent: '/projfunds/management', load: () => import('./pages/BonusDetailsPage') },
  { path: '/projfunds/setting', title: 'projectfund.title.setting', menuId: '13030', keepAlive: true, load: () => import('./pages/ProjectTypesPage') },
] as const satisfies readonly PageRow[];
