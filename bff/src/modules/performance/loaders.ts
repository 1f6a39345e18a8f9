import { batchLoader } from '../../rest/batch-loader.ts';
import type { Rest } from '../../rest/client.ts';

/** Plans by id: those the caller manages, takes part in or scores in. */
export const performanceLoaders = (rest: Rest) => ({
  assessmentPlanById: batchLoader({
    fetch: (planCodes) => rest.performanceplane.getplanandrule({ planCodes }),
    keyOf: (plan) => plan.planCode,
    maxBatch: 200,
  }),
});
