import { PageRight } from '@hengcai/shared/enums';
import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<QueryResolvers, 'me' | 'menu' | 'pagePermission' | 'failedLogins' | 'identities'> = {
  me: (_root, _args, { rest }) => rest.systemUser.getUser(),
  menu: (_root, _args, { rest }) => rest.menu.getUserMenu(),
  pagePermission: async (_root, { path }, { rest }) => {
    const { operations, elements } = await rest.rolemanage.getauthoritytype({ pageUrl: path });
    return {
      path,
      allowVisit: operations.includes(PageRight.VISIT),
      allowEdit: operations.includes(PageRight.EDIT),
      allowExport: operations.includes(PageRight.EXPORT),
      hiddenElements: elements,
    };
  },
  identities: (_root, _args, { rest }) => rest.image.userList(),
  failedLogins: async (_root, account, { rest }) => (await rest.root.loginfailedtimes(account)).loginFailedTimes,
};
