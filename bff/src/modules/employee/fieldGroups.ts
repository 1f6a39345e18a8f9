import type {
  EmployeeFieldGroupResolvers,
  EmployeeFieldResolvers,
  EmployeeFieldRoleResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/schema.ts';
import { fieldName, payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { NAMES_ON_EMPLOYEE, restNameOf } from './fields.ts';
import type { EmployeeFieldGroupRow, EmployeeFieldRoleRow, EmployeeFieldRow } from './rows.ts';

export const fieldGroupQueries: Pick<QueryResolvers, 'employeeFieldLayout' | 'employeeFieldRoles'> = {
  employeeFieldLayout: (_root, _args, { rest }) => rest.empfield.listfieldgroup(),
  employeeFieldRoles: (_root, _args, { rest }) => rest.empfield.listgrouprole(),
};

export const fieldGroupMutations: Pick<MutationResolvers, 'arrangeEmployeeFields' | 'saveEmployeeFieldRights'> = {
  arrangeEmployeeFields: (_root, { input: { groups, hiddenFields, version } }, { rest }) =>
    payload(
      async () => ({
        layout: await rest.empfield.sortgroup({
          groupCodes: groups,
          hiddenFields: hiddenFields?.map(restNameOf),
          version,
        }),
      }),
      { groupCodes: 'groups' },
    ),
  saveEmployeeFieldRights: (_root, { input: { id, version, fieldRights } }, { rest }) =>
    payload(
      async () => ({
        role: await rest.empfield.savegrouprole({
          roleCode: id,
          version,
          groups: fieldRights.map(({ group, right }) => ({ groupCode: group, right })),
        }),
      }),
      { roleCode: 'id', groups: 'fieldRights' },
    ),
};

export const EmployeeFieldGroup: ResolversOf<EmployeeFieldGroupResolvers, EmployeeFieldGroupRow> = {
  group: (one) => one.groupCode,
};

export const EmployeeField: ResolversOf<EmployeeFieldResolvers, EmployeeFieldRow> = {
  name: ({ field }) => fieldName(NAMES_ON_EMPLOYEE, field),
};

export const EmployeeFieldRole: ResolversOf<EmployeeFieldRoleResolvers, EmployeeFieldRoleRow> = {
  id: (role) => role.roleCode,
  name: (role) => role.roleName,
  fieldRights: (role) => role.groups,
};
