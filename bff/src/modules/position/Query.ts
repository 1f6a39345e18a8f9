import type { DescriptionChangeFilterInput, QueryResolvers } from '../../generated/schema.ts';
import { toRestFilter } from './filter.ts';

type Queries =
  | 'positions'
  | 'ranks'
  | 'grades'
  | 'jobFamilies'
  | 'positionPage'
  | 'positionHistory'
  | 'rankPage'
  | 'jobFamilyPage'
  | 'ranksOn'
  | 'rankChanges'
  | 'jobFamiliesOn'
  | 'jobFamilyChanges'
  | 'evaluationOptions'
  | 'positionEvaluations'
  | 'positionEvaluation';

/** Which changes, as REST takes it; a condition of null is no condition. */
const toChanges = (filter: DescriptionChangeFilterInput | null | undefined) => ({
  keyword: filter?.keyword ?? undefined,
  from: filter?.from ?? undefined,
  to: filter?.to ?? undefined,
  kinds: filter?.kinds ?? undefined,
});

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
  ranksOn: (_root, { day, keyword, page }, { rest }) =>
    rest.rankmanage.historyrank({ ...page, day, keyword: keyword ?? undefined }),
  rankChanges: (_root, { filter, page }, { rest }) => rest.rankmanage.changesrank({ ...page, ...toChanges(filter) }),
  jobFamiliesOn: (_root, { day, keyword, page }, { rest }) =>
    rest.jobfamilymanage.historyjobfamily({ ...page, day, keyword: keyword ?? undefined }),
  jobFamilyChanges: (_root, { filter, page }, { rest }) =>
    rest.jobfamilymanage.changesjobfamily({ ...page, ...toChanges(filter) }),
  evaluationOptions: (_root, _args, { rest }) => rest.positionassess.getoptions({}),
  positionEvaluations: (_root, { filter, page }, { rest }) =>
    rest.positionassess.pageevaluation({
      ...page,
      keyword: filter?.keyword ?? undefined,
      state: filter?.state ?? undefined,
      positionId: filter?.positionId ?? undefined,
      waiting: filter?.waiting,
    }),
  positionEvaluation: (_root, { id }, { rest }) => rest.positionassess.getevaluation({ evaluationId: id }),
};
