import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/setting/authority-manage', title: 'settings.title.authority', menuId: '9010', keepAlive: true, load: () => import('./pages/AuthorityPage') },
  { path: '/setting/loginmanage', title: 'settings.title.accounts', menuId: '9020', keepAlive: true, load: () => import('./pages/LoginManagePage') },
  { path: '/setting/imagecontrol', title: 'settings.title.identities', menuId: '9030', keepAlive: true, load: () => import('./pages/IdentityLinkPage') },
] as const satisfies readonly PageRow[];
