import type { PromotedPersonResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { PromotedPersonRow } from './rows.ts';

export const PromotedPerson: ResolversOf<PromotedPersonResolvers, PromotedPersonRow> = {
  id: ({ empId }) => empId,
  employee: ({ empId }, _args, { loaders }) => reference(loaders.employeeById, empId),
  departmentName: ({ deptName }) => deptName,
};
