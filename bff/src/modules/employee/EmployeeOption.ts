import type { EmployeeOptionResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { EmployeeOptionRow } from './rows.ts';

export const EmployeeOption: ResolversOf<EmployeeOptionResolvers, EmployeeOptionRow> = {
  id: (option) => option.empId,
  number: (option) => option.empNumber,
  name: (option) => option.empName,
  nameEn: (option) => option.empNameEn,
  department: (option, _args, { loaders }) => reference(loaders.departmentById, option.deptId),
};
