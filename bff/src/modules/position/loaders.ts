import { batchLoader } from '../../rest/batch-loader.ts';
import type { Rest } from '../../rest/client.ts';

/** Positions, ranks and job families by id, and the same with the people who have them, which costs more to ask. */
export const positionLoaders = (rest: Rest) => {
  const positions = (headcounts: boolean) =>
    batchLoader({
      fetch: (ids) => rest.positionmanage.listposition({ ids, ...(headcounts && { headcounts }) }),
      keyOf: (position) => position.positionId,
      maxBatch: 200,
    });
  const ranks = (headcounts: boolean) =>
    batchLoader({
      fetch: (ids) => rest.rankmanage.listrank({ ids, ...(headcounts && { headcounts }) }),
      keyOf: (rank) => rank.rankId,
      maxBatch: 200,
    });
  const jobFamilies = (headcounts: boolean) =>
    batchLoader({
      fetch: (ids) => rest.jobfamilymanage.listjobfamily({ ids, ...(headcounts && { headcounts }) }),
      keyOf: (family) => family.jobFamilyId,
      maxBatch: 200,
    });
  return {
    positionById: positions(false),
    countedPositionById: positions(true),
    rankById: ranks(false),
    countedRankById: ranks(true),
    jobFamilyById: jobFamilies(false),
    countedJobFamilyById: jobFamilies(true),
    gradeById: batchLoader({
      fetch: (ids) => rest.rankmanage.listgrade({ ids }),
      keyOf: (grade) => grade.gradeId,
      maxBatch: 200,
    }),
  };
};
