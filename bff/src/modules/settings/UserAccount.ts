import type { UserAccountResolvers, UserAccountRoleResolvers } from '../../generated/schema.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { UserAccountRoleRow, UserAccountRow } from './rows.ts';

export const UserAccount: ResolversOf<UserAccountResolvers, UserAccountRow> = {
  id: (one) => one.systemUserId,
  name: (one) => one.userName,
  number: (one) => one.empNumber,
  employee: (one, _args, { loaders }) => reference(loaders.employeeById, one.empId),
  withoutPerson: (one) => one.empId === null,
  account: (one) => one.loginAccount,
};

export const UserAccountRole: ResolversOf<UserAccountRoleResolvers, UserAccountRoleRow> = {
  id: (one) => one.roleCode,
  name: (one) => one.roleName,
};
