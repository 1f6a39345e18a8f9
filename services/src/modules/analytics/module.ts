import { PageRight } from '@hengcai/shared/enums';
import { EXIT_DIMENSIONS, type ExitDimension } from '@hengcai/shared/rules/analytics/exit-rate';
import { registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { exitRateHandlers, reportFilterHandlers } from './exit/handlers.ts';

const { EXPORT, VISIT } = PageRight;
const EXIT_RATES = '15010';

registerMenuGroup({ id: '150', parentId: null, order: 85, icon: 'analytics' });
/** The report of exits is one entry of the menu; what it goes by are tabs of it, each a page with rights of its own. */
for (const [dimension, path] of Object.entries(EXIT_DIMENSIONS) as [ExitDimension, string][])
  registerPage({
    path,
    ...(dimension === 'date' && { menu: { id: EXIT_RATES, parentId: '150', order: 10, icon: 'exitRates' } }),
    grants: { CEO: VISIT + EXPORT, hr: VISIT + EXPORT },
  });

/** What the module brings beside its entries in the registries. */
export const analytics = { handlers: { exitRate: exitRateHandlers, reportFilter: reportFilterHandlers } };
