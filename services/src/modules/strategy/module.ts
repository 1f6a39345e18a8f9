import { STRATEGY_MAP_PAGE } from '@hengcai/shared/contract/strategy/strategymap';
import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { buildStrategyDemo } from './demo.ts';
import { strategymapHandlers } from './strategymap.ts';

const { EDIT, EXPORT, VISIT } = PageRight;

registerMenuGroup({ id: '140', parentId: null, order: 45, icon: 'strategy' });
// What the company is after is everybody's to read; its head and HR draw it, and show it to others.
registerPage({
  path: STRATEGY_MAP_PAGE,
  menu: { id: '14010', parentId: '140', order: 10, icon: 'strategyMap' },
  grants: { CEO: VISIT + EDIT + EXPORT, hr: VISIT + EDIT + EXPORT, MANAGER: VISIT, ORDINARY: VISIT },
});

registerAuditedObject('strategyMap', async ({ session }) => hasRight(session, STRATEGY_MAP_PAGE));

/** What the module brings beside its entries in the registries. */
export const strategy = {
  demo: buildStrategyDemo,
  handlers: {
    strategymap: strategymapHandlers,
  },
};
