import { PageRight } from '@hengcai/shared/enums';
import type {
  RoleFieldRightResolvers,
  RoleMemberResolvers,
  RoleMemberScopeResolvers,
  RoleMenuResolvers,
  RolePageElementResolvers,
  RolePageResolvers,
  RoleResolvers,
  RoleScopeResolvers,
} from '../../generated/schema.ts';
import type { BatchLoader } from '../../rest/batch-loader.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { allowanceOf } from './allowance.ts';
import type {
  RoleFieldRightRow,
  RoleMemberRow,
  RoleMemberScopeRow,
  RoleMenuRow,
  RolePageElementRow,
  RolePageRow,
  RoleRow,
  RoleScopeRow,
} from './rows.ts';

/** The rows behind some ids, without those that are gone or out of sight. */
const all = async <Row>(loader: BatchLoader<Row>, ids: readonly { id: string }[]): Promise<Row[]> =>
  (await Promise.all(ids.map(({ id }) => loader.load(id)))).filter((row) => row !== null);

export const Role: ResolversOf<RoleResolvers, RoleRow> = {
  id: (role) => role.roleCode,
  name: (role) => role.roleName,
  fieldRights: (role) => role.groups,
  members: async (role, { keyword, page }, { rest }) => {
    const asked = { roleCode: role.roleCode, keyword: keyword ?? undefined, ...page };
    return (await rest.roles.getroledetail(asked)).members;
  },
  narrowedMembers: async (role, _args, { rest }) =>
    (await rest.roles.listdeptmanage({ roleCode: role.roleCode })).members,
  menus: async (role, _args, { rest }) => (await rest.roles.listhtmlbymenu({ roleCode: role.roleCode })).menus,
};

export const RoleScope: ResolversOf<RoleScopeResolvers, RoleScopeRow> = {
  departments: (scope, _args, { loaders }) => all(loaders.departmentById, scope.depts),
  employees: (scope, _args, { loaders }) => all(loaders.employeeById, scope.emps),
  hiddenEmployeeCount: (scope) => scope.hiddenEmps,
};

export const RoleFieldRight: ResolversOf<RoleFieldRightResolvers, RoleFieldRightRow> = {
  group: (one) => one.groupCode,
};

export const RoleMember: ResolversOf<RoleMemberResolvers, RoleMemberRow> = {
  department: (member, _args, { loaders }) => reference(loaders.departmentById, member.deptId),
};

export const RoleMemberScope: ResolversOf<RoleMemberScopeResolvers, RoleMemberScopeRow> = {
  departments: (scope, _args, { loaders }) => all(loaders.departmentById, scope.depts),
};

export const RoleMenu: ResolversOf<RoleMenuResolvers, RoleMenuRow> = {
  name: (menu) => menu.menuName,
};

export const RolePage: ResolversOf<RolePageResolvers, RolePageRow> = {
  path: (page) => page.pageUrl,
  name: (page) => page.pageName,
  allowVisit: (page) => allowanceOf(page.rights).allowVisit,
  allowEdit: (page) => allowanceOf(page.rights).allowEdit,
  allowExport: (page) => allowanceOf(page.rights).allowExport,
  shipped: (page) => (page.shippedRights === null ? null : allowanceOf(page.shippedRights)),
};

export const RolePageElement: ResolversOf<RolePageElementResolvers, RolePageElementRow> = {
  needsEdit: (element) => element.need === PageRight.EDIT,
  needsExport: (element) => element.need === PageRight.EXPORT,
  shownByDefault: (element) => element.shownUnsaid,
};
