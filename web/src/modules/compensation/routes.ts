import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/payment/policy', title: 'compensation.title.policies', menuId: '10050', keepAlive: true, load: () => import('./pages/PolicyListPage') },
  { path: '/payment/policy/new', title: 'compensation.title.policy', menuId: '10050', parent: '/payment/policy', load: () => import('./pages/PolicyEditPage') },
  { path: '/payment/bonusbase', title: 'compensation.title.bonusBases', menuId: '10060', keepAlive: true, load: () => import('./pages/BonusBasePage') },
  { path: '/payment/citycoef', looksOnly: true, title: 'compensation.title.cities', menuId: '10070', keepAlive: true, load: () => import('./pages/CityListPage') },
  { path: '/payment/citydetail', title: 'compensation.title.city', rule: '/employee/custom-setting', menuId: '10070', parent: '/payment/citycoef', load: () => import('./pages/CityDetailsPage') },
  { path: '/payment/communicate-template', title: 'compensation.title.letterTemplateList', menuId: '10010', keepAlive: true, load: () => import('./pages/LetterTemplateListPage') },
] as const satisfies readonly PageRow[];
