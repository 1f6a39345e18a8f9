import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<QueryResolvers, 'departments' | 'department'> = {
  // Whoever asks for all of them draws the tree, which shows how many people are where.
  departments: (_root, { keyword }, { rest }) =>
    rest.deptmanage.selectalldept({ keyword: keyword ?? undefined, headcounts: true }),
  department: (_root, { id }, { loaders }) => loaders.departmentById.load(id),
};
