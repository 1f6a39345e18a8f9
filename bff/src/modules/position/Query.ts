import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<QueryResolvers, 'positions' | 'ranks' | 'jobFamilies'> = {
  positions: (_root, { keyword }, { rest }) => rest.positionmanage.listposition({ keyword: keyword ?? undefined }),
  ranks: (_root, { keyword }, { rest }) => rest.rankmanage.listrank({ keyword: keyword ?? undefined }),
  jobFamilies: (_root, { keyword }, { rest }) => rest.jobfamilymanage.listjobfamily({ keyword: keyword ?? undefined }),
};
