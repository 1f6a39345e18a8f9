import { batchLoader } from '../../rest/batch-loader.ts';
import type { Rest } from '../../rest/client.ts';

/** The company's values by id: they are few, and one call answers all of them. */
export const rewardLoaders = (rest: Rest) => ({
  rewardValueById: batchLoader({
    fetch: () => rest.awardValues.listValue(),
    keyOf: (value) => value.valueId,
    maxBatch: 200,
  }),
});
