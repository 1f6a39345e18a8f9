import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/strategy-decoding/map', texts: ['platform'], title: 'strategy.title.map', menuId: '14010', public: true, load: () => import('./pages/StrategyMapPage') },
] as const satisfies readonly PageRow[];
