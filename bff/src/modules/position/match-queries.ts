import type { QueryResolvers } from '../../generated/schema.ts';

type Queries = 'positionMatches' | 'positionRequirement' | 'whoFits' | 'personMatch' | 'matchItems';

export const matchQueries: Pick<QueryResolvers, Queries> = {
  positionMatches: (_root, { filter, page }, { rest }) =>
    rest.positionmatch.listmatch({
      ...page,
      keyword: filter?.keyword ?? undefined,
      deptIds: filter?.departmentIds ?? undefined,
      described: filter?.described ?? undefined,
    }),
  positionRequirement: (_root, { positionId }, { rest }) => rest.positionmatch.getrequirement({ positionId }),
  whoFits: (_root, { positionId, filter, page }, { rest }) =>
    rest.positionmatch.whofits({
      ...page,
      positionId,
      everybody: filter?.everybody,
      keyword: filter?.keyword ?? undefined,
      deptIds: filter?.departmentIds ?? undefined,
      fitting: filter?.fitting,
    }),
  personMatch: (_root, { employeeId, positionId }, { rest }) =>
    rest.positionmatch.getmatch({ empId: employeeId ?? undefined, positionId: positionId ?? undefined }),
  matchItems: (_root, _args, { rest }) => rest.positionmatch.listitem({}),
};
