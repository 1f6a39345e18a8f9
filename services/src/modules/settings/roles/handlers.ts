import type { Contract } from '@hengcai/shared/contract/all';
import type { Handlers } from '../../../kit/context.ts';
import { addUsers, deleteUsers, detail, transferUsers } from './members.ts';
import { listPages, pageDetail, savePages } from './pages.ts';
import { readRoles } from './read.ts';
import { remove, rename, saveRole } from './save.ts';
import { listScope, saveScope } from './scope.ts';

/** `/rolemanage`: roles, members, whom they show, and what they may do on which page. */
export const rolesHandlers: Handlers<Contract['roles']> = {
  listrole: (asked, ctx) => readRoles(ctx, asked),
  getroledetail: detail,
  saverole: saveRole,
  updatename: rename,
  deleterole: remove,
  addusers: addUsers,
  deleteusers: deleteUsers,
  transferusers: transferUsers,
  listdeptmanage: listScope,
  savedeptmanage: saveScope,
  listhtmlbymenu: listPages,
  getrolepagedetail: pageDetail,
  saverolehtml: savePages,
};
