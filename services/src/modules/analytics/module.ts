import { PageRight } from '@hengcai/shared/enums';
import { EXIT_DIMENSIONS, type ExitDimension } from '@hengcai/shared/rules/analytics/exit-rate';
import { PROMOTION_PAGE } from '@hengcai/shared/rules/analytics/promotion';
import { STRUCTURE_PAGES } from '@hengcai/shared/rules/analytics/structure';
import { registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { exitRateHandlers, reportFilterHandlers } from './exit/handlers.ts';
import { promotionHandlers } from './promotion/handlers.ts';
import { organizationalHandlers } from './structure/handlers.ts';

const { EXPORT, VISIT } = PageRight;
const grants = { CEO: VISIT + EXPORT, hr: VISIT + EXPORT };
const EXIT_RATES = '15010';
const STRUCTURE = '15020';
const PROMOTIONS = '15030';

registerMenuGroup({ id: '150', parentId: null, order: 85, icon: 'analytics' });
/** The report of exits is one entry of the menu; what it goes by are tabs of it, each a page with rights of its own. */
for (const [dimension, path] of Object.entries(EXIT_DIMENSIONS) as [ExitDimension, string][])
  registerPage({
    path,
    ...(dimension === 'date' && { menu: { id: EXIT_RATES, parentId: '150', order: 10, icon: 'exitRates' } }),
    grants,
  });
/** So is the structure: its details and its comparison are reached from the overview. */
registerPage({
  path: STRUCTURE_PAGES.overview,
  menu: { id: STRUCTURE, parentId: '150', order: 20, icon: 'structure' },
  grants,
});
registerPage({ path: STRUCTURE_PAGES.details, grants });
registerPage({ path: STRUCTURE_PAGES.compare, grants });
registerPage({
  path: PROMOTION_PAGE,
  menu: { id: PROMOTIONS, parentId: '150', order: 30, icon: 'promotions' },
  grants,
});

/** What the module brings beside its entries in the registries. */
export const analytics = {
  handlers: {
    exitRate: exitRateHandlers,
    organizational: organizationalHandlers,
    promotion: promotionHandlers,
    reportFilter: reportFilterHandlers,
  },
};
