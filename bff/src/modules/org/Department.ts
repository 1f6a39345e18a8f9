import type { DepartmentResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { DepartmentRow } from './rows.ts';

export const Department: ResolversOf<DepartmentResolvers, DepartmentRow> = {
  id: (department) => department.deptId,
  code: (department) => department.deptCode,
  name: (department) => department.deptName,
  nameEn: (department) => department.deptNameEn,
  parent: (department, _args, { loaders }) => reference(loaders.departmentById, department.parentDeptId),
  head: (department, _args, { loaders }) => reference(loaders.employeeById, department.headEmpId),
};
