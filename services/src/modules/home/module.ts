import { PageRight } from '@hengcai/shared/enums';
import { registerDailyStep } from '../../kit/jobs/daily.ts';
import { registerPage } from '../../kit/pages.ts';
import { buildHomeDemo } from './demo.ts';
import { indexHandlers } from './home.ts';
import { overviewHandlers } from './overview.ts';
import { remindOfSchedules } from './schedule.ts';

const { EDIT, EXPORT, VISIT } = PageRight;

/** The home route highlights menu id 10 (specification 2). */
registerPage({
  path: '/index',
  menu: { id: '10', parentId: null, order: 10, icon: 'home' },
  grants: { CEO: VISIT + EDIT + EXPORT, MANAGER: VISIT, ORDINARY: VISIT, hr: VISIT + EDIT + EXPORT },
});

registerDailyStep('scheduleReminders', remindOfSchedules);

/** What the module brings beside its entries in the registries. */
export const home = { handlers: { index: indexHandlers, overview: overviewHandlers }, demo: buildHomeDemo };
