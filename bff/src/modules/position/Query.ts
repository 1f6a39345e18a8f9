import type { QueryResolvers } from '../../generated/schema.ts';
import { toRestFilter } from './filter.ts';

type Queries =
  'positions' | 'ranks' | 'grades' | 'jobFamilies' | 'positionPage' | 'positionHistory' | 'rankPage' | 'jobFamilyPage';

export const Query: Pick<QueryResolvers, Queries> = {
  positions: (_root, { keyword }, { rest }) => rest.positionmanage.listposition({ keyword: keyword ?? undefined }),
  ranks: (_root, { keyword }, { rest }) => rest.rankmanage.listrank({ keyword: keyword ?? undefined }),
  grades: (_root, { keyword }, { rest }) => rest.rankmanage.listgrade({ keyword: keyword ?? undefined }),
  jobFamilies: (_root, { keyword }, { rest }) => rest.jobfamilymanage.listjobfamily({ keyword: keyword ?? undefined }),
  positionPage: (_root, { filter, sort, page }, { rest }) =>
    rest.positionmanage.pageposition({
      ...page,
      filter: toRestFilter(filter),
      ...(sort && { sort: sort.by, descending: sort.descending }),
    }),
  positionHistory: (_root, { id }, { rest }) => rest.positionmanage.getposition({ positionId: id }),
  rankPage: (_root, { filter, sort, page }, { rest }) =>
    rest.rankmanage.pagerank({
      ...page,
      keyword: filter?.keyword ?? undefined,
      gradeIds: filter?.gradeIds ?? undefined,
      closed: filter?.closed,
      ...(sort && { sort: sort.by, descending: sort.descending }),
    }),
  jobFamilyPage: (_root, { filter, sort, page }, { rest }) =>
    rest.jobfamilymanage.pagejobfamily({
      ...page,
      keyword: filter?.keyword ?? undefined,
      closed: filter?.closed,
      ...(sort && { sort: sort.by, descending: sort.descending }),
    }),
};
