import { batchLoader } from '../../rest/batch-loader.ts';
import type { Rest } from '../../rest/client.ts';

/** Positions, ranks and job families by id. */
export const positionLoaders = (rest: Rest) => ({
  positionById: batchLoader({
    fetch: (ids) => rest.positionmanage.listposition({ ids }),
    keyOf: (position) => position.positionId,
    maxBatch: 200,
  }),
  rankById: batchLoader({
    fetch: (ids) => rest.rankmanage.listrank({ ids }),
    keyOf: (rank) => rank.rankId,
    maxBatch: 200,
  }),
  jobFamilyById: batchLoader({
    fetch: (ids) => rest.jobfamilymanage.listjobfamily({ ids }),
    keyOf: (family) => family.jobFamilyId,
    maxBatch: 200,
  }),
});
