import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<QueryResolvers, 'departments' | 'department' | 'departmentChanges' | 'organisation'> = {
  // Whoever asks for all of them draws the tree, which shows how many people are where.
  departments: async (_root, { keyword }, { rest, loaders }) => {
    const found = await rest.deptmanage.selectalldept({ keyword: keyword ?? undefined, headcounts: true });
    // Each is the parent of others: none of them is asked for again.
    for (const department of found) loaders.departmentById.prime(department.deptId, department);
    return found;
  },
  department: (_root, { id }, { loaders }) => loaders.departmentById.load(id),
  organisation: (_root, { day }, { rest }) => rest.deptmanage.historytree({ day: day ?? undefined }),
  departmentChanges: (_root, { departmentId }, { rest }) =>
    rest.deptmanage.historycoming({ deptId: departmentId ?? undefined }),
};
