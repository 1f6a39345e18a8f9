import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<QueryResolvers, 'departments' | 'department'> = {
  departments: (_root, { keyword }, { rest }) => rest.deptmanage.selectalldept({ keyword: keyword ?? undefined }),
  department: (_root, { id }, { loaders }) => loaders.departmentById.load(id),
};
