import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/performance/probation-rule/details', texts: ['performance'], labels: ['performance'], title: 'probation.title.rule', menuId: '3030', parent: '/performance/setting', load: () => import('./pages/RuleDetailsPage') },
  { path: '/performance/probation/details', texts: ['performance'], labels: ['performance'], title: 'probation.title.plan', rule: '/performance/setting', menuId: '3010', parent: '/performance/examine', load: () => import('./pages/PlanDetailsPage') },
] as const satisfies readonly PageRow[];
