import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/setting/authority-manage', title: 'settings.title.authority', menuId: '9010', keepAlive: true, load: () => import('./pages/AuthorityPage') },
] as const satisfies readonly PageRow[];
