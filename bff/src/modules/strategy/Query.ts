import type { QueryResolvers } from '../../generated/schema.ts';

type Queries = 'strategyMap' | 'strategyMaps' | 'sharedStrategyMap' | 'strategyTargets';

export const Query: Pick<QueryResolvers, Queries> = {
  strategyMaps: (_root, { page }, { rest }) => rest.strategymap.liststrategymap({ ...page }),
  strategyMap: (_root, { id }, { rest }) => rest.strategymap.getstrategymap({ strategyMapCode: id }),
  sharedStrategyMap: (_root, { token }, { rest }) => rest.strategymap.sharedstrategymap({ token }),
  strategyTargets: (_root, { year, keyword, page }, { rest }) =>
    rest.strategymap.listdepttarget({ ...page, year, keyword: keyword ?? undefined }),
};
