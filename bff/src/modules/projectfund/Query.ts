import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<QueryResolvers, 'projectKinds'> = {
  projectKinds: (_root, { filter, page }, { rest }) =>
    rest.projecttype.listprojecttype({
      ...page,
      filter: { keyword: filter?.keyword ?? undefined, enabled: filter?.enabled ?? undefined },
    }),
};
