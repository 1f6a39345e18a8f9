import type { StructurePersonResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { StructurePersonRow } from './rows.ts';

export const StructurePerson: ResolversOf<StructurePersonResolvers, StructurePersonRow> = {
  id: ({ empId }) => empId,
  employee: ({ empId }, _args, { loaders }) => reference(loaders.employeeById, empId),
  departmentName: ({ deptName }) => deptName,
};
