import { employeeLoaders } from './modules/employee/loaders.ts';
import { enterpriseLoaders } from './modules/enterprise/loaders.ts';
import { orgLoaders } from './modules/org/loaders.ts';
import { performanceLoaders } from './modules/performance/loaders.ts';
import { positionLoaders } from './modules/position/loaders.ts';
import type { Rest } from './rest/client.ts';

/** The loaders of all modules, for one request. */
export const createLoaders = (rest: Rest) => ({
  ...enterpriseLoaders(rest),
  ...orgLoaders(rest),
  ...positionLoaders(rest),
  ...employeeLoaders(rest),
  ...performanceLoaders(rest),
});

export type Loaders = ReturnType<typeof createLoaders>;
