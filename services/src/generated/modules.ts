// Written by `npm run codegen` from the files of the modules; changes are lost.
import type { AllHandlers } from '../kit/context.ts';
import type { DemoBuilder } from '../kit/demo.ts';
import { platform } from '../modules/platform/module.ts';
import { session } from '../modules/session/module.ts';
import { message } from '../modules/message/module.ts';
import { home } from '../modules/home/module.ts';
import { org } from '../modules/org/module.ts';
import { employee } from '../modules/employee/module.ts';
import { position } from '../modules/position/module.ts';
import { performance } from '../modules/performance/module.ts';
import { review360 } from '../modules/review360/module.ts';
import { probation } from '../modules/probation/module.ts';
import { compensation } from '../modules/compensation/module.ts';
import { analytics } from '../modules/analytics/module.ts';
import { team } from '../modules/team/module.ts';
import { reward } from '../modules/reward/module.ts';
import { projectfund } from '../modules/projectfund/module.ts';
import { strategy } from '../modules/strategy/module.ts';
import { enterprise } from '../modules/enterprise/module.ts';
import { settings } from '../modules/settings/module.ts';

/** The handlers of the whole contract: an endpoint without one does not compile. */
export const handlers: AllHandlers = {
  ...platform.handlers,
  ...session.handlers,
  ...message.handlers,
  ...home.handlers,
  ...org.handlers,
  ...employee.handlers,
  ...position.handlers,
  ...performance.handlers,
  ...review360.handlers,
  ...probation.handlers,
  ...compensation.handlers,
  ...analytics.handlers,
  ...team.handlers,
  ...reward.handlers,
  ...projectfund.handlers,
  ...strategy.handlers,
  ...enterprise.handlers,
  ...settings.handlers,
};

const modules: readonly { handlers: object; demo?: DemoBuilder }[] = [
  platform,
  session,
  message,
  home,
  org,
  employee,
  position,
  performance,
  review360,
  probation,
  compensation,
  analytics,
  team,
  reward,
  projectfund,
  strategy,
  enterprise,
  settings,
];
/** What fills a demo company after its people are there, in this order. */
export const demoBuilders: readonly DemoBuilder[] = modules.flatMap(({ demo }) => demo ?? []);
