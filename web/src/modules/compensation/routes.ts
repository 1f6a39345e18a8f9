import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/payment/citycoef', looksOnly: true, title: 'compensation.title.cities', menuId: '10070', keepAlive: true, load: () => import('./pages/CityListPage') },
  { path: '/payment/citydetail', title: 'compensation.title.city', rule: '/employee/custom-setting', menuId: '10070', parent: '/payment/citycoef', load: () => import('./pages/CityDetailsPage') },
  { path: '/payment/communicate-template', title: 'compensation.title.letterTemplateList', menuId: '10010', keepAlive: true, load: () => import('./pages/LetterTemplateListPage') },
] as const satisfies readonly PageRow[];
