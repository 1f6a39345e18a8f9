import type { EmployeeResolvers } from '../../generated/schema.ts';
import { knownReference } from '../../known-reference.ts';
import { fieldName } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import { NAMES_ON_EMPLOYEE } from './fields.ts';
import type { EmployeeRow } from './rows.ts';

export const Employee: ResolversOf<EmployeeResolvers, EmployeeRow> = {
  id: (employee) => employee.empId,
  number: (employee) => employee.empNumber,
  name: (employee) => employee.empName,
  nameEn: (employee) => employee.empNameEn,
  type: (employee) => employee.employeeType,
  city: (employee) => employee.cityName,
  avatarUrl: (employee, _args, { tickets }) => tickets.picture(employee.profileImage),
  department: ({ deptId }, _args, { loaders }, asked) =>
    deptId === null ? null : knownReference(loaders.departmentById, deptId, { id: { deptId } }, asked),
  position: ({ positionId }, _args, { loaders }, asked) =>
    positionId === null ? null : knownReference(loaders.positionById, positionId, { id: { positionId } }, asked),
  rank: ({ rankId }, _args, { loaders }, asked) =>
    rankId === null ? null : knownReference(loaders.rankById, rankId, { id: { rankId } }, asked),
  jobFamily: ({ jobFamilyId }, _args, { loaders }, asked) =>
    jobFamilyId === null ? null : knownReference(loaders.jobFamilyById, jobFamilyId, { id: { jobFamilyId } }, asked),
  manager: (employee, _args, { loaders }) => reference(loaders.employeeById, employee.bossEmpId),
  virtualManager: (employee, _args, { loaders }) => reference(loaders.employeeById, employee.virtualBossEmpId),
  signInStatus: async (employee, _args, { loaders, capabilities }) =>
    (await capabilities()).invitations
      ? ((await loaders.signInStatusByEmployee.load(employee.empId))?.state ?? null)
      : null,
  customValues: (employee) => employee.customValues ?? [],
  maskedFields: (employee) => employee.maskedFields.map((field) => fieldName(NAMES_ON_EMPLOYEE, field)),
};
