import type { EmployeeResolvers } from '../../generated/schema.ts';
import { fieldName } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import { EMPLOYEE_FIELDS } from './fields.ts';
import type { EmployeeRow } from './rows.ts';

/** What stands for a masked id: the reference that cannot be followed. */
const MASKED = {
  ...EMPLOYEE_FIELDS,
  deptId: 'department',
  positionId: 'position',
  rankId: 'rank',
  jobFamilyId: 'jobFamily',
  bossEmpId: 'manager',
  virtualBossEmpId: 'virtualManager',
};

export const Employee: ResolversOf<EmployeeResolvers, EmployeeRow> = {
  id: (employee) => employee.empId,
  number: (employee) => employee.empNumber,
  name: (employee) => employee.empName,
  nameEn: (employee) => employee.empNameEn,
  type: (employee) => employee.employeeType,
  city: (employee) => employee.cityName,
  avatarUrl: (employee, _args, { tickets }) => tickets.picture(employee.profileImage),
  department: (employee, _args, { loaders }) => reference(loaders.departmentById, employee.deptId),
  position: (employee, _args, { loaders }) => reference(loaders.positionById, employee.positionId),
  rank: (employee, _args, { loaders }) => reference(loaders.rankById, employee.rankId),
  jobFamily: (employee, _args, { loaders }) => reference(loaders.jobFamilyById, employee.jobFamilyId),
  manager: (employee, _args, { loaders }) => reference(loaders.employeeById, employee.bossEmpId),
  virtualManager: (employee, _args, { loaders }) => reference(loaders.employeeById, employee.virtualBossEmpId),
  signInStatus: async (employee, _args, { loaders, capabilities }) =>
    (await capabilities()).invitations
      ? ((await loaders.signInStatusByEmployee.load(employee.empId))?.state ?? null)
      : null,
  maskedFields: (employee) => employee.maskedFields.map((field) => fieldName(MASKED, field)),
};
