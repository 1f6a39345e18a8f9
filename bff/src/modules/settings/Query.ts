import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<QueryResolvers, 'roles' | 'role'> = {
  roles: (_root, { keyword }, { rest }) => rest.roles.listrole({ keyword: keyword ?? undefined }),
  role: (_root, { id }, { loaders }) => loaders.roleById.load(id),
};
