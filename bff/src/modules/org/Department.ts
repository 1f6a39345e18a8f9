import type { DepartmentResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { Loaders } from '../../generated/modules.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { DepartmentRow } from './rows.ts';

/** What only a department that was asked for with its counts can tell. */
const counted = async (
  { countedDepartmentById }: Loaders,
  { deptId }: DepartmentRow,
  count: (department: DepartmentRow) => number | null,
): Promise<number | null> => {
  const department = await countedDepartmentById.load(deptId);
  return department && count(department);
};

export const Department: ResolversOf<DepartmentResolvers, DepartmentRow> = {
  id: (department) => department.deptId,
  code: (department) => department.deptCode,
  name: (department) => department.deptName,
  nameEn: (department) => department.deptNameEn,
  hasHead: (department) => department.headEmpId !== null,
  parent: (department, _args, { loaders }) => reference(loaders.departmentById, department.parentDeptId),
  headcount: (department, _args, { loaders }) =>
    department.headcount ?? counted(loaders, department, ({ headcount }) => headcount),
  totalHeadcount: (department, _args, { loaders }) =>
    department.totalHeadcount ?? counted(loaders, department, ({ totalHeadcount }) => totalHeadcount),
  head: (department, _args, { loaders }) => reference(loaders.employeeById, department.headEmpId),
};
