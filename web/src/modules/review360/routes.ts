import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/performance/assess/overview', title: 'review360.title.overview', menuId: '3015', labels: ['performance'], load: () => import('./pages/OverviewPage') },
  { path: '/performance/assess/record', title: 'review360.title.record', menuId: '3015', parent: '/performance/assess/overview', keepAlive: true, load: () => import('./pages/RecordPage') },
  { path: '/performance/assess/be_invited', title: 'review360.title.beInvited', menuId: '3015', parent: '/performance/assess/record', load: () => import('./pages/BeInvitedPage') },
  { path: '/performance/assess/invite', title: 'review360.title.invite', menuId: '3015', parent: '/performance/assess/overview', load: () => import('./pages/InvitePage') },
  { path: '/performance/assess/record_view', title: 'review360.title.recordView', menuId: '3015', parent: '/performance/assess/overview', texts: ['performance'], labels: ['performance'], load: () => import('./pages/RecordViewPage') },
  { path: '/performance/assess/record_view/details', looksOnly: true, title: 'review360.title.details', menuId: '3015', parent: '/performance/assess/record_view', load: () => import('./pages/RecordDetailsPage') },
] as const satisfies readonly PageRow[];
