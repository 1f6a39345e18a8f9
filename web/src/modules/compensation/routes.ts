import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/payment/communicate-template', title: 'compensation.title.letterTemplateList', menuId: '10010', keepAlive: true, load: () => import('./pages/LetterTemplateListPage') },
] as const satisfies readonly PageRow[];
