// Written by `npm run codegen` from the files of the modules; changes are lost.
import type { Rest } from '../rest/client.ts';
import type { Resolvers } from './schema.ts';
import { orgLoaders } from '../modules/org/loaders.ts';
import { employeeLoaders } from '../modules/employee/loaders.ts';
import { positionLoaders } from '../modules/position/loaders.ts';
import { performanceLoaders } from '../modules/performance/loaders.ts';
import { rewardLoaders } from '../modules/reward/loaders.ts';
import { enterpriseLoaders } from '../modules/enterprise/loaders.ts';
import { settingsLoaders } from '../modules/settings/loaders.ts';
import { platform } from '../modules/platform/resolvers.ts';
import { session } from '../modules/session/resolvers.ts';
import { message } from '../modules/message/resolvers.ts';
import { home } from '../modules/home/resolvers.ts';
import { org } from '../modules/org/resolvers.ts';
import { employee } from '../modules/employee/resolvers.ts';
import { position } from '../modules/position/resolvers.ts';
import { performance } from '../modules/performance/resolvers.ts';
import { review360 } from '../modules/review360/resolvers.ts';
import { probation } from '../modules/probation/resolvers.ts';
import { compensation } from '../modules/compensation/resolvers.ts';
import { analytics } from '../modules/analytics/resolvers.ts';
import { team } from '../modules/team/resolvers.ts';
import { reward } from '../modules/reward/resolvers.ts';
import { projectfund } from '../modules/projectfund/resolvers.ts';
import { strategy } from '../modules/strategy/resolvers.ts';
import { enterprise } from '../modules/enterprise/resolvers.ts';
import { settings } from '../modules/settings/resolvers.ts';

export const RESOLVERS: readonly Resolvers[] = [
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

/** The loaders of all modules, for one request. */
export const createLoaders = (rest: Rest) => ({
  ...orgLoaders(rest),
  ...employeeLoaders(rest),
  ...positionLoaders(rest),
  ...performanceLoaders(rest),
  ...rewardLoaders(rest),
  ...enterpriseLoaders(rest),
  ...settingsLoaders(rest),
});
export type Loaders = ReturnType<typeof createLoaders>;
