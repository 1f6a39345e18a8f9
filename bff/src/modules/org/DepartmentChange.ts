import type { DepartmentChangeResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { DepartmentChangeRow } from './rows.ts';

export const DepartmentChange: ResolversOf<DepartmentChangeResolvers, DepartmentChangeRow> = {
  id: (change) => change.changeId,
  name: (change) => change.deptName,
  targetName: (change) => change.targetDeptName,
  department: (change, _args, { loaders }) => loaders.departmentById.load(change.deptId),
  target: (change, _args, { loaders }) => reference(loaders.departmentById, change.targetDeptId),
};
