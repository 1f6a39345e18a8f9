import { bilingual } from './bilingual.ts';
import { rules as common } from './modules/common.ts';
import { rules as analytics } from './modules/analytics.ts';
import { rules as compensation } from './modules/compensation.ts';
import { rules as org } from './modules/org.ts';
import { rules as performance } from './modules/performance.ts';
import { rules as position } from './modules/position.ts';
import { rules as probation } from './modules/probation.ts';
import { rules as projectfund } from './modules/projectfund.ts';
import { rules as review360 } from './modules/review360.ts';
import { rules as reward } from './modules/reward.ts';
import { rules as strategy } from './modules/strategy.ts';

/** Texts of rule issues: `rule.<code>`. */
export const ruleMessages = bilingual('rule.', {
  ...common,
  ...compensation,
  ...org,
  ...performance,
  ...position,
  ...probation,
  ...projectfund,
  ...analytics,
  ...review360,
  ...reward,
  ...strategy,
});
