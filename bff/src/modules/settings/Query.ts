import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<
  QueryResolvers,
  'roles' | 'role' | 'userAccounts' | 'userAccount' | 'identityLinks' | 'signInSettings'
> = {
  roles: (_root, { keyword }, { rest }) => rest.roles.listrole({ keyword: keyword ?? undefined }),
  role: (_root, { id }, { loaders }) => loaders.roleById.load(id),
  userAccounts: (_root, { filter, page }, { rest }) =>
    rest.userAccounts.getUserDataList({
      keyword: filter?.keyword ?? undefined,
      status: filter?.status ?? undefined,
      roleCode: filter?.roleId ?? undefined,
      withoutPerson: filter?.withoutPerson ?? undefined,
      ...page,
    }),
  identityLinks: (_root, { keyword, page }, { rest }) =>
    rest.imageControl.list({ keyword: keyword ?? undefined, ...page }),
  signInSettings: (_root, _args, { rest }) => rest.ldapController.getldap(),
  userAccount: (_root, { id }, { rest }) => rest.userAccounts.getUserInfo({ systemUserId: id }),
};
